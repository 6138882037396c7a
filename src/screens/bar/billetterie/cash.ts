/** Banknotes, in cents. */
const NOTES = [500, 1000, 2000, 5000, 10_000] as const;
/** As many buttons as stand in a row on a phone, beside the one for what is exact. */
const MOST = 4;

/** What people are likely to hand over for a total, besides the exact sum: euros, lowest first. */
export function likelyCash(total: number): readonly number[] {
  const cents = inCents(total);
  const sums = NOTES.map((note) => Math.ceil(cents / note) * note).filter((sum) => sum > cents);
  return [...new Set(sums)]
    .toSorted((one, other) => one - other)
    .slice(0, MOST)
    .map((sum) => sum / 100);
}

/** What to give back, in euros, exact to the cent; below 0 where it is not enough. */
export function changeOf(total: number, handed: number): number {
  return (inCents(handed) - inCents(total)) / 100;
}

const inCents = (euros: number) => Math.round(euros * 100);
