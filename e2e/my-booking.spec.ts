import { must } from '#common/base/must';
import { formatWireDate } from '#common/base/paris-time';
import { shortCodeOf } from '#common/rules/short-code';
import { claimsOfCode } from '#common/rules/ticket-code';
import { bookByApi, choose, lateDate } from './support/box-office';
import { codeOnScreen } from './support/held-code';
import { expect, test } from './support/journey';
import { goOffline, shellStored, synchronised } from './support/visit';
import { expectWelcomeEverywhere } from './support/welcome';

const pathOf = (uuid: string) => `/reservations/ma-reservation/${uuid}`;

test(
  'the code of a booking is read from the screen, by night and without a network too',
  { tag: '@offline' },
  async ({ page, server }) => {
    const date = await lateDate(server.origin);
    const uuid = await bookByApi(server.origin, date, 3, { name: 'W'.repeat(100) });
    await page.goto(pathOf(uuid));
    await synchronised(page);
    await shellStored(page);
    const code = page.getByRole('img', { name: 'Code QR à présenter à l’entrée, pour 3 places' });
    await expect(code).toBeVisible();
    await expectWelcomeEverywhere(page);
    // It asks something else, and not over the code.
    await expect(page.getByRole('button', { name: 'Ok', exact: true })).toBeAttached();
    await goOffline(page);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.setViewportSize({ width: 320, height: 640 });
      await page.emulateMedia({ colorScheme });
      await page.reload();
      await expect(page.getByText('À présenter à l’entrée')).toBeVisible();
      await expect(page.getByText(/Ceci a été gardé sur cet appareil/)).toBeVisible();
      const claims = must(claimsOfCode((await codeOnScreen(code)).text), 'claims');
      expect(claims).toMatchObject({ k: 'booking', n: 3, d: date });
      expect(claims.t).not.toBe(uuid);
      await expect(page.getByText(shortCodeOf(claims.t))).toBeVisible();
    }
  },
);

test('a booking that changed while its page was hidden is read again, and what is open stays open', async ({
  page,
  server,
}) => {
  const uuid = await bookByApi(server.origin, await lateDate(server.origin), 2);
  await page.goto(pathOf(uuid));
  await synchronised(page);
  await page.getByRole('button', { name: 'Changer les places' }).click();
  await choose(page, 4);
  const change = (method: string, body?: object) =>
    fetch(`${server.origin}/api/bookings/${uuid}`, {
      method,
      headers: { 'Content-Type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
    });
  const comeBack = () => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await change('PUT', { seats: [{ category: { slug: 'plein-tarif' }, count: 3 }] });
  await comeBack();
  await expect(page.getByText('Plein tarif × 3')).toBeAttached();
  await expect(page.getByRole('textbox', { name: 'Plein tarif' })).toHaveValue('4');
  await page.keyboard.press('Escape');
  await change('DELETE');
  await comeBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Réservation annulée.');
});

test('on the evening itself the screen stays on while the code is shown', async ({ page, server }) => {
  await page.addInitScript(() => {
    const locks: string[] = [];
    Object.assign(window, { locks });
    Object.defineProperty(Navigator.prototype, 'wakeLock', {
      value: {
        request: async (kind: string) => {
          locks.push(kind);
          return { release: async () => undefined };
        },
      },
    });
  });
  const locks = () => page.evaluate(() => (window as unknown as { locks: string[] }).locks);
  const uuid = await bookByApi(server.origin, await lateDate(server.origin), 1);
  const isShown = () => expect(page.getByText('À présenter à l’entrée')).toBeVisible();
  await page.goto(pathOf(uuid));
  await isShown();
  expect(await locks()).toEqual([]);
  await page.route(`**/api/bookings/${uuid}`, async (route) => {
    const answer = await route.fetch();
    const booking: object = await answer.json();
    await route.fulfill({ response: answer, json: { ...booking, date: formatWireDate(new Date()) } });
  });
  await page.reload();
  await isShown();
  await expect.poll(locks).toEqual(['screen']);
});
