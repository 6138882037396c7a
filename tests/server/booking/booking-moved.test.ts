import { randomUUID } from 'node:crypto';
import ICAL from 'ical.js';
import { expect, test } from 'vitest';
import { must } from '#common/base/must';
import { formatWireDate } from '#common/base/paris-time';
import { tellMoved } from '#server/booking/booking-moved';
import { remindBookers } from '#server/booking/booking-reminder';
import { write } from '#server/database/transaction';
import { moveShowDate } from '#server/show/show-repository';
import { bookingDesk, dayBefore, seats } from '../../support/booking-desk';
import { bookingPost } from '../../support/booking-post';
import { after, curtain } from '../../support/door';

const desk = bookingDesk();
const post = bookingPost(desk);
const nextWeek = new Date('2026-11-28T20:30:00+01:00');
const somebody = () => `${randomUUID()}@public.example`;
const book = async (email: string, fields = {}): Promise<string> =>
  (await desk.book({ email, ...fields })).body.uuid;
const tell = () => tellMoved(desk.site().database);
const kindsOf = async (email: string) => (await post.written(email)).map(({ kind }) => kind).toSorted();

/** Moves the evening as its secretary does. */
async function moveTo(date: Date): Promise<void> {
  const show = await desk.readShow();
  const moved = { date: formatWireDate(date), closingDate: formatWireDate(after(-120, date)) };
  const dates = show.dates.map((one: { readonly uuid: string }) =>
    one.uuid === desk.house().date ? { ...one, ...moved } : one,
  );
  expect((await desk.saveShow({ ...show, dates })).status).toBe(200);
}

function entryIn(content: ArrayBuffer) {
  const calendar = new ICAL.Component(ICAL.parse(new TextDecoder().decode(content)));
  const event = new ICAL.Event(must(calendar.getFirstSubcomponent('vevent'), 'an event'));
  return { uid: event.uid, sequence: event.sequence, start: event.startDate.toJSDate() };
}

test('whoever booked is told once that the date has moved, with an entry that replaces the one before', async () => {
  const email = somebody();
  const uuid = await book(email);
  const [, first] = (await post.next(email)).attachments;
  const before = entryIn(must(first, 'an entry').content as ArrayBuffer);
  await moveTo(nextWeek);
  expect(await tell()).toBe(1);
  expect(await tell()).toBe(0);
  const mail = await post.next(email);
  expect(mail.subject).toBe('Votre séance change de date – Le Dindon – localhost');
  const text = (mail.text ?? '').replace(/[\u00a0\u202f]/g, ' ');
  expect(text).toContain('La séance du samedi 21 novembre 2026 à 20 h 30 est déplacée');
  expect(text).toContain('le samedi 28 novembre 2026 à 20 h 30');
  const [pdf, second] = mail.attachments;
  expect(pdf?.mimeType).toBe('application/pdf');
  const entry = entryIn(must(second, 'an entry').content as ArrayBuffer);
  expect(entry).toEqual({ uid: uuid, sequence: before.sequence + 1, start: nextWeek });
});

test('who waits is told too, who cancelled is not, nor who books the new date', async () => {
  const [cancelled, waiting, late] = [somebody(), somebody(), somebody()];
  await desk.ask('DELETE', `/api/bookings/${await book(cancelled)}`);
  await book(somebody(), { seats: seats(9) });
  await book(waiting, { waitingList: true });
  await moveTo(nextWeek);
  await book(late, { seats: seats(1) });
  expect(await tell()).toBe(2);
  expect(await kindsOf(waiting)).toEqual(['booking-moved', 'booking-waiting']);
  expect(await kindsOf(cancelled)).toEqual(['booking-cancelled', 'booking-confirmed']);
  expect(await kindsOf(late)).toEqual(['booking-confirmed']);
});

test('a date that is moved twice is told of once, from where it was; moved back, not at all', async () => {
  const email = somebody();
  await book(email);
  await post.next(email);
  await moveTo(after(60, curtain));
  await moveTo(nextWeek);
  expect(await tell()).toBe(1);
  expect((await post.next(email)).text).toMatch(/samedi 21 novembre 2026 à 20\sh\s30 est déplacée/);
  await moveTo(curtain);
  await moveTo(nextWeek);
  expect(await tell()).toBe(0);
});

test('nobody is told that an evening of the past is written down otherwise', async () => {
  const email = somebody();
  await book(email);
  await desk.setClock(after(24 * 60, curtain));
  await moveTo(after(-30, curtain));
  expect(await tell()).toBe(0);
  expect(await kindsOf(email)).toEqual(['booking-confirmed']);
});

test('whoever was reminded of the day before is reminded of the new one', async () => {
  const email = somebody();
  await desk.setClock(after(-2 * 24 * 60, curtain));
  await book(email);
  const remind = () => remindBookers(desk.site().database);
  await desk.setClock(after(-10, dayBefore));
  await remind();
  await write(desk.site().database, (transaction) => moveShowDate(transaction, desk.house().date, nextWeek));
  await desk.setClock(after(-24 * 60, nextWeek));
  await remind();
  expect(await kindsOf(email)).toEqual(['booking-confirmed', 'booking-reminder', 'booking-reminder']);
});

test('its history says from when to when, also where nobody can be written to', async () => {
  const { body } = await desk.office('POST', '/api/office-bookings', {
    dateUuid: desk.house().date,
    name: 'Le Goff',
    firstname: 'Odile',
    seats: seats(1),
  });
  await moveTo(nextWeek);
  await tell();
  const { body: acts } = await desk.office('GET', `/api/office-bookings/${body.uuid}/history`);
  expect(acts).toMatchObject([
    { kind: 'booked', office: true },
    { kind: 'moved', office: false, dates: [formatWireDate(curtain), formatWireDate(nextWeek)] },
  ]);
});
