import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { formatWireDate } from '#common/base/paris-time';
import { bookingDesk, dayBefore, seats } from '../../../support/booking-desk';
import { addTicket, after, curtain, scan, send } from '../../../support/door';
import { troupe } from '../../../support/troupe';

const desk = bookingDesk();
const gymnase = { location: { name: 'Gymnase' } };
const path = (rest: string) => `/api/shows/${desk.house().show}/${rest}`;

async function preview(changes: object, ofDate: object = {}, by = troupe.seraphine) {
  const { status, body } = await desk.ask('POST', path('telling-preview'), {
    by,
    body: await desk.changedShow(changes, ofDate),
  });
  expect(status).toBe(200);
  return body;
}

const readTelling = async () => (await desk.ask('GET', path('telling'), { by: troupe.seraphine })).body;

/** Odile, who books by telephone and has no address. */
const byPhone = (fields = {}) =>
  desk.office('POST', '/api/office-bookings', {
    dateUuid: desk.house().date,
    name: 'Le Goff',
    firstname: 'Odile',
    seats: seats(1),
    ...fields,
  });

test('before a save it is known how many are written to, and who must be called', async () => {
  await desk.book({ email: `${randomUUID()}@public.example` });
  await desk.book({ email: `${randomUUID()}@public.example`, dateUuid: desk.house().otherDate });
  await byPhone({ phone: '06 12 34 56 78' });
  await addTicket(desk.site().database, desk.house().date);
  await addTicket(desk.site().database, desk.house().date);
  const counts = { bookings: 2, members: 1, toCall: 1 };
  expect(await preview(gymnase)).toEqual(counts);
  expect(await preview(gymnase, {}, troupe.agathe)).toEqual({
    ...counts,
    calls: [{ name: 'Le Goff', firstname: 'Odile', phone: '06 12 34 56 78' }],
  });
  expect(await preview({ bookings: false })).toEqual({ bookings: 0, members: 0, toCall: 0 });
});

test('a change of payment or of one date tells only those whom it concerns', async () => {
  await desk.book({ email: `${randomUUID()}@public.example`, dateUuid: desk.house().otherDate });
  await byPhone();
  await addTicket(desk.site().database, desk.house().date);
  expect(await preview({}, { payAtDoor: false })).toEqual({ bookings: 0, members: 0, toCall: 1 });
  const moved = { date: formatWireDate(after(30, curtain)) };
  expect(await preview({}, moved)).toEqual({ bookings: 0, members: 1, toCall: 1 });
});

test('it is said before a save that people are in already, if it puts their evening off by days', async () => {
  const { database } = desk.site();
  const ticket = await addTicket(database, desk.house().date);
  await desk.setClock(after(5));
  await send(database, scan(desk.house(), { ticket, at: after(4) }));
  const to = (minutes: number) => ({ date: formatWireDate(after(minutes, curtain)) });
  expect(await preview({}, to(3 * 24 * 60))).toMatchObject({ members: 1, entered: true });
  expect(await preview({}, to(30))).not.toHaveProperty('entered');
});

test('what was saved can be read until people are told, with how it was before', async () => {
  await desk.book({ email: `${randomUUID()}@public.example` });
  expect(await readTelling()).toEqual({ bookings: 0, members: 0, toCall: 0 });
  await desk.changeShow(gymnase, { payAtDoor: false });
  expect(await readTelling()).toEqual({
    bookings: 1,
    members: 0,
    toCall: 0,
    at: formatWireDate(after(5, dayBefore)),
    before: {
      title: 'Le Dindon',
      location: { name: 'Salle des fêtes, Vaubrun' },
      dates: [{ uuid: desk.house().date, date: formatWireDate(curtain), payAtDoor: true }],
    },
  });
  const back = { location: { name: 'Salle des fêtes, Vaubrun' } };
  expect(await preview(back, { payAtDoor: true })).toMatchObject({ bookings: 0 });
  await desk.tellBookers();
  expect(await readTelling()).toEqual({ bookings: 0, members: 0, toCall: 0 });
});

test('a place that was changed is read with all that was known of it', async () => {
  const location = {
    name: 'Salle des fêtes, Vaubrun',
    link: 'https://vaubrun.example/salle',
    address: '4 rue de la Halle, Vaubrun',
    parking: 'place de la Halle',
    access: 'de plain-pied',
  };
  await desk.changeShow({ location });
  await desk.book({ email: `${randomUUID()}@public.example` });
  await desk.changeShow(gymnase);
  expect((await readTelling()).before).toMatchObject({ location });
});

test('a show that is not there has nobody to tell', async () => {
  const body = await desk.changedShow(gymnase);
  const nowhere = `/api/shows/${randomUUID()}`;
  expect((await desk.ask('GET', `${nowhere}/telling`, { by: troupe.seraphine })).status).toBe(404);
  expect((await desk.ask('POST', `${nowhere}/telling-preview`, { by: troupe.seraphine, body })).status).toBe(
    404,
  );
});
