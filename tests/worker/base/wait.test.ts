import { expect, test } from 'vitest';
import { inTime } from '#worker/base/wait';
import { openStage } from '../stage';

test('what still moves when its time is up is waited for as long again, and is no fault', async () => {
  const { surroundings, pass, reports } = openStage();
  let isMoving = true;
  let over: string | null | undefined;
  const never = new Promise<string>(() => undefined);
  void inTime(surroundings, 1_000, never, 'A round', () => isMoving).then((value) => (over = value));
  for (let rung = 0; rung < 3; rung += 1) {
    pass(1_000);
    // Lets what the clock rang come to its end.
    await new Promise((resolve) => setTimeout(resolve));
  }
  expect([over, reports]).toEqual([undefined, []]);
  isMoving = false;
  pass(1_000);
  await expect.poll(() => over).toBeNull();
  expect(reports).toHaveLength(1);
});
