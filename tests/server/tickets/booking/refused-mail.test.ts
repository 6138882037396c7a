import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { countWaitingBookingsOf } from '#server/tickets/booking/booking-count-repository';
import { bookingDesk, dayBefore } from '../../../support/booking-desk';
import { after, curtain } from '../../../support/door';
import { type PostOffice, openPostOffice } from '../../../support/post-office';
import { troupe } from '../../../support/troupe';

const desk = bookingDesk();
let post: PostOffice;

beforeEach(async () => {
  post = await openPostOffice(desk);
  await desk.site().database.deleteFrom('mails').execute();
  // What is paid at the door waits for nobody.
  await desk.setDate({ free_participation: true });
});
afterEach(() => post.close());

/** A booking, and a mail server that refuses its address from then on. */
async function refusedBooker(): Promise<string> {
  const email = `${randomUUID()}@public.example`;
  const { uuid } = (await desk.book({ email, seats: [{ count: 2 }] })).body;
  post.sink.refuseAddress(email);
  return uuid;
}

const deliver = async () => {
  await post.deliver();
  await desk.tick();
};

async function inTheOffice(uuid: string) {
  const { data } = (await desk.office('GET', `/api/bookings?date=${desk.house().date}&limit=200`)).body;
  return data.find((booking: { readonly uuid: string }) => booking.uuid === uuid);
}

async function counted(): Promise<number | undefined> {
  const { date } = desk.house();
  return (await countWaitingBookingsOf(desk.site().database, [date])).get(date);
}

const call = (uuid: string) => desk.office('POST', `/api/office-bookings/${uuid}/call`);

test('whose mail was refused is told so on their page, and is called: once somebody has, nothing waits any more', async () => {
  const uuid = await refusedBooker();
  await deliver();
  expect(await inTheOffice(uuid)).toMatchObject({
    toCall: true,
    unsentMails: [{ kind: 'booking-confirmed', reason: 'refused' }],
  });
  expect((await desk.ask('GET', `/api/bookings/${uuid}`)).body.isMailRefused).toBe(true);
  expect(await counted()).toBe(1);

  expect((await call(uuid)).status).toBe(204);
  const { toCall, unsentMails } = await inTheOffice(uuid);
  expect([toCall, unsentMails, await counted()]).toEqual([undefined, undefined, 0]);
  expect((await desk.ask('GET', `/api/bookings/${uuid}`)).body.isMailRefused).toBeUndefined();
  const history = (await desk.office('GET', `/api/office-bookings/${uuid}/history`)).body;
  expect(history.at(-1)).toMatchObject({ kind: 'called', office: true, by: { name: troupe.rosalie.name } });

  // What is refused after the call is news again.
  await desk.tick();
  await desk.ask('PUT', `/api/bookings/${uuid}`, { body: { seats: [{ count: 3 }] } });
  await deliver();
  expect(await inTheOffice(uuid)).toMatchObject({
    toCall: true,
    unsentMails: [{ kind: 'booking-changed', reason: 'refused' }],
  });
});

test('who cannot read that the association cancelled is called; who cancelled is not', async () => {
  const [byOffice, byBooker] = [await refusedBooker(), await refusedBooker()];
  await deliver();
  for (const uuid of [byOffice, byBooker]) await call(uuid);
  await desk.tick();
  await desk.office('POST', `/api/office-bookings/${byOffice}/cancellation`, {});
  await desk.ask('DELETE', `/api/bookings/${byBooker}`);
  await deliver();
  expect((await inTheOffice(byOffice)).toCall).toBe(true);
  expect((await inTheOffice(byBooker)).toCall).toBeUndefined();
  await desk.setClock(curtain);
  expect((await inTheOffice(byOffice)).toCall).toBeUndefined();
});

test('a letter that left later and says as much replaces one that was refused', async () => {
  const email = `${randomUUID()}@public.example`;
  const { uuid } = (await desk.book({ email, seats: [{ count: 2 }] })).body;
  post.sink.refuse('5.1.1 Not yet known', 550);
  await deliver();
  expect((await inTheOffice(uuid)).toCall).toBe(true);
  post.sink.refuse(null);
  await desk.ask('PUT', `/api/bookings/${uuid}`, { body: { seats: [{ count: 3 }] } });
  await deliver();
  expect((await inTheOffice(uuid)).unsentMails).toBeUndefined();
  expect(await counted()).toBe(0);
});

test('an offer to whoever has no address is called once, and no more after that', async () => {
  await desk.setClock(after(-24 * 60, dayBefore));
  const { uuid: first } = (await desk.book({ seats: [{ count: 10 }] })).body;
  const { uuid } = (
    await desk.office('POST', '/api/office-bookings', {
      dateUuid: desk.house().date,
      name: 'Le Goff',
      firstname: 'Odile',
      seats: [{ count: 10 }],
      waitingList: true,
    })
  ).body;
  await desk.tick();
  await desk.ask('DELETE', `/api/bookings/${first}`);
  expect((await inTheOffice(uuid)).toCall).toBe(true);
  await desk.tick();
  await call(uuid);
  expect((await inTheOffice(uuid)).toCall).toBeUndefined();
});

test('whoever cannot be asked to confirm a booking is counted for the office', async () => {
  await desk.setDate({ max_places: 30 });
  const book = async (email: string) =>
    (await desk.book({ email, seats: [{ count: 10 }] }, { 'X-Forwarded-For': '203.0.113.7' })).body;
  for (const email of ['anna@public.example', 'remi@public.example']) await book(email);
  const email = `${randomUUID()}@public.example`;
  expect(await book(email)).toMatchObject({ toConfirm: true });
  const told = await lastCounted();
  post.sink.refuseAddress(email);
  await deliver();
  expect(await lastCounted()).toBeGreaterThan(told);
});

/** The last change of the number that waits for the office. */
async function lastCounted(): Promise<number> {
  const { rev } = await desk
    .site()
    .database.selectFrom('change_log')
    .select((is) => is.fn.max('rev').as('rev'))
    .where('collection', '=', 'badges')
    .where('key', '=', desk.house().date)
    .executeTakeFirstOrThrow();
  return Number(rev);
}
