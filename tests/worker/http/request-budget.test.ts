import { expect, test } from 'vitest';
import { createBudget } from '#worker/http/request-budget';

const MINUTE = 60_000;

function budgetAt(start: number) {
  const clock = { now: start };
  const kept: (readonly number[])[] = [];
  const budget = createBudget({ now: () => clock.now }, (moments, worthKeeping) => {
    if (worthKeeping) kept.push(moments);
  });
  return { clock, budget, kept };
}

/** Sends whenever it may, for so long. Returns when. */
function sendAll(
  { clock, budget }: ReturnType<typeof budgetAt>,
  milliseconds: number,
  isUseful = false,
): number[] {
  const sent: number[] = [];
  const end = clock.now + milliseconds;
  for (;;) {
    clock.now += budget.wait();
    if (clock.now >= end) return sent;
    budget.spend();
    if (isUseful) budget.refund();
    sent.push(clock.now);
  }
}

test('a device sends twenty requests at once, then one a second', () => {
  const stage = budgetAt(1_000_000);
  const sent = sendAll(stage, 10_000);
  expect(sent.filter((at) => at === 1_000_000)).toHaveLength(20);
  expect(sent).toHaveLength(29);
});

test.each([false, true])('no minute sees more than sixty, useful ones or not (%s)', (isUseful) => {
  const sent = sendAll(budgetAt(1_000_000), 10 * MINUTE, isUseful);
  const inMinuteAfter = (start: number) => sent.filter((at) => at >= start && at < start + MINUTE).length;
  expect(Math.max(...sent.map(inMinuteAfter))).toBeLessThanOrEqual(60);
  expect(sent.length).toBeGreaterThan(300);
});

test('pages that a server announces without an end get a pause too, and keep no other request waiting', () => {
  const { clock, budget } = budgetAt(1_000_000);
  let pages = 0;
  for (; budget.waitForPage() === 0; pages += 1) budget.spendPage();
  expect(pages).toBe(300);
  expect([budget.wait(), budget.waitForPage() > 30_000]).toEqual([0, true]);
  clock.now += budget.waitForPage();
  expect(budget.waitForPage()).toBe(0);
});

test('what another tab spent counts too', () => {
  const { budget } = budgetAt(1_000_000);
  budget.learn(Array.from({ length: 20 }, (_, rank) => 999_000 + rank));
  expect(budget.wait()).toBeGreaterThan(0);
});

test('what another tab spent in the same moment counts too', () => {
  const { budget } = budgetAt(1_000_000);
  for (let count = 1; count <= 20; count += 1) {
    budget.spend();
    budget.refund();
    budget.learn([1_000_000]);
    budget.refund();
  }
  expect(budget.wait()).toBe(0);
  for (let count = 1; count <= 10; count += 1) budget.learn([1_000_000]);
  expect(budget.wait()).toBeGreaterThan(30_000);
});

test('a worker killed again and again goes on where it was', () => {
  const stage = budgetAt(1_000_000);
  sendAll(stage, 1_000);
  const heir = budgetAt(1_000_500);
  heir.budget.learn(stage.kept.at(-1) ?? []);
  expect(heir.budget.wait()).toBeGreaterThan(0);
});

test('a clock that steps back does not stop the device', () => {
  const stage = budgetAt(1_000_000_000);
  sendAll(stage, 30_000);
  stage.clock.now -= 24 * 60 * MINUTE;
  expect(stage.budget.wait()).toBeLessThanOrEqual(1_000);
});

test('who sends much and matters less leaves some of each minute to others', () => {
  const { clock, budget } = budgetAt(1_000_000);
  for (let sent = 0; sent < 35; sent += 1) {
    budget.spend();
    budget.refund();
  }
  expect([budget.wait(15) > 0, budget.wait()]).toEqual([true, 0]);
  clock.now += MINUTE + 1;
  expect(budget.wait(15)).toBe(0);
});

test('a minute is whole where the clock tells whole milliseconds', () => {
  let time = 1_000_000.9;
  const budget = createBudget({ now: () => Math.floor(time) }, () => undefined);
  for (let sent = 0; sent < 60; sent += 1) {
    budget.spend();
    budget.refund();
  }
  time += 8.2;
  time += budget.wait();
  expect(time - 1_000_000.9).toBeGreaterThanOrEqual(MINUTE);
});
