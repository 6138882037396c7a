interface Ranked {
  readonly uuid: string;
  readonly rank: number;
}

/** Where a thing is put: right behind one and in front of another, by uuid; null: at that end of the list. */
export interface Place {
  readonly after: string | null;
  readonly before: string | null;
}

/** The same order with one thing a step up (-1) or down (1); unchanged at an end of the list. */
export function orderAfterStep(order: readonly string[], uuid: string, step: -1 | 1): readonly string[] {
  const from = order.indexOf(uuid);
  const to = from + step;
  return from === -1 || to < 0 || to >= order.length
    ? order
    : order.toSpliced(from, 1).toSpliced(to, 0, uuid);
}

/** The place of a thing in an order that holds it. */
export function placeIn(order: readonly string[], uuid: string): Place {
  const at = order.indexOf(uuid);
  return { after: order[at - 1] ?? null, before: order[at + 1] ?? null };
}

/**
 * The things whose rank changes when one of them is put in a place, each with its new rank: ranks count from 0. It
 * comes right behind `after`; if that one is gone, in front of `before`; if both are gone, it stays where it is.
 * @param things all of them, in their order
 */
export function ranksAfterMove<Thing extends Ranked>(
  things: readonly Thing[],
  uuid: string,
  place: Place,
): readonly Thing[] {
  const moved = things.filter((thing) => thing.uuid === uuid);
  const others = things.filter((thing) => thing.uuid !== uuid);
  const at = indexOf(
    others.map((thing) => thing.uuid),
    place,
  );
  if (at === undefined) return [];
  return others
    .toSpliced(at, 0, ...moved)
    .flatMap((thing, rank) => (thing.rank === rank ? [] : [{ ...thing, rank }]));
}

function indexOf(others: readonly string[], { after, before }: Place): number | undefined {
  if (after === null) return 0;
  if (others.includes(after)) return others.indexOf(after) + 1;
  if (before === null) return others.length;
  return others.includes(before) ? others.indexOf(before) : undefined;
}

/** A rank between two others, for a device that cannot count all of them anew; undefined without either. */
export function rankBetween(after: number | undefined, before: number | undefined): number | undefined {
  if (after === undefined) return before === undefined ? undefined : before - 1;
  return before === undefined ? after + 1 : (after + before) / 2;
}
