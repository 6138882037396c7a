import { deepEqual } from 'fast-equals';

/** The versions of a thing in a form: plain data, field by field. */
interface Versions<Values extends object> {
  /** The version that the person started from. */
  readonly base: Values;
  readonly mine: Values;
  /** The saved form of `mine`, if saving normalises it: such differences are no change. */
  readonly normalised?: Values;
  /** The version on the server now. */
  readonly theirs: Values;
  /** The version that the person saved in between: values equal to it are not another person's change. */
  readonly saved: Values | null;
}

interface Merged<Values extends object> {
  readonly values: Values;
  /** Fields that both changed differently: the person's own value stays until they choose. */
  readonly conflicts: readonly (keyof Values & string)[];
}

/** A three-way merge, field by field: a field that only one of the two changed gets that change. */
export function mergeFields<Values extends object>(versions: Versions<Values>): Merged<Values> {
  const { base, mine, normalised = mine, theirs, saved } = versions;
  const names = Object.keys(mine) as (keyof Values & string)[];
  const isTheirWork = (name: keyof Values) =>
    !isSameField(theirs[name], base[name]) && (saved === null || !isSameField(theirs[name], saved[name]));
  const isTaken = (name: keyof Values) => isTheirWork(name) && isSameField(normalised[name], base[name]);
  const values = Object.fromEntries(
    names.map((name) => [name, isTaken(name) ? theirs[name] : mine[name]]),
  ) as Values;
  const conflicts = names.filter(
    (name) => isTheirWork(name) && !isTaken(name) && !isSameField(normalised[name], theirs[name]),
  );
  return { values, conflicts };
}

/** Spaces around a text make no difference: the server trims it. */
export function isSameField(one: unknown, other: unknown): boolean {
  return deepEqual(trimmed(one), trimmed(other));
}

const trimmed = (value: unknown) => (typeof value === 'string' ? value.trim() : value);
