import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { listMails } from '#server/platform/mail/mail-repository';
import { keepDueMails } from '#server/platform/mail/take-due-mail';
import { bookingDesk, dayBefore, seats } from '../../../support/booking-desk';
import { after } from '../../../support/door';
import { type PostOffice, openPostOffice } from '../../../support/post-office';

const desk = bookingDesk();
let post: PostOffice;

beforeEach(async () => {
  post = await openPostOffice(desk);
  await desk.site().database.deleteFrom('mails').execute();
});
afterEach(() => post.close());

const email = () => `${randomUUID()}@public.example`;
const database = () => desk.site().database;

test('a letter that the mail server does not want holds up no later one for long, and does not follow it', async () => {
  const to = email();
  const { uuid } = (await desk.book({ email: to })).body;
  post.sink.refuse('5.6.0 Message content rejected');
  for (const minute of [0, 1, 2, 3, 5, 9, 17, 33, 40]) {
    await desk.setClock(after(minute, dayBefore));
    await post.deliver();
  }
  post.sink.refuse(null);
  await desk.ask('PUT', `/api/bookings/${uuid}`, { body: { seats: seats(3) } });
  await post.deliver();
  expect(await post.outcomes(to)).toEqual([
    ['booking-confirmed', 'waits'],
    ['booking-changed', 'left'],
  ]);
  await desk.setClock(after(5 * 60, dayBefore));
  await post.deliver();
  expect(await post.outcomes(to)).toEqual([
    ['booking-confirmed', 'state-changed'],
    ['booking-changed', 'left'],
  ]);
});

test('what a site without a mail server has kept is in that list too: it is never sent', async () => {
  const to = email();
  await desk.book({ email: to });
  await keepDueMails(database());
  expect(await listMails(database(), { state: 'dropped' })).toMatchObject({ data: [{ recipient: to }] });
  expect(await listMails(database(), { state: 'waiting' })).toMatchObject({ data: [] });
});
