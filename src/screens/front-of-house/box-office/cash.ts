/** Banknotes, in cents. */
const NOTES = [500, 1000, 2000, 5000, 10_000] as const;
/** Maximum number of buttons in a row on a phone, next to the one for the exact amount. */
const MOST = 4;

/** Amounts that people are likely to hand over for a total, besides the exact one, in euros, lowest first. */
export function likelyCash(total: number): readonly number[] {
  const cents = inCents(total);
  const sums = NOTES.map((note) => Math.ceil(cents / note) * note).filter((sum) => sum > cents);
  return [...new Set(sums)]
    .toSorted((one, other) => one - other)
    .slice(0, MOST)
    .map((sum) => sum / 100);
}

/** The change to give back, in euros, exact to the cent; negative if too little was handed over. */
export function changeOf(total: number, handed: number): number {
  return (inCents(handed) - inCents(total)) / 100;
}

const inCents = (euros: number) => Math.round(euros * 100);
