import type { Page } from 'playwright/test';
import { formatWireDate } from '#common/base/paris-time';
import { choose, expectKept, introduce, lateDate, ownDate } from './support/box-office';
import { expect, test } from './support/journey';
import { shellStored, synchronised } from './support/visit';
import { expectWelcomeEverywhere } from './support/welcome';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const open = async (page: Page, date: string) => {
  await page.goto(`/reservations/reserver/${date}`);
  await synchronised(page);
};

test(
  'pressed twice and loaded again while it is on its way, it is one booking',
  { tag: '@offline' },
  async ({ page, server }) => {
    const date = await ownDate(server.origin, 20);
    await open(page, date);
    await shellStored(page);
    const free = page.getByText(/^\d+ places libres$/);
    const left = Number.parseInt((await free.textContent()) ?? '', 10);
    await choose(page, 2);
    await expectKept(page);
    await introduce(page);
    const keys = new Set<string | undefined>();
    let lets = () => {};
    const gate = new Promise<void>((resolve) => (lets = resolve));
    await page.route('**/api/bookings', async (route) => {
      keys.add(route.request().headers()['idempotency-key']);
      await gate;
      await route.continue().catch(() => undefined);
    });
    await page.getByRole('button', { name: 'Réserver 2 places' }).dblclick();
    await expect.poll(() => keys.size).toBe(1);
    await page.reload();
    await expect(page).toHaveURL(/\/reservations\/ma-reservation\//);
    lets();
    await expect(heading(page)).toHaveText('C’est réservé.');
    await open(page, date);
    await expect(free).toHaveText(`${left - 2} places libres`);
    expect(keys.size).toBe(1);
    await expect(page.getByLabel('Nom', { exact: true })).toHaveValue('');
  },
);

test('when the quarter of an hour is over, that is said, nothing typed is lost, and seats are kept again', async ({
  page,
  server,
}) => {
  await open(page, await lateDate(server.origin));
  let asked = 0;
  await page.route('**/api/booking-holds', async (route) => {
    const answer = await route.fetch();
    const hold: object = await answer.json();
    asked += 1;
    const until = formatWireDate(new Date(Date.now() + 3_000));
    await route.fulfill({ response: answer, json: asked === 1 ? { ...hold, until } : hold });
  });
  await introduce(page);
  await choose(page, 2);
  await expect(page.getByText(/Vos places ne sont plus gardées/)).toBeVisible();
  await expectWelcomeEverywhere(page);
  await expect(page.getByLabel('Nom', { exact: true })).toHaveValue('Marchetti');
  await page.getByRole('button', { name: 'Les garder de nouveau' }).click();
  await expectKept(page);
  await page.getByRole('button', { name: 'Réserver 2 places' }).click();
  await expect(heading(page)).toHaveText('C’est réservé.');
});

test('who looks at another date finds what was chosen and typed, and the seats still kept', async ({
  page,
  server,
}) => {
  const date = await ownDate(server.origin, 2);
  await open(page, date);
  await choose(page, 2);
  await expectKept(page);
  await introduce(page);
  await open(page, await lateDate(server.origin));
  await expect(page.getByLabel('Nom', { exact: true })).toHaveValue('Marchetti');
  await expect(page.getByRole('textbox', { name: 'Plein tarif' })).toHaveValue('0');
  await open(page, date);
  await expect(page.getByRole('textbox', { name: 'Plein tarif' })).toHaveValue('2');
  await expect(page.getByText('0 place libre')).toBeVisible();
  await expectKept(page);
  await page.getByRole('checkbox', { name: /Conditions Générales/ }).check({ force: true });
  await page.getByRole('button', { name: 'Réserver 2 places' }).click();
  await expect(heading(page)).toHaveText('C’est réservé.');
});

for (const isNoted of [true, false])
  test(`sent again because the device was slow, which ${isNoted ? 'noted' : 'lost'} the first answer, it is one booking`, async ({
    page,
    server,
  }) => {
    const date = await ownDate(server.origin, 20);
    await open(page, date);
    await choose(page, 2);
    await expectKept(page);
    await introduce(page);
    await page.evaluate(occupyStorage);
    await page.getByRole('button', { name: 'Réserver 2 places' }).click();
    await expect(page.getByText('Cet appareil tarde à répondre.')).toBeVisible();
    const sent = page.waitForResponse((answer) => answer.url().endsWith('/api/bookings'));
    await page.evaluate(() => window.dispatchEvent(new Event('storage is free')));
    expect((await sent).status()).toBe(201);
    // Noted, the first try has left the device; otherwise it waits there to be sent again.
    if (isNoted) await expect.poll(() => page.evaluate(countWaiting)).toBe(0);
    // The page does not know that it has booked, and has seats held for it again.
    const held = page.waitForResponse(
      (answer) => answer.url().endsWith('/api/booking-holds') && answer.status() === 201,
    );
    await page.reload();
    await held;
    await page.getByRole('checkbox', { name: /Conditions Générales/ }).check({ force: true });
    await page.getByRole('button', { name: 'Réserver 2 places' }).click();
    await expect(heading(page)).toHaveText('C’est réservé.');
    await open(page, date);
    await expect(page.getByText('18 places libres')).toBeVisible();
  });

/** In the page: how many writes of a visitor wait on this device. */
function countWaiting(): Promise<number> {
  return new Promise((resolve) => {
    const opening = indexedDB.open('outbox-visitor');
    opening.addEventListener('success', () => {
      const database = opening.result;
      const counting = database.transaction('writes').objectStore('writes').count();
      counting.addEventListener('success', () => {
        database.close();
        resolve(counting.result);
      });
    });
  });
}

/** In the page: lets nobody else write into the visitor's queue until the event comes. */
async function occupyStorage(): Promise<void> {
  const names = (await indexedDB.databases()).flatMap(({ name = '' }) =>
    name.startsWith('outbox') ? [name] : [],
  );
  await Promise.all(names.map(occupy));

  function occupy(name: string): Promise<void> {
    return new Promise((resolve) => {
      const opening = indexedDB.open(name);
      opening.addEventListener('success', () => {
        const database = opening.result;
        const [store = ''] = database.objectStoreNames;
        const objects = database.transaction([...database.objectStoreNames], 'readwrite').objectStore(store);
        let isOccupied = true;
        addEventListener('storage is free', () => (isOccupied = false));
        // A transaction with a request to answer does not end.
        const ask = () => {
          resolve();
          if (isOccupied) objects.count().addEventListener('success', ask);
          else database.close();
        };
        ask();
      });
    });
  }
}

test('a device that reads nothing more of what it stored says so, and the booking arrives', async ({
  page,
  server,
}) => {
  await open(page, await ownDate(server.origin, 2));
  await introduce(page);
  await choose(page, 2);
  await expectKept(page);
  await page.evaluate(() => {
    IDBIndex.prototype.getAll = () => {
      throw new DOMException('broken', 'UnknownError');
    };
  });
  await page.getByRole('button', { name: 'Réserver 2 places' }).click();
  await expect(page).toHaveURL(/\/reservations\/ma-reservation\//);
  await expect(heading(page)).toHaveText('Une erreur est survenue');
  await page.reload();
  await expect(heading(page)).toHaveText('C’est réservé.');
});
