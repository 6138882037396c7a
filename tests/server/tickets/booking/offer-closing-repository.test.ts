import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import { parseWireDate } from '#common/base/paris-time';
import { offerLeaving } from '#server/tickets/booking/offer-letter';
import { readBooking } from '#server/tickets/booking/booking-answer';
import { expireOffers } from '#server/tickets/booking/waiting-list-repository';
import { write } from '#server/platform/database/transaction';
import { momentOf } from '#server/platform/mail/evening-words';
import { bookingDesk, dayBefore, seats } from '../../../support/booking-desk';
import { wireOf } from '../../../support/box-office-desk';
import { after, curtain } from '../../../support/door';
import { lettersLeft } from '../../../support/letters-left';
import { openPostOffice } from '../../../support/post-office';
import { seatsTaken } from '../../../support/seats-taken';

const desk = bookingDesk();
const database = () => desk.site().database;
const minutes = (count: number) => after(count, dayBefore);
let email = '';

beforeEach(() => {
  email = `${randomUUID()}@public.example`;
});

/** Somebody waits for the whole hall, which is given back. Resolves with their booking, which has the offer. */
async function offered(): Promise<string> {
  const { uuid: first } = (await desk.book({ seats: seats(10) })).body;
  const { uuid } = (await desk.book({ email, seats: seats(10), waitingList: true })).body;
  await desk.ask('DELETE', `/api/bookings/${first}`);
  return uuid;
}

const read = async (uuid: string) => (await desk.ask('GET', `/api/bookings/${uuid}`)).body;
const endOf = async (uuid: string) => parseWireDate((await read(uuid)).offeredUntil ?? '');
/** The secretary sets when booking of the date ends, and when it begins if said. */
const closeAt = (closing: Date, begins: Date | null = null) =>
  desk.changeShow({}, { closingDate: wireOf(closing), ...(begins && { date: wireOf(begins) }) });
/** The kinds of the letters to them. */
const told = async () => {
  const mails = await database().selectFrom('mails').select('kind').where('recipient', '=', email).execute();
  return mails.map(({ kind }) => kind).toSorted();
};
const isToCall = async (uuid: string) => {
  const { data } = (await desk.office('GET', `/api/bookings?date=${desk.house().date}&limit=200`)).body;
  return data.some((one: { uuid: string; toCall?: true }) => one.uuid === uuid && one.toCall === true);
};
const phone = (count: number) =>
  desk.office('POST', '/api/office-bookings', {
    dateUuid: desk.house().date,
    name: 'Vidal',
    firstname: 'Anna',
    seats: seats(count),
  });

test('an offer ends with a closing that is brought forward, and its booker is told when', async () => {
  const uuid = await offered();
  await lettersLeft(desk);
  await closeAt(minutes(60));
  expect(await endOf(uuid)).toEqual(minutes(60));
  expect(await told()).toEqual(['booking-offer', 'booking-offer-sooner', 'booking-waiting']);
  expect((await phone(1)).body.code).toBe('full');
  await desk.setClock(minutes(60));
  expect((await phone(10)).status).toBe(201);
  await expireOffers(database());
  expect((await read(uuid)).state.code).toBe('ANNULEE');
  expect(await told()).toContain('booking-offer-over');
});

test('an offer ends with the closing of a date that is moved to an earlier hour', async () => {
  const uuid = await offered();
  await lettersLeft(desk);
  await closeAt(minutes(90), minutes(120));
  expect(await endOf(uuid)).toEqual(minutes(90));
  expect(await told()).toContain('booking-offer-sooner');
});

test('an offer is over at once when its closing is set to a moment that is past', async () => {
  const uuid = await offered();
  await lettersLeft(desk);
  await desk.setClock(minutes(5));
  await closeAt(minutes(1));
  expect((await read(uuid)).state.code).toBe('ANNULEE');
  expect(await told()).toEqual(['booking-offer', 'booking-offer-over', 'booking-waiting']);
  expect((await phone(10)).status).toBe(201);
});

test('an offer whose letter has not left says the new end in it, and is no second letter', async () => {
  const uuid = await offered();
  await closeAt(minutes(60));
  expect(await endOf(uuid)).toEqual(minutes(60));
  expect(await told()).toEqual(['booking-offer', 'booking-waiting']);
});

test('a letter that was on the way as the closing changed keeps no seats beyond it', async () => {
  const uuid = await offered();
  const leaving = offerLeaving(await readBooking(database(), uuid), minutes(0));
  await closeAt(minutes(60));
  if ('onSent' in leaving) await write(database(), leaving.onSent ?? (async () => undefined));
  expect(await endOf(uuid)).toEqual(minutes(60));
  expect(await told()).toContain('booking-offer-sooner');
});

test('a letter about an earlier end says the end as it leaves; until it has left, its booker is to be called', async () => {
  const uuid = await offered();
  await lettersLeft(desk);
  const post = await openPostOffice(desk);
  post.sink.refuse('Revenez plus tard');
  await closeAt(minutes(120));
  await post.deliver();
  expect(await isToCall(uuid)).toBe(true);
  await closeAt(minutes(60));
  await desk.setClock(minutes(1));
  post.sink.refuse(null);
  await post.deliver();
  const { text = '' } = await post.sink.next(email);
  await post.close();
  expect(text.replaceAll('\u00a0', ' ')).toContain(
    `jusqu’au ${momentOf(minutes(60)).replaceAll('\u00a0', ' ')}`,
  );
  expect(await isToCall(uuid)).toBe(false);
});

test('an offer keeps its time when its closing is put off', async () => {
  const uuid = await offered();
  const until = await endOf(uuid);
  await closeAt(after(-10, curtain));
  expect(await endOf(uuid)).toEqual(until);
  expect(await told()).not.toContain('booking-offer-sooner');
});

test('seats that are held end with booking, also if it is brought forward meanwhile', async () => {
  await closeAt(minutes(10));
  expect((await desk.hold(4)).body.until).toBe((await desk.readShow()).dates[0].closingDate);
  await closeAt(minutes(2));
  await desk.setClock(minutes(2));
  expect((await seatsTaken(database(), desk.house().date)).held).toBe(0);
  expect((await phone(10)).status).toBe(201);
});

test('seats that a closed page leaves end with booking too, whichever page takes them over', async () => {
  const page = randomUUID();
  const body = { dateUuid: desk.house().date, places: 4, page };
  const { uuid } = (await desk.ask('POST', '/api/booking-holds', { body })).body;
  await desk.ask('DELETE', `/api/booking-holds/${uuid}?page=${page}`);
  await closeAt(minutes(2));
  const again = await desk.ask('PUT', `/api/booking-holds/${uuid}`, { body: { places: 4, page } });
  expect(parseWireDate(again.body.until)).toEqual(minutes(2));
});
