/** Dates in chronological order; of one moment, in the order of their uuids. */
export const inTime = <Dated extends { readonly uuid: string; readonly date: Date }>(
  dates: readonly Dated[],
): Dated[] =>
  dates.toSorted(
    (one, other) => one.date.getTime() - other.date.getTime() || (one.uuid < other.uuid ? -1 : 1),
  );
