import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { remindBookers } from '#server/tickets/booking/booking-reminder';
import { bookingDesk, dayBefore } from '../../../support/booking-desk';
import { after, curtain } from '../../../support/door';

const desk = bookingDesk();
const nextWeek = new Date('2026-11-28T20:30:00+01:00');
const somebody = () => `${randomUUID()}@public.example`;
const book = (email: string) => desk.book({ email });
const tell = () => desk.tellBookers();

async function kindsOf(email: string): Promise<string[]> {
  const mails = await desk
    .site()
    .database.selectFrom('mails')
    .select('kind')
    .where('recipient', '=', email)
    .execute();
  return mails.map(({ kind }) => kind).toSorted();
}

test('whoever was reminded of the day before is reminded of the new one', async () => {
  const email = somebody();
  await desk.setClock(after(-2 * 24 * 60, curtain));
  await book(email);
  const remind = () => remindBookers(desk.site().database);
  await desk.setClock(after(-10, dayBefore));
  await remind();
  await desk.moveDate(nextWeek);
  await tell();
  await desk.setClock(after(-24 * 60, nextWeek));
  await remind();
  await remind();
  expect(await kindsOf(email)).toEqual([
    'booking-confirmed',
    'booking-moved',
    'booking-reminder',
    'booking-reminder',
  ]);
});

test('whoever was reminded is not reminded twice of a move that was taken back, nor while it may be', async () => {
  const email = somebody();
  await desk.setClock(after(-2 * 24 * 60, curtain));
  await book(email);
  const remind = () => remindBookers(desk.site().database);
  await desk.setClock(dayBefore);
  await remind();
  await desk.moveDate(nextWeek);
  await remind();
  await desk.moveDate(curtain);
  await remind();
  expect(await tell()).toBe(0);
  await remind();
  expect(await kindsOf(email)).toEqual(['booking-confirmed', 'booking-reminder']);
});

test('nobody is reminded of a day that they do not know yet', async () => {
  const email = somebody();
  await desk.setClock(after(-2 * 24 * 60, curtain));
  await book(email);
  await desk.moveDate(nextWeek);
  await desk.setClock(after(-24 * 60, nextWeek));
  await remindBookers(desk.site().database);
  expect(await kindsOf(email)).toEqual(['booking-confirmed']);
  await tell();
  await remindBookers(desk.site().database);
  expect(await kindsOf(email)).toEqual(['booking-confirmed', 'booking-moved', 'booking-reminder']);
});
