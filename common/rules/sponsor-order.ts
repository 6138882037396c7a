/** A partner saved with this rank, or a higher one, comes after all others: the server gives it the next rank. */
export const AT_THE_END = 9_999;

interface Ranked {
  readonly uuid: string;
  readonly rank: number;
}

/**
 * The partners whose rank changes when one of them moves up (-1) or down (1), each with its new rank; none at an end of
 * the list. Two change, unless several had the same rank.
 * @param sponsors all partners, in their order
 */
export function ranksAfterMove<Sponsor extends Ranked>(
  sponsors: readonly Sponsor[],
  uuid: string,
  step: -1 | 1,
): readonly Sponsor[] {
  const from = sponsors.findIndex((sponsor) => sponsor.uuid === uuid);
  const moved = sponsors[from];
  const to = from + step;
  if (moved === undefined || to < 0 || to >= sponsors.length) return [];
  const ranks = rising(sponsors.map(({ rank }) => rank));
  const inNewOrder = sponsors.toSpliced(from, 1).toSpliced(to, 0, moved);
  return inNewOrder.flatMap((sponsor, place) => {
    const rank = ranks[place] ?? sponsor.rank;
    return rank === sponsor.rank ? [] : [{ ...sponsor, rank }];
  });
}

/** The same ranks, each raised above the one before it if need be. */
function rising(ranks: readonly number[]): readonly number[] {
  const risen: number[] = [];
  for (const rank of ranks) risen.push(Math.max(rank, (risen.at(-1) ?? -1) + 1));
  return risen;
}
