/** Two clocks of one phone drift apart by less than this, in milliseconds: beyond it, one of them was set. */
const STEP = 1500;

/** The clocks of a phone, in milliseconds: the one that shows the time, and one that nobody can set. */
export interface PhoneClocks {
  wall(): number;
  steady(): number;
}

export interface DoorClock {
  /** The time by the server's clock. */
  now(): Date;
  /** How far the wall clock is ahead of the server's, measured just now. */
  correct(offset: number): void;
  /** The phone goes to sleep, and the steady clock may stand still until it wakes. */
  rest(): void;
  wake(): void;
}

/**
 * The time at the door. A phone's clock may be set while the door is open, by hand or by the network, and the server is
 * not asked again before the next pull: until then the steady clock tells how far it was set.
 */
export function createDoorClock({ wall, steady }: PhoneClocks, offset: number): DoorClock {
  let ahead = offset;
  let since = { wall: wall(), steady: steady() };

  const aheadNow = () => {
    const step = wall() - since.wall - (steady() - since.steady);
    return Math.abs(step) < STEP ? ahead : ahead + step;
  };
  const measure = (measured: number) => {
    ahead = measured;
    since = { wall: wall(), steady: steady() };
  };

  return {
    now: () => new Date(wall() - aheadNow()),
    correct: measure,
    rest: () => measure(aheadNow()),
    wake: () => measure(ahead),
  };
}
