import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { ApiClient } from './support/api-client';
import { bookByApi, dateWithOpenDoors, raiseCurtain } from './support/box-office';
import { expect, openAs, test } from './support/free-tickets';
import { goOffline, goOnline } from './support/visit';
import { expectWelcomeEverywhere } from './support/welcome';

const REPORTS = '/bar/billetterie/bilan';

/** An evening of three bookings of which one came twice, one in part, one not at all. */
async function playedEvening(origin: string) {
  const date = await dateWithOpenDoors(origin);
  const tag = randomUUID().slice(0, 5);
  const booked = (count: number, name: string) =>
    bookByApi(origin, date, count, { name: `${name}-${tag}`, firstname: 'Rémi' });
  const family = await booked(4, 'Castan');
  const pair = await booked(2, 'Vidal');
  await booked(1, 'Absent');
  const office = await ApiClient.logIn(origin, 'billetterie@theatre.example');
  const [one, other] = [await office.arm(`Porte A ${tag}`), await office.arm(`Porte B ${tag}`)];
  await office.sendScans(date, one, [
    { ticket: family, count: 4, paid: true },
    { ticket: pair, count: 1, paid: true },
  ]);
  await office.sendScans(date, other, [{ ticket: family, count: 4, paid: true }, { ticket: randomUUID() }]);
  await raiseCurtain(origin, date);
  return { date, tag };
}

test('after the show the office reads who came, who did not, what went wrong, and takes it away as a file', async ({
  page,
  server,
}) => {
  const { date, tag } = await playedEvening(server.origin);
  await openAs(page, 'billetterie', REPORTS);
  await page.locator(`a[href="${REPORTS}/${date}"]`).click();
  await expect(page.getByRole('heading', { name: 'Bilan de la soirée' })).toBeVisible();
  const figures = page.getByRole('list', { name: 'La soirée en chiffres' });
  await expect(figures.getByRole('listitem')).toHaveText([
    /^5 personnes entrées, 7 attendues$/,
    /^2 attendues, pas venues$/,
    /^1 entrée en double$/,
    /^1 contrôle refusé$/,
  ]);
  await expect(page.getByRole('img', { name: /Entrées par quart d’heure\. 5 arrivées/ })).toBeVisible();
  const absent = page.getByRole('list', { name: 'Réservations' }).getByRole('listitem');
  await expect(absent).toHaveText([
    new RegExp(`^Rémi Absent-${tag}1 place$`),
    new RegExp(`^Rémi Vidal-${tag}1 sur 2 places$`),
  ]);
  const incidents = page
    .getByRole('list', { name: 'Doubles, refus et entrées à vérifier' })
    .getByRole('listitem');
  await expect(incidents.filter({ hasText: 'Entré par deux portes' })).toContainText(`Rémi Castan-${tag}`);
  await expect(incidents.filter({ hasText: 'Entré par deux portes' })).toContainText('Gaspard Thévenot');
  await expect(incidents).toHaveCount(2);

  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Fichier CSV' }).click();
  const file = await saving;
  expect(file.suggestedFilename()).toMatch(/^bilan-le-dindon-\d{4}-\d\d-\d\d\.csv$/);
  const text = await readFile(await file.path(), 'utf8');
  expect(text.startsWith('\uFEFFSéance;Spectacle;Attendus;Entrés;Présence (%)\r\n')).toBe(true);
  expect(text).toContain(';7;5;71,4\r\n');
  expect(text).toContain(`Rémi Absent-${tag};Réservations;1;0\r\n`);
});

test('the chart of entries is saved as a picture, also without a network', async ({ page, server }) => {
  const { date } = await playedEvening(server.origin);
  await openAs(page, 'billetterie', `${REPORTS}/${date}`);
  const button = page.getByRole('button', { name: 'Image', exact: true });
  await expect(button).toBeVisible();
  await goOffline(page);
  const saving = page.waitForEvent('download');
  await button.click();
  const file = await saving;
  expect(file.suggestedFilename()).toMatch(/^bilan-le-dindon-\d{4}-\d\d-\d\d\.png$/);
  const picture = sharp(await file.path());
  expect(await picture.metadata()).toMatchObject({ format: 'png', width: 1200, height: 675 });
  const columns = picture.extract({ left: 112, top: 300, width: 1032, height: 240 });
  const shades = [...(await columns.greyscale().raw().toBuffer())];
  expect(shades.filter((shade) => shade < 60).length).toBeGreaterThan(5000);
  expect(shades.filter((shade) => shade > 230).length).toBeGreaterThan(5000);
  await goOnline(page);
});

test('the bookings’ office reaches the report from the date, and everybody is welcome', async ({
  page,
  server,
}) => {
  const { date } = await playedEvening(server.origin);
  await openAs(page, 'resa', `/regie/reservations/le-dindon/${date}`);
  await page.getByRole('link', { name: 'Bilan de la soirée' }).click();
  await expect(page.getByRole('list', { name: 'La soirée en chiffres' })).toBeVisible();
  await page.getByText('Les chiffres, quart d’heure par quart d’heure').click();
  await expectWelcomeEverywhere(page);
  await goOffline(page);
  await page.goBack();
  await page.goForward();
  await expect(page.getByText(/Le bilan ne se lit qu’avec le réseau/)).toBeVisible();
  await goOnline(page);
  await expect(page.getByRole('list', { name: 'La soirée en chiffres' })).toBeVisible();
  await page.getByRole('link', { name: 'Bilans des soirées' }).click();
  await expect(page.locator(`a[href="${REPORTS}/${date}"]`)).toBeVisible();
  await expectWelcomeEverywhere(page);
});

test('a date that has not begun says so', async ({ page, server }) => {
  const date = await dateWithOpenDoors(server.origin);
  await openAs(page, 'billetterie', `${REPORTS}/${date}`);
  await expect(page.getByText(/La séance n’a pas commencé/)).toBeVisible();
});
