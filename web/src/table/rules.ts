import type { Table } from "$web/wire/messages";
import type { Option, Value } from "./stage";

interface Orders {
  arrange(seats: number, rules: Record<string, Value>): unknown;
}

type Planned = Pick<Table, "next">;

/** What is quickly switched comes first. */
export const inOrder = (options: readonly Option[]): Option[] => [
  ...options.filter(({ type }) => type === "switch"),
  ...options.filter(({ type }) => type !== "switch"),
];

export const valueOf = (option: Option, table: Planned): Value => table.next.rules[option.name] ?? option.default;

/** A seat is only offered if it stands at the table. */
export const valuesOf = (option: Option, table: Planned): readonly Value[] =>
  option.values.filter((value) => typeof value !== "number" || option.type !== "seat" || value < table.next.seats);

export const setRule = (name: string, value: Value, table: Planned, desk: Orders) =>
  desk.arrange(table.next.seats, { ...table.next.rules, [name]: value });

/** Whoever loses the chair does not begin either. */
export function setSeats(seats: number, options: readonly Option[], table: Planned, desk: Orders) {
  const fits = (name: string, value: Value) =>
    typeof value !== "number" || value < seats || options.find((option) => option.name === name)?.type !== "seat";
  const rules = Object.entries(table.next.rules).filter(([name, value]) => fits(name, value));
  return desk.arrange(seats, Object.fromEntries(rules));
}

/** What is changed now waits for the next deal. */
export const waitsForNextDeal = (table: Pick<Table, "started">) => table.started;
