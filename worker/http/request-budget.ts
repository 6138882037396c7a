import type { Surroundings } from '../base/surroundings';

/** A minute in milliseconds, plus one: a clock counts whole ones, so that a measured minute may be a little short. */
const MINUTE = 60_001;
/** Of the 60 requests that a device may send per minute, ten are left for people's own, which ignore the budget. */
const MAX_A_MINUTE = 50;
/**
 * Of pages that the server has announced with the one before: the line is their limit, this one only that of a server
 * that never ends. So many are a hundred thousand articles.
 */
const MAX_PAGES_A_MINUTE = 300;
const BURST = 20;
const REFILL = 1_000;
/** From this many requests on the budget is stored: a worker killed repeatedly must not start afresh each time. */
const WORTH_KEEPING = 5;

export interface RequestBudget {
  /**
   * Milliseconds until another request may be sent; 0 for now.
   * @param left how many of a minute's requests are left to others
   */
  wait(left?: number): number;
  spend(): void;
  /** The same for one more page of changes, which does not count among the requests. */
  waitForPage(): number;
  spendPage(): void;
  /** The request got something done: it does not count against the burst, but still against the minute. */
  refund(): void;
  /**
   * Counts requests of this device's other workers, or of this one before it was killed. Each entry counts, also
   * several at the same moment; one reported twice delays requests for a minute at most.
   */
  learn(moments: readonly number[]): void;
}

/**
 * Limits this device's requests: at most 60 in any minute, people's own included, and after a burst of 20 one per
 * second. Requests that get something done, such as the parts of a file, are limited by the minute only; the pages of
 * a first load after the first one have a limit of their own, or it would take longer than the line needs.
 */
export function createBudget(
  { now }: Pick<Surroundings, 'now'>,
  onSpent: (moments: readonly number[], worthKeeping: boolean) => void,
): RequestBudget {
  let recent: readonly number[] = [];
  let pages: readonly number[] = [];
  let burst = BURST;
  let refilledAt = now();

  const refill = () => {
    const time = now();
    // If the clock steps back, the device must not be blocked for as long as it stepped.
    recent = recent.filter((moment) => moment <= time && time - moment < MINUTE);
    if (time < refilledAt) refilledAt = time;
    burst = Math.min(BURST, burst + (time - refilledAt) / REFILL);
    refilledAt = time;
  };

  return {
    wait(left = 0) {
      refill();
      const time = now();
      const oldest = recent[recent.length - (MAX_A_MINUTE - left)];
      const ofMinute = oldest === undefined ? 0 : oldest + MINUTE - time;
      const ofBurst = burst >= 1 ? 0 : (1 - burst) * REFILL;
      return Math.ceil(Math.max(ofMinute, ofBurst, 0));
    },
    waitForPage() {
      pages = pages.filter((moment) => moment <= now() && now() - moment < MINUTE);
      const oldest = pages[pages.length - MAX_PAGES_A_MINUTE];
      return oldest === undefined ? 0 : oldest + MINUTE - now();
    },
    spendPage() {
      pages = [...pages, now()];
    },
    spend() {
      refill();
      recent = [...recent, now()];
      burst -= 1;
      onSpent(recent, recent.length >= WORTH_KEEPING);
    },
    refund() {
      burst = Math.min(BURST, burst + 1);
    },
    learn(moments) {
      refill();
      recent = [...recent, ...moments].sort((one, other) => one - other);
      burst -= moments.filter((moment) => now() - moment < BURST * REFILL).length;
      refill();
    },
  };
}
