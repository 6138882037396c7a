/** Maximum drift between the two clocks of a phone, in milliseconds: beyond it, the wall clock was set. */
const STEP = 1500;

/** How far a time may be before the last one and still come of a measure by a slow network, in milliseconds. */
const SLACK = 10_000;

/** The clocks of a phone, in milliseconds: the wall clock, and the monotonic one, which cannot be set. */
export interface PhoneClocks {
  wall(): number;
  steady(): number;
}

export interface DoorClock {
  /** The time of the server's clock, later each time: a measure that is a little off turns no two scans round. */
  now(): Date;
  /** Takes the offset of the wall clock ahead of the server's, as just measured. */
  correct(offset: number): void;
  /** Before the phone sleeps: the monotonic clock may stop until it wakes. */
  rest(): void;
  wake(): void;
}

/**
 * The time at the door. A phone's clock may be set while the door is open, by hand or by the network, and the next
 * comparison with the server is the next pull: until then the monotonic clock shows by how much it was set.
 */
export function createDoorClock({ wall, steady }: PhoneClocks, offset: number): DoorClock {
  let ahead = offset;
  let since = { wall: wall(), steady: steady() };
  let last = -Infinity;

  const aheadNow = () => {
    const step = wall() - since.wall - (steady() - since.steady);
    return Math.abs(step) < STEP ? ahead : ahead + step;
  };
  const measure = (measured: number) => {
    ahead = measured;
    since = { wall: wall(), steady: steady() };
  };

  return {
    now() {
      const time = wall() - aheadNow();
      last = time > last || time < last - SLACK ? time : last + 1;
      return new Date(last);
    },
    correct: measure,
    rest: () => measure(aheadNow()),
    wake: () => measure(ahead),
  };
}
