interface Dated {
  readonly date: Date;
}

/** How long after its start a date can still be on: doors close late, and only the server knows when. */
export const AN_EVENING_MS = 6 * 3_600_000;

/** Whether a date is upcoming or on: its tickets are shown until it is over. */
export const isComing = ({ date }: Dated, now: Date): boolean =>
  now.getTime() < date.getTime() + AN_EVENING_MS;

/** Orders by date, the next one first. */
export const soonest = (one: Dated, other: Dated): number => one.date.getTime() - other.date.getTime();

export const latest = (one: Dated, other: Dated): number => soonest(other, one);
