import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { formatWireDate } from '#common/base/paris-time';
import { bookingDesk, seats } from '../../../support/booking-desk';
import { entryIn } from '../../../support/booking-entry';
import { bookingPost } from '../../../support/booking-post';
import { after, curtain } from '../../../support/door';

const desk = bookingDesk();
const post = bookingPost(desk);
const nextWeek = new Date('2026-11-28T20:30:00+01:00');
const somebody = () => `${randomUUID()}@public.example`;
const book = async (email: string, fields = {}): Promise<string> =>
  (await desk.book({ email, ...fields })).body.uuid;
const tell = () => desk.tellBookers();
const kindsOf = async (email: string) => (await post.written(email)).map(({ kind }) => kind).toSorted();

const moveTo = (date: Date) => desk.changeShow({}, movedTo(date));
const movedTo = (date: Date) => ({
  date: formatWireDate(date),
  closingDate: formatWireDate(after(-120, date)),
});

test('whoever booked is told once that the date has moved, with an entry that replaces the one before', async () => {
  const email = somebody();
  await book(email);
  const [, first] = (await post.next(email)).attachments;
  const before = entryIn(first);
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
  const entry = entryIn(second);
  expect(entry).toMatchObject({ uid: before.uid, sequence: before.sequence + 1, start: nextWeek });
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
  await desk.changeShow({ title: 'Le Dindon, souvenirs' }, movedTo(after(-30, curtain)));
  expect(await tell()).toBe(0);
  expect(await kindsOf(email)).toEqual(['booking-confirmed']);
});

test('only the evening that changed is told of, not the others of its show', async () => {
  const other = somebody();
  await book(other, { dateUuid: desk.house().otherDate });
  await moveTo(nextWeek);
  expect(await tell()).toBe(0);
  await desk.changeShow({ title: 'Le Dindon rôti' });
  expect(await tell()).toBe(1);
});

test('a single seat is told of as one', async () => {
  const email = somebody();
  await book(email, { seats: seats(1) });
  await post.next(email);
  await desk.changeShow({ location: { name: 'Gymnase' } });
  await tell();
  expect((await post.next(email)).text).toContain('Votre place reste la vôtre.');
});

test('its history says what changed, also where nobody can be written to', async () => {
  const { body } = await desk.office('POST', '/api/office-bookings', {
    dateUuid: desk.house().date,
    name: 'Le Goff',
    firstname: 'Odile',
    seats: seats(1),
  });
  await desk.changeShow(
    { title: 'Le Dindon rôti', location: { name: 'Gymnase' } },
    { ...movedTo(nextWeek), payAtDoor: false },
  );
  await tell();
  const { body: acts } = await desk.office('GET', `/api/office-bookings/${body.uuid}/history`);
  expect(acts).toMatchObject([
    { kind: 'booked', office: true },
    { kind: 'moved', office: false, dates: [formatWireDate(curtain), formatWireDate(nextWeek)] },
    { kind: 'place', words: ['Salle des fêtes, Vaubrun', 'Gymnase'] },
    { kind: 'title', words: ['Le Dindon', 'Le Dindon rôti'] },
    { kind: 'payment', words: ['à l’entrée', 'avant la séance'] },
  ]);
});

test('a booking whose letter cannot be written holds up nobody else’s, and the run says which it was', async () => {
  const [first, broken, last] = [somebody(), somebody(), somebody()];
  await book(first);
  const uuid = await book(broken);
  await book(last);
  await moveTo(nextWeek);
  const { database } = desk.site();
  await sql`
    create function refuse_letter() returns trigger language plpgsql as 'begin raise exception ''broken''; end'`.execute(
    database,
  );
  await sql`
    create trigger refuse_letter before insert on mails for each row
    when (new.recipient = ${sql.lit(broken)}) execute function refuse_letter()`.execute(database);
  await expect(tell()).rejects.toMatchObject({ errors: [{ message: uuid }] });
  expect(await kindsOf(first)).toEqual(['booking-confirmed', 'booking-moved']);
  expect(await kindsOf(last)).toEqual(['booking-confirmed', 'booking-moved']);
  await sql`drop trigger refuse_letter on mails`.execute(database);
  expect(await tell()).toBe(1);
  expect(await kindsOf(broken)).toEqual(['booking-confirmed', 'booking-moved']);
});
