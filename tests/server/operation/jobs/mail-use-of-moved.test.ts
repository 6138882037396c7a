import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { formatWireDate } from '#common/base/paris-time';
import { bookingDesk, dayBefore, seats } from '../../../support/booking-desk';
import { entryIn } from '../../../support/booking-entry';
import { after, curtain } from '../../../support/door';
import { type PostOffice, openPostOffice } from '../../../support/post-office';
import { troupe } from '../../../support/troupe';

const desk = bookingDesk();
const DAY = 24 * 60;
const nextWeek = after(7 * DAY, curtain);
const inTwoWeeks = after(14 * DAY, curtain);
let post: PostOffice;

beforeEach(async () => {
  post = await openPostOffice(desk);
  await desk.site().database.deleteFrom('mails').execute();
});
afterEach(() => post.close());

const somebody = () => `${randomUUID()}@public.example`;
const moveTo = (date: Date) =>
  desk.changeShow({}, { date: formatWireDate(date), closingDate: formatWireDate(after(-120, date)) });

/** The mail server wants nothing for a while, and what waits is tried in vain. */
async function outage(): Promise<void> {
  post.sink.refuse('Revenez plus tard');
  await post.deliver();
  post.sink.refuse(null);
}

/** So many minutes later, when all that waits is due again. */
async function later(minutes: number): Promise<void> {
  await desk.setClock(after(minutes, desk.now()));
  await post.deliver();
}

async function read(to: string) {
  const { subject = '', text = '', attachments } = await post.sink.next(to);
  return { subject, text: text.replace(/[\u00a0\u202f]/g, ' '), entry: attachments.at(-1) };
}

test('a confirmation that waited while its evening moved tells the new hour, as its calendar file does; the move follows', async () => {
  const to = somebody();
  await desk.book({ email: to });
  await outage();
  await moveTo(nextWeek);
  await desk.tellBookers();
  await later(DAY);
  const { subject, text, entry } = await read(to);
  expect(subject).toContain('Votre réservation est confirmée');
  expect(text).toContain('le samedi 28 novembre 2026 à 20 h 30');
  expect(text).not.toContain('21 novembre');
  expect(entryIn(entry).start).toEqual(nextWeek);
  expect((await read(to)).text).toContain('La séance du samedi 21 novembre 2026 à 20 h 30 est déplacée');
});

test('nothing leaves while a move can still be taken back; taken back, nobody has heard of it', async () => {
  const to = somebody();
  await desk.book({ email: to });
  await moveTo(nextWeek);
  await post.deliver();
  expect(await post.outcomes(to)).toEqual([['booking-confirmed', 'waits']]);
  await moveTo(curtain);
  expect(await desk.tellBookers()).toBe(0);
  await post.deliver();
  expect(await post.outcomes(to)).toEqual([['booking-confirmed', 'left']]);
  expect((await read(to)).text).toContain('le samedi 21 novembre 2026 à 20 h 30');
});

test('whoever waits for a ticket does not wait for ever, if the job that tells of changes is away', async () => {
  const to = somebody();
  await desk.book({ email: to });
  await moveTo(nextWeek);
  await later(11);
  expect((await read(to)).text).toContain('le samedi 28 novembre 2026 à 20 h 30');
});

test('a letter of the office that waited keeps its reason, and names the place as it is now', async () => {
  const to = somebody();
  const { uuid, version, name, firstname } = (await desk.book({ email: to })).body;
  await post.deliver();
  await read(to);
  await desk.tick();
  const change = { name, firstname, email: to, version, paid: false, seats: seats(3) };
  await desk.office('PUT', `/api/office-bookings/${uuid}`, {
    ...change,
    reason: 'Votre cousin vient aussi.',
  });
  await outage();
  await desk.changeShow({ location: { name: 'Gymnase' } });
  await desk.tellBookers();
  await later(DAY / 2);
  const { text } = await read(to);
  expect(text).toContain('Votre réservation a été modifiée');
  expect(text).toContain('Gymnase');
  expect(text).not.toContain('Salle des fêtes');
  expect(text).toContain('Votre cousin vient aussi.');
  expect((await read(to)).text).toContain('Le lieu change : Gymnase, et non plus Salle des fêtes, Vaubrun.');
});

test('two moves of which nobody could read are told as one, from the date that people know', async () => {
  const to = somebody();
  await desk.book({ email: to });
  await post.deliver();
  await read(to);
  await moveTo(nextWeek);
  await desk.tellBookers();
  await outage();
  await moveTo(inTwoWeeks);
  await desk.tellBookers();
  await later(DAY / 2);
  const { text } = await read(to);
  expect(text).toContain('La séance du samedi 21 novembre 2026 à 20 h 30 est déplacée');
  expect(text).toContain('le samedi 5 décembre 2026 à 20 h 30');
  expect(await post.outcomes(to)).toEqual([
    ['booking-confirmed', 'left'],
    ['booking-moved', 'state-changed'],
    ['booking-moved', 'left'],
  ]);
});

test('a move and its way back of which nobody could read are not told', async () => {
  const to = somebody();
  await desk.book({ email: to });
  await post.deliver();
  await moveTo(nextWeek);
  await desk.tellBookers();
  await outage();
  await moveTo(curtain);
  await desk.tellBookers();
  await later(DAY / 4);
  expect(await post.outcomes(to)).toEqual([
    ['booking-confirmed', 'left'],
    ['booking-moved', 'state-changed'],
  ]);
});

test('of a letter that came too late for an evening, the office is not told any more once that is to come again', async () => {
  await desk.setClock(dayBefore);
  const to = somebody();
  const { uuid } = (await desk.book({ email: to })).body;
  await desk.setClock(after(30, curtain));
  await post.deliver();
  const unsent = async () => {
    const { data } = (await desk.office('GET', `/api/bookings?date=${desk.house().date}&limit=200`)).body;
    return data.find((one: { readonly uuid: string }) => one.uuid === uuid).unsentMails;
  };
  expect(await unsent()).toMatchObject([{ kind: 'booking-confirmed', reason: 'evening-begun' }]);
  await moveTo(nextWeek);
  expect(await unsent()).toBeUndefined();
  await desk.tellBookers();
  await post.deliver();
  expect(await post.outcomes(to)).toEqual([
    ['booking-confirmed', 'evening-begun'],
    ['booking-moved', 'left'],
  ]);
});

test('the office is told whom to call about the evening as it is, and nobody about a change that is no more', async () => {
  await desk.office('POST', '/api/office-bookings', {
    dateUuid: desk.house().date,
    name: 'Le Goff',
    firstname: 'Odile',
    seats: seats(2),
  });
  await moveTo(nextWeek);
  await desk.tellBookers();
  await outage();
  await moveTo(inTwoWeeks);
  await desk.tellBookers();
  await later(DAY / 2);
  const { email } = troupe.rosalie;
  const { text } = await read(email);
  expect(text).toContain('du samedi 21 novembre 2026 à 20 h 30 est déplacée au samedi 5 décembre 2026');
  expect(text).toContain('Odile Le Goff');

  await moveTo(curtain);
  await desk.tellBookers();
  await outage();
  await moveTo(inTwoWeeks);
  await desk.tellBookers();
  await later(DAY / 2);
  expect((await post.outcomes(email)).slice(-2)).toEqual([
    ['bookers-to-call', 'state-changed'],
    ['bookers-to-call', 'left'],
  ]);
});
