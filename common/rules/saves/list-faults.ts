import type { Faults } from './refusal';

/** The faults of the things in a list, each at the path of one field. */
export function faultsAt<Thing>(
  list: string,
  field: string,
  things: readonly Thing[],
  faultOf: (thing: Thing, rank: number) => string | null,
): Faults {
  return Object.fromEntries(
    things.flatMap((thing, rank) => {
      const fault = faultOf(thing, rank);
      return fault === null ? [] : [[`${list}.${rank}.${field}`, fault]];
    }),
  );
}
