import { FACTS } from "./hearts";

/** What stands on the shelf. */
export const BOX = { id: FACTS.box, people: FACTS.seats, age: 6 } as const;
