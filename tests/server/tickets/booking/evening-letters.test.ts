import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { formatWireDate } from '#common/base/paris-time';
import { tellBookers } from '#server/tickets/booking/booking-announcements';
import { bookingDesk, dayBefore, seats } from '../../../support/booking-desk';
import { entryIn } from '../../../support/booking-entry';
import { bookingPost } from '../../../support/booking-post';
import { bookingTexts } from '../../../support/booking-texts';
import { after, curtain } from '../../../support/door';

const desk = bookingDesk();
const post = bookingPost(desk);
const { textOf } = bookingTexts(desk);
const nextWeek = new Date('2026-11-28T20:30:00+01:00');
const somebody = () => `${randomUUID()}@public.example`;
const book = async (email: string, fields = {}): Promise<string> =>
  (await desk.book({ email, ...fields })).body.uuid;
const tell = () => desk.tellBookers();
const kindsOf = async (email: string) => (await post.written(email)).map(({ kind }) => kind).toSorted();

const movedTo = (date: Date) => ({
  date: formatWireDate(date),
  closingDate: formatWireDate(after(-120, date)),
});

test('whoever booked is told that the place changes, with a new ticket and a newer entry for their calendar', async () => {
  const email = somebody();
  await book(email);
  await post.next(email);
  await desk.changeShow({ location: { name: 'Gymnase de Saint-Rémy', description: '2, rue du Stade' } });
  expect(await tell()).toBe(1);
  const mail = await post.next(email);
  expect(mail.subject).toBe('Votre séance change de lieu – Le Dindon – localhost');
  const text = (mail.text ?? '').replace(/[\u00a0\u202f]/g, ' ');
  expect(text).toContain('Le lieu change : Gymnase de Saint-Rémy, et non plus Salle des fêtes, Vaubrun.');
  expect(text).toContain('Pour y aller : 2, rue du Stade');
  expect(text).toContain('Votre billet et la date pour votre agenda sont joints à ce message.');
  const [pdf, entry] = mail.attachments;
  expect(pdf?.mimeType).toBe('application/pdf');
  expect(entryIn(entry)).toMatchObject({
    sequence: 1,
    location: 'Gymnase de Saint-Rémy',
  });
});

describe('a save can be taken back for five minutes', () => {
  test('in which nobody is written to', async () => {
    const email = somebody();
    await book(email);
    await desk.changeShow({ location: { name: 'Gymnase' } });
    await desk.setClock(after(4, dayBefore));
    expect(await tellBookers(desk.site().database)).toBe(0);
    await desk.changeShow({ location: { name: 'Salle des fêtes, Vaubrun' } });
    expect(await tell()).toBe(0);
    expect(await kindsOf(email)).toEqual(['booking-confirmed']);
  });

  test('which a second save begins anew: one letter tells what is true by then', async () => {
    const email = somebody();
    const uuid = await book(email);
    await desk.changeShow({ title: 'Le Dindon rôti' });
    await desk.setClock(after(4, dayBefore));
    await desk.changeShow({ location: { name: 'Gymnase' } });
    await desk.setClock(after(8, dayBefore));
    expect(await tellBookers(desk.site().database)).toBe(0);
    expect(await tell()).toBe(1);
    expect(await kindsOf(email)).toEqual(['booking-confirmed', 'booking-evening']);
    const text = await textOf(uuid, 'booking-evening');
    expect(text).toContain('« Le Dindon » s’appelle maintenant « Le Dindon rôti ».');
    expect(text).toContain('Gymnase, et non plus Salle des fêtes, Vaubrun');
  });

  test('and are told of what they were told last: who booked in between, of the second change alone', async () => {
    const early = await book(somebody());
    await desk.changeShow({ location: { name: 'Gymnase' } });
    const late = await book(somebody());
    await desk.changeShow({ location: { name: 'Préau' } });
    expect(await tell()).toBe(2);
    expect(await textOf(early, 'booking-evening')).toContain('Préau, et non plus Salle des fêtes, Vaubrun');
    expect(await textOf(late, 'booking-evening')).toContain('Préau, et non plus Gymnase');
  });
});

test('a save that moves the date, the place and the title is one letter', async () => {
  const email = somebody();
  const uuid = await book(email);
  await post.next(email);
  await desk.changeShow({ title: 'Le Dindon rôti', location: { name: 'Gymnase' } }, movedTo(nextWeek));
  expect(await tell()).toBe(1);
  expect(await kindsOf(email)).toEqual(['booking-confirmed', 'booking-moved']);
  const text = await textOf(uuid, 'booking-moved');
  expect(text).toContain('La séance du samedi 21 novembre 2026 à 20 h 30 est déplacée');
  expect(text).toContain('Gymnase, et non plus Salle des fêtes, Vaubrun');
  expect(text).toContain('s’appelle maintenant « Le Dindon rôti »');
  const [, entry] = (await post.next(email)).attachments;
  expect(entryIn(entry).sequence).toBe(1);
});

describe('how seats are paid', () => {
  test.each([
    [
      false,
      'Vos places ne se règlent plus à l’entrée : elles se règlent avant la séance.',
      'à régler avant la séance',
    ],
    [true, 'Vos places se règlent maintenant à l’entrée.', 'à régler à l’entrée'],
  ])('is told to who owes them (at the door: %s)', async (payAtDoor, sentence, seatsOwed) => {
    await desk.changeShow({}, { payAtDoor: !payAtDoor });
    const uuid = await book(somebody());
    await desk.changeShow({}, { payAtDoor });
    expect(await tell()).toBe(1);
    const text = await textOf(uuid, 'booking-evening');
    expect(text).toContain(sentence);
    expect(text).toContain(seatsOwed);
    expect(text).toContain('Le paiement de vos places change');
  });

  test('is not told to who has paid, nor to who waits', async () => {
    const { uuid, version } = (await desk.book({ seats: seats(10) })).body;
    const holder = { name: 'Castan', firstname: 'Rémi', email: somebody() };
    await desk.office('PUT', `/api/office-bookings/${uuid}`, { ...holder, paid: true, version });
    await book(somebody(), { waitingList: true });
    await desk.changeShow({}, { payAtDoor: false });
    expect(await tell()).toBe(0);
  });
});

test('prices, places and pictures of a show are no news: who booked keeps their price', async () => {
  await book(somebody());
  const { prices } = await desk.readShow();
  const dearer = prices.map((one: { readonly price: number }) => ({ ...one, price: one.price + 2 }));
  await desk.changeShow({ prices: dearer, bookings: false }, { maxPlaces: 90 });
  expect(await tell()).toBe(0);
});

describe('the subject says what changed', () => {
  const later = after(30, curtain);
  test.each<[string, object, Date]>([
    ['Votre séance change d’heure', {}, later],
    ['Votre séance change d’heure et de lieu', { location: { name: 'Gymnase' } }, later],
    ['Votre séance change de date et de lieu', { location: { name: 'Gymnase' } }, nextWeek],
    ['Votre séance change de lieu', { location: { name: 'Gymnase' } }, curtain],
    [
      'Du nouveau pour votre séance',
      { location: { name: 'Salle des fêtes, Vaubrun', description: 'Entrée par la cour' } },
      curtain,
    ],
  ])('%s', async (subject, show, date) => {
    const email = somebody();
    await book(email);
    await post.next(email);
    await desk.changeShow(show, movedTo(date));
    await tell();
    expect((await post.next(email)).subject).toBe(`${subject} – Le Dindon – localhost`);
  });
});

test('who waits is told of another place in the words of whoever waits, without a ticket', async () => {
  await book(somebody(), { seats: seats(10) });
  const uuid = await book(somebody(), { waitingList: true });
  await desk.changeShow({ location: { name: 'Gymnase' } });
  await tell();
  const text = await textOf(uuid, 'booking-evening');
  expect(text).toContain('Vous êtes toujours sur la liste d’attente');
  expect(text).not.toContain('Votre billet');
});
