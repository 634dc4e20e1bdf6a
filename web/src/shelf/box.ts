import type { Component } from "svelte";
import type { Animal } from "$web/art/ring";

/** A box as it stands on the shelf; its words are under its id. */
export interface Box {
  id: string;
  people: readonly [least: number, most: number];
  age: number;
}

export interface Unfinished {
  code: string;
  game: string;
  animals: readonly Animal[];
}

/** What the cardboard of a box is painted with. */
export interface Cardboard {
  face: string;
  side: string;
  top: string;
  edge: string;
}

interface Lid {
  default: Component;
  cardboard: Cardboard;
}

const LIDS = import.meta.glob<Lid>("$boxes/*/web/Lid.svelte", { eager: true });

const BY_BOX = new Map(Object.entries(LIDS).map(([path, lid]) => [path.split("/").at(-3)!, lid]));

export const BARE: Cardboard = { face: "#cf9356", side: "#a5662c", top: "#dda768", edge: "#5a3010" };

export const lidOf = (box: string): Lid | undefined => BY_BOX.get(box);
