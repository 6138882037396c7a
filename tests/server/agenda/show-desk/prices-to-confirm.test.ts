import { beforeEach, expect, test } from 'vitest';
import { write } from '#server/platform/database/transaction';
import { exportShows } from '#server/operation/export/export-agenda';
import { importShows } from '#server/operation/import/import-shows';
import { storePriceCategories } from '#server/agenda/price-category/price-category-repository';
import { order } from '../../../support/booking-desk';
import { boxOfficeDesk } from '../../../support/box-office-desk';
import { troupe } from '../../../support/troupe';

const desk = boxOfficeDesk({ closing_date: new Date('2026-11-21T20:25:00+01:00') });

interface Price {
  readonly price: number;
  readonly category: { readonly slug: string };
  readonly toConfirm?: true;
}

/** Children are a category of their own now. */
beforeEach(async () => {
  const names = { 'plein-tarif': 'Plein tarif', 'tarif-reduit': 'Tarif réduit', enfant: 'Enfant' };
  const categories = Object.entries(names).map(([slug, name]) => ({ slug, name }));
  await write(desk.database(), (transaction) => storePriceCategories(transaction, categories));
});

const path = () => `/api/shows/${desk.house().show}`;
const read = async () => (await desk.ask('GET', path())).body;
const save = async (changes: object) => {
  const { status, body } = await desk.ask('PUT', path(), { ...(await read()), ...changes }, troupe.seraphine);
  expect(status).toBe(200);
  return body;
};
const ofChildren = ({ prices }: { readonly prices: readonly Price[] }) =>
  prices.find(({ category }) => category.slug === 'enfant');

const seats = [{ category: { slug: 'enfant' }, count: 1 }];
/** A visitor, the office and the counter book a child. */
async function bookChild(): Promise<readonly number[]> {
  const { date } = desk.house();
  const phone = { dateUuid: date, name: 'Vidal', firstname: 'Anna', seats };
  const answers = [
    await desk.ask('POST', '/api/bookings', order(date, { seats })),
    await desk.ask('POST', '/api/office-bookings', phone, troupe.rosalie),
    await desk.sell({ seats, total: 0, means: { code: 'GRATUIT' } }),
  ];
  return answers.map(({ status }) => status);
}

test('a category that is new is not sold in a show that is saved for another reason', async () => {
  expect(ofChildren(await save({ title: 'Le Dindon, reprise' }))).toMatchObject({
    price: 0,
    toConfirm: true,
  });
  expect(await bookChild()).toEqual([400, 400, 400]);
  expect((await desk.doorDate()).prices.map(({ category }) => category.slug)).not.toContain('enfant');
  const known = await save({ title: 'Le Dindon' });
  expect(ofChildren(known)).toMatchObject({ price: 0, toConfirm: true });
});

test('it is sold once the secretary has confirmed its price, 0 too', async () => {
  const { prices } = await save({});
  await save({ prices: prices.map((price: Price) => ({ ...price, toConfirm: undefined })) });
  expect(ofChildren(await read())).not.toHaveProperty('toConfirm');
  expect(await bookChild()).toEqual([201, 201, 201]);
});

test('a price that was left out of a save is not sold at 0 either', async () => {
  const { prices } = await read();
  await save({ prices: prices.filter(({ category }: Price) => category.slug !== 'plein-tarif') });
  const booked = await desk.ask('POST', '/api/bookings', order(desk.house().date));
  expect(booked).toMatchObject({ status: 400, body: { code: 'invalid-field' } });
});

test('a price is imported as it was exported: to be confirmed, or confirmed', async () => {
  await save({});
  const database = desk.database();
  const { show } = desk.house();
  const [exported] = (await exportShows.read(database, [show])).values();
  if (exported === undefined) throw new Error('The show was not exported');
  const uuids = exported.prices.map(({ uuid }) => uuid);
  await write(database, async (transaction) => {
    await transaction.database.deleteFrom('show_prices').where('uuid', 'in', uuids).execute();
    await importShows.add(transaction, [{ ...exported, slug: 'le-dindon-importe', dates: [] }]);
  });
  const { prices } = (await desk.ask('GET', '/api/shows/le-dindon-importe')).body;
  expect(ofChildren({ prices })).toMatchObject({ price: 0, toConfirm: true });
  expect(prices.filter(({ toConfirm }: Price) => toConfirm)).toHaveLength(1);
});
