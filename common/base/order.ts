const french = new Intl.Collator('fr');

/** Compares texts as a French dictionary does. */
export const byFrench = (one: string, other: string): number => french.compare(one, other);

/** Compares texts by their UTF-16 code units: the order of uuids, slugs and other identifiers. */
export const byCode = (one: string, other: string): number => (one === other ? 0 : one < other ? -1 : 1);

/** The order of things that are equal in all else. */
export const byUuid = (one: { readonly uuid: string }, other: { readonly uuid: string }): number =>
  byCode(one.uuid, other.uuid);

/** Dates in chronological order; of one moment, by uuid. */
export const inTime = <Dated extends { readonly uuid: string; readonly date: Date }>(
  dates: readonly Dated[],
): Dated[] => dates.toSorted((one, other) => one.date.getTime() - other.date.getTime() || byUuid(one, other));
