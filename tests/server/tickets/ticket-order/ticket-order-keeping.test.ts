import { expect, test } from 'vitest';
import { summariseActsBy } from '#server/platform/database/acts-by';
import { oldBookings } from '#server/operation/jobs/housekeeping';
import { write } from '#server/platform/database/transaction';
import { eraseUser } from '#server/people/account/user-deletion-repository';
import { recordNaming } from '#server/people/account/user-naming-repository';
import { recordWholeDate } from '#server/agenda/show/date-rows-repository';
import { boxOfficeDesk } from '../../../support/box-office-desk';
import { after, curtain } from '../../../support/door';
import { troupe } from '../../../support/troupe';

const desk = boxOfficeDesk();
const DAY = 24 * 60;

/** Which keys of a collection the feed tells of since a rev. */
const toldSince = async (rev: number, collection: 'ticket-orders' | 'door-tickets' | 'door-dates') => {
  const entries = await desk
    .database()
    .selectFrom('change_log')
    .select('key')
    .where('rev', '>', rev)
    .where('collection', '=', collection)
    .execute();
  return entries.map(({ key }) => key);
};
const newestRev = async () => {
  const { rev } = await desk
    .database()
    .selectFrom('revs')
    .select((is) => is.fn.max('rev').as('rev'))
    .executeTakeFirstOrThrow();
  return rev;
};

const audienceOf = (key: string) =>
  desk
    .database()
    .selectFrom('audience')
    .select(['scope', 'visible_until'])
    .where('collection', '=', 'ticket-orders')
    .where('key', '=', key)
    .execute();

test('the office is told of a sale: the counter, the door, the date', async () => {
  const rev = await newestRev();
  const { body } = await desk.sell();
  expect(await toldSince(rev, 'ticket-orders')).toEqual([body.uuid]);
  expect(await toldSince(rev, 'door-tickets')).toEqual([body.uuid]);
  expect(await toldSince(rev, 'door-dates')).toEqual([desk.house().date]);
  expect(await audienceOf(body.uuid)).toEqual([
    { scope: 'billetterie', visible_until: after(12 * 60, curtain) },
  ]);
});

test('a payment has no row of its own at the door', async () => {
  const { ticket } = await desk.booking();
  const rev = await newestRev();
  await desk.sell({ seats: undefined, ticket, total: 32.5 });
  expect(await toldSince(rev, 'door-tickets')).toEqual([ticket]);
});

test('whatever tells of a whole date tells of its sales too', async () => {
  const { body } = await desk.sell();
  const rev = await newestRev();
  await write(desk.database(), (transaction) => recordWholeDate(transaction, desk.house().date, curtain));
  expect(await toldSince(rev, 'ticket-orders')).toEqual([body.uuid]);
  expect(await toldSince(rev, 'door-tickets')).toEqual([body.uuid]);
});

test('a date for which tickets were sold stays in its show', async () => {
  await desk.sell();
  const path = `/api/shows/${desk.house().show}`;
  const { body } = await desk.ask('DELETE', path, undefined, troupe.seraphine);
  expect(body.code).toBe('wrong-state');
});

test('a sale bears its seller’s name as it is now, and none once the account is gone', async () => {
  const { body } = await desk.post(desk.order(), troupe.agathe);
  expect(body.by).toBe('Agathe Roussel');
  expect(await summariseActsBy(desk.database(), 'ticket_orders', troupe.agathe.uuid)).toEqual({
    count: 1,
    first: after(10),
    last: after(10),
  });
  const named = await newestRev();
  await write(desk.database(), (transaction) => recordNaming(transaction, troupe.agathe.uuid));
  expect(await toldSince(named, 'ticket-orders')).toEqual([body.uuid]);
  const left = await newestRev();
  await write(desk.database(), (transaction) =>
    eraseUser(transaction, { ...troupe.agathe, is_activated: true }),
  );
  expect(await toldSince(left, 'ticket-orders')).toEqual([body.uuid]);
  expect(await desk.row(body.uuid)).toMatchObject({ by: '', firstNumber: 1 });
});

test('a buyer’s name goes three years after the show, the sale three years later', async () => {
  const { body } = await desk.sell({ name: 'Zoé Écalle' });
  const run = () => oldBookings.run(desk.database());
  await desk.setClock(after(3 * 365 * DAY));
  expect(await run()).toMatchObject({ buyers: 0 });
  await desk.setClock(after((3 * 365 + 2) * DAY));
  expect(await run()).toMatchObject({ buyers: 1, statements: 0 });
  expect(await desk.row(body.uuid)).not.toHaveProperty('name');
  expect(await run()).toMatchObject({ buyers: 0 });
  await desk.setClock(after((6 * 365 + 3) * DAY));
  await run();
  expect(await desk.row(body.uuid)).toBe(undefined);
});
