import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import { must } from '#common/base/must';
import { deleteOldBookers, findBookingsOf, forgetRequests } from '#server/tickets/booking/booker-repository';
import { readBooking } from '#server/tickets/booking/booking-answer';
import { printBookingCalendar } from '#server/tickets/booking/booking-calendar';
import { bookingPdf } from '#server/tickets/booking/booking-pdf';
import { bookingLetters } from '#server/tickets/booking/booking-letters';
import { findTicketsOf } from '#server/tickets/booking/booking-repository';
import { write } from '#server/platform/database/transaction';
import { textOf } from '#server/platform/mail/letter';
import { readDoorTickets } from '#server/tickets/scan/door-ticket-projection';
import { bookingDesk, dayBefore, seats } from '../../../support/booking-desk';
import { after, curtain } from '../../../support/door';
import { paperDesk } from '../../../support/paper';

const desk = bookingDesk();
const paper = paperDesk();
const place = {
  name: 'Salle des fêtes, Vaubrun',
  address: '4 rue de la Halle, Vaubrun',
  parking: 'gratuit, place de la Halle',
  access: 'de plain-pied, boucle magnétique',
};
const payment = { words: 'Par chèque ou en espèces.', link: 'www.helloasso.example/dindon' };
const request = 'Une place pour un fauteuil roulant';

beforeEach(() => desk.changeShow({ location: place, payment }));

const book = async (fields = {}): Promise<string> => (await desk.book(fields)).body.uuid;
const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ');

test('who booked has the place, how to come in, and how to pay on their page', async () => {
  const { body } = await desk.book();
  const known = { location: place, payment };
  expect(body).toMatchObject(known);
  expect((await desk.ask('GET', `/api/bookings/${body.uuid}`)).body).toMatchObject(known);
});

test('the paper and the calendar tell them too', async () => {
  const uuid = await book();
  const { database } = desk.site();
  const words = await paper.wordsOf(await paper.save((await bookingPdf(database, uuid)).content));
  for (const known of [
    '4 rue de la Halle, Vaubrun',
    'Stationnement : gratuit, place de la Halle',
    'Accès : de plain-pied, boucle magnétique',
    'Paiement : Par chèque ou en espèces.',
    'www.helloasso.example/dindon',
  ])
    expect(words).toContain(known);
  const calendar = (await printBookingCalendar(database, uuid)).content.replace(/\r\n /g, '');
  expect(calendar).toContain('LOCATION:Salle des fêtes\\, Vaubrun\\, 4 rue de la Halle\\, Vaubrun');
  expect(calendar).toContain('de plain-pied');
});

const letterOf = async (uuid: string) => {
  const booking = await readBooking(desk.site().database, uuid);
  const sender = { title: 'Les Amis', siteUrl: 'https://scene.example' };
  const occasion = { now: dayBefore, formerState: booking.state.code };
  return plain(textOf(bookingLetters.confirmed(booking, occasion)(sender), sender));
};

test('so does the letter, with what the law says of paid seats', async () => {
  const text = await letterOf(await book());
  for (const known of [
    'Adresse : 4 rue de la Halle, Vaubrun',
    'Stationnement : gratuit',
    'Payer en ligne : www.helloasso.example/dindon',
    'article L221-28, 12°',
  ])
    expect(text).toContain(known);
});

test('of seats that cost nothing, it tells neither', async () => {
  await desk.setDate({ free_participation: true });
  const text = await letterOf(await book({ seats: [{ count: 1 }] }));
  expect(text).toContain('Stationnement');
  expect(text).not.toContain('Payer en ligne');
  expect(text).not.toContain('L221-28');
});

test('what a booker asks for is read by the office and at the door, and by nobody else', async () => {
  const email = `${randomUUID()}@public.example`;
  const { body } = await desk.book({ email, request: ` ${request} ` });
  expect(body.request).toBe(request);
  const { database } = desk.site();
  const { body: found } = await desk.office('GET', `/api/bookings?date=${desk.house().date}`);
  expect(found.data).toMatchObject([{ request }]);
  const ticket = must((await findTicketsOf(database, [body.uuid])).get(body.uuid), 'the ticket');
  const atDoor = async () => (await readDoorTickets(database, [ticket])).get(ticket);
  expect(await atDoor()).toMatchObject({ request });
  expect(await findBookingsOf(database, email)).toMatchObject([{ request }]);
  expect(await letterOf(body.uuid)).not.toContain('fauteuil');
  await desk.ask('DELETE', `/api/bookings/${body.uuid}`);
  // Nobody comes: the phones have no use for it.
  expect(await atDoor()).not.toHaveProperty('request');
});

test('a request of more than three hundred characters is refused', async () => {
  const { status, body } = await desk.book({ request: 'x'.repeat(301) });
  expect(status).toBe(400);
  expect(Object.keys(body.fields)).toEqual(['request']);
});

test('the office changes it and takes it away; who does not know of it leaves it as it was', async () => {
  const uuid = await book({ request });
  const change = async (fields: object) => {
    const { name, firstname, email, version } = await readBooking(desk.site().database, uuid);
    const changed = { name, firstname, email, paid: false, version, ...fields };
    return (await desk.office('PUT', `/api/office-bookings/${uuid}`, changed)).body;
  };
  expect(await change({})).toMatchObject({ request });
  expect(await change({ request: 'Au premier rang' })).toMatchObject({ request: 'Au premier rang' });
  expect(await change({ request: '' })).not.toHaveProperty('request');
});

test('a caller’s request is kept as well', async () => {
  const { status, body } = await desk.office('POST', '/api/office-bookings', {
    dateUuid: desk.house().date,
    name: 'Le Goff',
    firstname: 'Odile',
    seats: seats(1),
    request,
  });
  expect(status).toBe(201);
  expect(body.request).toBe(request);
});

test('it is forgotten two days after the evening, with the answer that told it', async () => {
  const uuid = await book({ request });
  const { database } = desk.site();
  const kept = async () => (await readBooking(database, uuid)).request;
  const answered = async () =>
    (await database.selectFrom('stored_answers').select('body').execute()).filter(({ body }) =>
      body?.includes(uuid),
    );
  await desk.setClock(after(24 * 60, curtain));
  await write(database, forgetRequests);
  expect(await kept()).toBe(request);
  expect(await answered()).toEqual([{ body: expect.stringContaining(request) }]);
  await desk.setClock(after(2 * 24 * 60 + 1, curtain));
  await write(database, forgetRequests);
  expect(await kept()).toBeUndefined();
  expect(await answered()).toEqual([]);
});

test('and with its booker', async () => {
  const uuid = await book({ request });
  const { database } = desk.site();
  await desk.setClock(after(4 * 365 * 24 * 60, curtain));
  await write(database, deleteOldBookers);
  expect((await readBooking(database, uuid)).request).toBeUndefined();
});
