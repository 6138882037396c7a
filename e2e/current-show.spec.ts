import ICAL from 'ical.js';
import { must } from '#common/base/must';
import { expect, test } from './support/journey';
import { goOffline, shellStored, synchronised } from './support/visit';

const PAGE = '/spectacle-du-moment';

test('the show of the moment says when, where, for how much and by whom', async ({ page }) => {
  await page.goto(PAGE);
  await synchronised(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Le Dindon');
  await expect(page.getByText(/^Réservation jusqu’au/).first()).toBeVisible();
  await expect(page.getByText('Plein tarif')).toBeVisible();
  await expect(
    page.getByRole('list', { name: 'Distribution' }).getByText('Pontagnac', { exact: true }),
  ).toBeVisible();
  await expect(page.getByRole('link', { name: 'Voir le plan' })).toHaveAttribute(
    'href',
    /^https:\/\/www\.openstreetmap\.org\/search\?query=4%20rue/,
  );
  await page.getByRole('link', { name: 'Réserver', exact: true }).click();
  await expect(page).toHaveURL(/\/reservations$/);
  await page.goBack();
  await page.getByRole('link', { name: 'Toute la vie de « Le Dindon »' }).click();
  await expect(page).toHaveURL(/\/bibliotheque\/le-dindon$/);
});

test('without network the show is still on its bill', { tag: '@offline' }, async ({ page }) => {
  await page.goto(PAGE);
  await synchronised(page);
  await shellStored(page);
  await goOffline(page);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Le Dindon');
  await expect(page.getByRole('heading', { name: 'La pièce' })).toBeVisible();
});

test('who reads without scripts finds dates and cast, and search engines each evening', async ({
  browser,
  server,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(server.origin + PAGE);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Le Dindon');
  await expect(page.getByText('Pontagnac', { exact: true })).toBeVisible();
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/spectacle-du-moment$/);
  const data = must(await page.locator('script[type="application/ld+json"]').textContent(), 'the facts');
  expect(JSON.parse(data)['@graph'][0]).toMatchObject({ '@type': 'TheaterEvent', name: 'Le Dindon' });
  await context.close();
});

test(
  'where nothing is on the bill the house is dark, without a word of error',
  { tag: '@offline' },
  async ({ page }) => {
    await page.goto('/breve');
    await synchronised(page);
    await shellStored(page);
    await goOffline(page);
    // So late that every window has closed: the device itself hides what is over.
    await page.clock.setFixedTime(new Date('2031-01-01T20:30:00+01:00'));
    await page.goto(PAGE);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Relâche');
    await expect(page.getByRole('link', { name: 'Revoir nos saisons' })).toBeVisible();
    await expect(page.getByText(/erreur/i)).toHaveCount(0);
  },
);

test('what takes place can be followed by one’s own calendar', async ({ page, request, server }) => {
  await page.goto('/breve');
  const { host } = new URL(server.origin);
  await expect(page.getByRole('link', { name: 'S’abonner à l’agenda' })).toHaveAttribute(
    'href',
    `webcal://${host}/agenda.ics`,
  );
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Télécharger l’agenda' }).click(),
  ]);
  expect(file.suggestedFilename()).toBe('agenda.ics');
  await expect(page.locator('link[type="text/calendar"]')).toHaveAttribute('href', '/agenda.ics');
  const first = await request.get(`${server.origin}/agenda.ics`);
  expect(first.headers()['content-type']).toBe('text/calendar; charset=utf-8');
  const events = new ICAL.Component(ICAL.parse(await first.text())).getAllSubcomponents('vevent');
  expect(events.map((event) => new ICAL.Event(event).summary)).toContain('Le Dindon');
  const etag = must(first.headers()['etag'], 'an ETag');
  const again = await request.get(`${server.origin}/agenda.ics`, { headers: { 'if-none-match': etag } });
  expect(again.status()).toBe(304);
});
