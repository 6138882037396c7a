/** A thing saved with this rank, or a higher one, comes after all others: the server gives it the next rank. */
export const AT_THE_END = 9_999;

/** The rank that a form sends: none for one that it has not got from the server yet. That one stays where it is put. */
export const knownRank = (rank: number): { readonly rank?: number } => (rank < AT_THE_END ? { rank } : {});

interface Ranked {
  readonly uuid: string;
  readonly rank: number;
}

/**
 * The things whose rank changes when one of them moves up (-1) or down (1), each with its new rank; none at an end of
 * the list. Two change, unless several had the same rank, or were added here and have none from the server yet: these
 * get the ranks after the last known one, so that the server keeps this order.
 * @param things all of them, in their order
 */
export function ranksAfterMove<Thing extends Ranked>(
  things: readonly Thing[],
  uuid: string,
  step: -1 | 1,
): readonly Thing[] {
  const from = things.findIndex((thing) => thing.uuid === uuid);
  const moved = things[from];
  const to = from + step;
  if (moved === undefined || to < 0 || to >= things.length) return [];
  const ranks = rising(things.map(({ rank }) => (rank < AT_THE_END ? rank : 0)));
  const inNewOrder = things.toSpliced(from, 1).toSpliced(to, 0, moved);
  return inNewOrder.flatMap((thing, place) => {
    const rank = ranks[place] ?? thing.rank;
    return rank === thing.rank ? [] : [{ ...thing, rank }];
  });
}

/** The same ranks, each raised above the one before it if need be. */
function rising(ranks: readonly number[]): readonly number[] {
  const risen: number[] = [];
  for (const rank of ranks) risen.push(Math.max(rank, (risen.at(-1) ?? -1) + 1));
  return risen;
}
