import { expect, test } from 'vitest';
import { createDoorClock } from '../../../../../src/screens/front-of-house/door/door-clock';

const SECOND = 1000;
const HOUR = 3_600 * SECOND;
const start = new Date('2026-11-21T20:00:00+01:00').getTime();
const serverAt = (seconds: number) => new Date(start + seconds * SECOND);

/** A phone whose clock is an hour ahead of the server's. */
function openPhone() {
  const clocks = { wall: start + HOUR, steady: 0 };
  const clock = createDoorClock({ wall: () => clocks.wall, steady: () => clocks.steady }, HOUR);
  return {
    clock,
    pass(seconds: number) {
      clocks.wall += seconds * SECOND;
      clocks.steady += seconds * SECOND;
    },
    sleep(seconds: number) {
      clock.rest();
      clocks.wall += seconds * SECOND;
      clock.wake();
    },
    set(by: number) {
      clocks.wall += by;
    },
  };
}

test('the time at the door is that of the server', () => {
  const { clock, pass } = openPhone();
  pass(90);
  expect(clock.now()).toEqual(serverAt(90));
});

test.each([-HOUR, -2 * SECOND, 2 * SECOND, 24 * HOUR])(
  'it goes on when the phone’s clock is set by %i milliseconds',
  (step) => {
    const { clock, pass, set } = openPhone();
    pass(10);
    set(step);
    pass(5);
    expect(clock.now()).toEqual(serverAt(15));
  },
);

test('it goes on over two steps, and over a sleep in which the steady clock stands still', () => {
  const { clock, pass, set, sleep } = openPhone();
  set(-HOUR);
  pass(10);
  sleep(600);
  pass(10);
  expect(clock.now()).toEqual(serverAt(620));
  set(2 * HOUR);
  pass(10);
  expect(clock.now()).toEqual(serverAt(630));
});

test('what the server says of the clock counts from then on', () => {
  const { clock, pass, set } = openPhone();
  set(-HOUR);
  pass(10);
  clock.correct(500);
  expect(clock.now()).toEqual(new Date(serverAt(10).getTime() - 500));
});

test('a measure that is some seconds off turns no two scans round, and one of an hour is believed', () => {
  const { clock, pass } = openPhone();
  pass(10);
  expect(clock.now()).toEqual(serverAt(10));
  clock.correct(HOUR + 4 * SECOND);
  pass(1);
  expect(clock.now()).toEqual(new Date(serverAt(10).getTime() + 1));
  pass(5);
  expect(clock.now()).toEqual(serverAt(12));
  clock.correct(2 * HOUR);
  expect(clock.now()).toEqual(serverAt(16 - 3_600));
});
