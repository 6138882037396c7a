import { expect, freshServer, test as base } from './support/journey';

const test = base.extend({ server: freshServer() });

test('fails when a page throws what nobody catches', async ({ page }) => {
  test.fail();
  await page.goto('/');
  const thrown = page.waitForEvent('pageerror');
  await page.evaluate(() =>
    queueMicrotask(() => {
      throw new Error('Tombé du cintre');
    }),
  );
  await thrown;
});

test('fails when its server ends by itself', async ({ server }) => {
  test.fail();
  const pid = server.pid ?? 0;
  // 0 would mean this process's own group.
  expect(pid).toBeGreaterThan(1);
  process.kill(pid, 'SIGKILL');
  await expect.poll(() => server.isRunning).toBe(false);
});
