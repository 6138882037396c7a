import { describe, expect, test } from 'vitest';
import { createHolds } from '#worker/queue/holds';

const HOUR = 3_600_000;

function holdsAt(start: number) {
  const clock = { now: start };
  const holds = createHolds({ now: () => clock.now, random: (count) => new Uint8Array(count).fill(128) });
  return { clock, holds };
}

describe('what failed', () => {
  test('waits for longer each time, then is free', () => {
    const { clock, holds } = holdsAt(HOUR);
    holds.fail('pull', 0);
    expect(holds.nextFree()).toBe(HOUR + 500);
    clock.now += 500;
    expect(holds.isHeld('pull')).toBe(false);
    holds.fail('pull', 0);
    expect(holds.nextFree()).toBeGreaterThan(clock.now + 1000);
  });

  test('waits as long as the server asked, even when a person asks again', () => {
    const { clock, holds } = holdsAt(HOUR);
    holds.fail('pull', 30_000);
    holds.release();
    clock.now += 29_999;
    expect(holds.isHeld('pull')).toBe(true);
    clock.now += 1;
    expect(holds.isHeld('pull')).toBe(false);
  });

  test.each([1000, 10 * 60_000, HOUR, 24 * HOUR])(
    'is not held again by a clock that is set back by %i ms',
    (step) => {
      const { clock, holds } = holdsAt(48 * HOUR);
      holds.fail('pull', 0);
      clock.now += 2000;
      clock.now -= step + 2000;
      expect(holds.isHeld('pull')).toBe(false);
      expect(holds.nextFree()).toBeNull();
    },
  );

  test('holds nothing else', () => {
    const { holds } = holdsAt(HOUR);
    holds.fail('pull', 0);
    expect(holds.isHeld('scans')).toBe(false);
  });
});
