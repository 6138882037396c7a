/** Faults of a body in French, by path. */
export type Faults = Readonly<Record<string, string>>;

/** Faults of keys made by the client: a key that occurs twice, or belongs to another show. */
export function keyFaults(
  list: 'dates' | 'prices',
  things: readonly { readonly uuid: string }[],
  isElsewhere: (uuid: string) => boolean,
): Faults {
  const keys = things.map(({ uuid }) => uuid);
  return faultsAt(list, 'uuid', keys, (key, rank) => {
    if (keys.indexOf(key) !== rank) return 'donné deux fois';
    return isElsewhere(key) ? 'appartient à un autre spectacle' : null;
  });
}

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
