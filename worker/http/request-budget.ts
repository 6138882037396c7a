import type { Surroundings } from '../surroundings';

/** A minute in milliseconds, and one more: a clock tells whole ones, so that a minute by it may be a little short. */
const MINUTE = 60_001;
/** Ten of the sixty that a device may send are left for what people ask for, which waits for no budget. */
const MOST_A_MINUTE = 50;
const BURST = 20;
const REFILL = 1_000;
/** From here on the budget is written down, so that a worker killed again and again cannot start afresh each time. */
const WORTH_KEEPING = 5;

export interface RequestBudget {
  /**
   * Milliseconds until another request may go; 0 for now.
   * @param left so many of a minute's requests are left to others
   */
  wait(left?: number): number;
  spend(): void;
  /** The request brought something: it does not count against the burst, but against the minute all the same. */
  refund(): void;
  /**
   * What other workers of this device spent, or this one before it was killed. Each counts, also of several in one moment; one
   * that is told twice holds back for a minute at most.
   */
  learn(moments: readonly number[]): void;
}

/**
 * How often this device may ask: at most 60 times in any minute, people included, and after a burst of 20 once a second. Requests that
 * get something done, as the pages of a first load, are held back by the minute alone.
 */
export function createBudget(
  { now }: Pick<Surroundings, 'now'>,
  onSpent: (moments: readonly number[], worthKeeping: boolean) => void,
): RequestBudget {
  let recent: readonly number[] = [];
  let burst = BURST;
  let refilledAt = now();

  const refill = () => {
    const time = now();
    // A clock that stepped back must not stop the device for as long as it stepped.
    recent = recent.filter((moment) => moment <= time && time - moment < MINUTE);
    if (time < refilledAt) refilledAt = time;
    burst = Math.min(BURST, burst + (time - refilledAt) / REFILL);
    refilledAt = time;
  };

  return {
    wait(left = 0) {
      refill();
      const time = now();
      const oldest = recent[recent.length - (MOST_A_MINUTE - left)];
      const ofMinute = oldest === undefined ? 0 : oldest + MINUTE - time;
      const ofBurst = burst >= 1 ? 0 : (1 - burst) * REFILL;
      return Math.ceil(Math.max(ofMinute, ofBurst, 0));
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
