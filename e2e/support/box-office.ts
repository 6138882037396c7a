import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright/test';
import { must } from '#common/base/must';
import { formatWireDate } from '#common/base/paris-time';
import { ApiClient } from './api-client';
import { expect } from './journey';

/** The uuid of the last date of Le Dindon, or of the one before it. */
export async function lateDate(origin: string, before = 0): Promise<string> {
  const answer = await fetch(`${origin}/api/shows/le-dindon`);
  const { dates } = (await answer.json()) as { readonly dates: readonly { readonly uuid: string }[] };
  return must(dates.at(-1 - before), 'a date of the demo').uuid;
}

/** Adds a date of so many places to Le Dindon, which a journey may fill without shutting others out. Returns its uuid. */
export function ownDate(origin: string, maxPlaces: number): Promise<string> {
  return addDate(origin, maxPlaces, 5 * A_DAY, 4 * A_DAY);
}

/** The same, of one that begins so soon that its doors are open. */
export function dateWithOpenDoors(origin: string, fields: object = {}): Promise<string> {
  return addDate(origin, 20, 30 * A_MINUTE, 20 * A_MINUTE, fields);
}

/** Lets a date of Le Dindon begin. */
export async function raiseCurtain(origin: string, uuid: string): Promise<void> {
  await raiseCurtainOf(await ApiClient.logIn(origin, 'secretaire@theatre.example'), 'le-dindon', uuid);
}

/** Moves a date of a show to the next moment, since a booked one cannot begin in the past, and waits until it has begun. */
export async function raiseCurtainOf(secretary: ApiClient, show: string, uuid: string): Promise<void> {
  let begins = 0;
  await secretary.shows.change(show, ({ dates }) => {
    begins = Date.now() + 5 * A_SECOND;
    const date = formatWireDate(new Date(begins));
    const closingDate = formatWireDate(new Date(begins - A_MINUTE));
    return { dates: dates.map((each) => (each.uuid === uuid ? { ...each, date, closingDate } : each)) };
  });
  await expect.poll(() => Date.now()).toBeGreaterThan(begins);
}

const A_SECOND = 1_000;
const A_MINUTE = 60_000;
const A_DAY = 86_400_000;

async function addDate(
  origin: string,
  maxPlaces: number,
  begins: number,
  closes: number,
  fields: object = {},
): Promise<string> {
  const secretary = await ApiClient.logIn(origin, 'secretaire@theatre.example');
  const uuid = randomUUID();
  const within = (time: number) => formatWireDate(new Date(Date.now() + time));
  const evening = { uuid, date: within(begins), closingDate: within(closes), maxPlaces, ...fields };
  await secretary.shows.change('le-dindon', ({ dates }) => ({
    dates: [...dates, evening].toSorted((one, other) => Date.parse(one.date) - Date.parse(other.date)),
  }));
  return uuid;
}

/** Somebody else books seats. Returns whether there were so many. */
export async function bookElsewhere(origin: string, dateUuid: string, count: number): Promise<boolean> {
  return (await order(origin, dateUuid, count)).status === 201;
}

/** Books seats by the API, or waits for them. Returns the booking's uuid. */
export async function bookByApi(
  origin: string,
  dateUuid: string,
  count: number,
  fields: object = {},
): Promise<string> {
  const answer = await order(origin, dateUuid, count, fields);
  if (answer.status !== 201) throw new Error(await answer.text());
  return ((await answer.json()) as { readonly uuid: string }).uuid;
}

function order(origin: string, dateUuid: string, count: number, fields: object = {}): Promise<Response> {
  return fetch(`${origin}/api/bookings`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Idempotency-Key': randomUUID() },
    body: JSON.stringify({
      dateUuid,
      name: 'Coste',
      firstname: 'Rémi',
      // Rémi, who fills whole halls, would exceed the limit of mails to one person.
      email: `remi-${randomUUID().slice(0, 8)}@public.example`,
      seats: [{ category: { slug: 'plein-tarif' }, count }],
      terms: true,
      ...fields,
    }),
  });
}

/** Others book until no seat is left. */
export async function sellOut(origin: string, dateUuid: string): Promise<void> {
  for (const count of [10, 4, 1]) while (await bookElsewhere(origin, dateUuid, count));
}

/** Chooses seats of one tariff. */
export async function choose(page: Page, count: number, tariff = 'Plein tarif'): Promise<void> {
  const seats = page.getByRole('textbox', { name: tariff });
  await seats.fill(String(count));
  await seats.press('Tab');
}

/** Fills in all that a visitor is asked for besides the seats. */
export async function introduce(page: Page): Promise<void> {
  await page.getByLabel('Prénom', { exact: true }).fill('Hélène');
  await page.getByLabel('Nom', { exact: true }).fill('Marchetti');
  await page.getByLabel('Adresse mail', { exact: true }).fill('helene@public.example');
  await page.getByRole('checkbox', { name: /Conditions Générales/ }).check({ force: true });
}

/** The seats chosen are kept for a while. */
export async function expectKept(page: Page): Promise<void> {
  await expect(page.getByText(/^Vos places sont gardées jusqu’à/)).toBeVisible();
}
