/** Lays elements where they belong and lets them travel there from where they lay before. */
import type { Attachment } from "svelte/attachments";
import type { Place } from "./layout/place";
import { far, Places, put, travel, type Way } from "./travel";

export interface Lying {
  key: string;
  to: Place;
  start: Place;
  way: Way;
  /** Comes from its start, wherever we saw it last: somebody held it since. */
  anew?: boolean;
}

/** In the calm form: a seam from where a piece was to where it is. */
export interface Seam {
  id: number;
  from: Place;
  to: Place;
}

const WORTH_A_SEAM = 90;

export class Cloth {
  seams = $state.raw<readonly Seam[]>([]);
  places = new Places();
  room = "";
  #sewn = 0;

  lay({ key, to, start, way, anew }: Lying): Attachment<HTMLElement> {
    return (node) => {
      if (anew && !node.style.transform) this.places.lose(key);
      const from = this.places.move(key, to, this.room, start);
      node.style.width = `${to.w}px`;
      node.style.transform = put(to);
      if (this.places.resized(key)) return;
      if (way.calm && !way.delay) this.#sew(from, to);
      void travel(node, from, to, way);
    };
  }

  unpick(seam: Seam): void {
    this.seams = this.seams.filter((other) => other !== seam);
  }

  #sew(from: Place, to: Place): void {
    if (far(from, to) > WORTH_A_SEAM)
      queueMicrotask(() => (this.seams = [...this.seams, { id: ++this.#sewn, from, to }]));
  }
}
