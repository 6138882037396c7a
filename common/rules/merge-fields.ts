import { deepEqual } from 'fast-equals';

/** A thing as a form has it: plain data, field by field. */
interface Versions<Values extends object> {
  /** What the person began from. */
  readonly base: Values;
  readonly mine: Values;
  /** What will be saved of `mine`, where that may say the same in other words: those are no change. */
  readonly tidied?: Values;
  /** What everybody else sees now. */
  readonly theirs: Values;
  /** What the person saved in between: to find it there again is no work of somebody else. */
  readonly saved: Values | null;
}

interface Merged<Values extends object> {
  readonly values: Values;
  /** What both changed, and not alike: the person's own stands, until they have chosen. */
  readonly conflicts: readonly (keyof Values & string)[];
}

/** A three-way merge, field by field: what only one of two people changed is as they changed it. */
export function mergeFields<Values extends object>(versions: Versions<Values>): Merged<Values> {
  const { base, mine, tidied = mine, theirs, saved } = versions;
  const names = Object.keys(mine) as (keyof Values & string)[];
  const isTheirWork = (name: keyof Values) =>
    !isSameField(theirs[name], base[name]) && (saved === null || !isSameField(theirs[name], saved[name]));
  const isTaken = (name: keyof Values) => isTheirWork(name) && isSameField(tidied[name], base[name]);
  const values = Object.fromEntries(
    names.map((name) => [name, isTaken(name) ? theirs[name] : mine[name]]),
  ) as Values;
  const conflicts = names.filter(
    (name) => isTheirWork(name) && !isTaken(name) && !isSameField(tidied[name], theirs[name]),
  );
  return { values, conflicts };
}

/** Spaces around a text are no difference: the server cuts them off. */
export function isSameField(one: unknown, other: unknown): boolean {
  return deepEqual(trimmed(one), trimmed(other));
}

const trimmed = (value: unknown) => (typeof value === 'string' ? value.trim() : value);
