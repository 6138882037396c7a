import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { formatWireDate } from '#common/base/paris-time';
import { remindBookers } from '#server/tickets/booking/booking-reminder';
import { write } from '#server/platform/database/transaction';
import { listMails } from '#server/platform/mail/mail-repository';
import { bookingDesk, dayBefore } from '../../../support/booking-desk';
import { after, curtain } from '../../../support/door';
import { writeMailText } from '../../../support/mail-texts';
import { type PostOffice, openPostOffice } from '../../../support/post-office';

const desk = bookingDesk();
const DAY = 24 * 60;
let post: PostOffice;

beforeEach(async () => {
  post = await openPostOffice(desk);
  await desk.site().database.deleteFrom('mails').execute();
});
afterEach(() => post.close());

const email = () => `${randomUUID()}@public.example`;
const database = () => desk.site().database;

test('a reminder says on the day before that it is tomorrow, and on the day itself that it is today', async () => {
  await desk.setClock(after(-3 * DAY, curtain));
  const [early, late] = [email(), email()];
  await desk.book({ email: early });
  await desk.book({ email: late });
  await post.deliver();
  for (const to of [early, late]) await post.sink.next(to);
  await desk.setClock(after(-10, dayBefore));
  await remindBookers(database());
  await database().updateTable('mails').set({ try_after: null }).where('recipient', '=', late).execute();
  await post.deliver();
  expect(await post.sink.next(early)).toMatchObject({
    subject: expect.stringContaining('C’est demain'),
    text: expect.stringContaining('C’est demain'),
  });
  await desk.setClock(after(-60, curtain));
  await database().updateTable('mails').set({ try_after: desk.now() }).where('sent_at', 'is', null).execute();
  await post.deliver();
  const mail = await post.sink.next(late);
  expect(mail.subject).toContain('C’est aujourd’hui');
  expect(mail.text).not.toContain('demain');
  const { data } = await listMails(database(), { state: 'sent' });
  const sent = data.find(({ recipient }) => recipient === late);
  expect(sent?.subject).toContain('aujourd’hui');
});

test('a text of the association that says “demain” gives way on the day itself, and one that says {jour} does not', async () => {
  await desk.setClock(after(-3 * DAY, curtain));
  const to = email();
  await desk.book({ email: to });
  await post.deliver();
  await post.sink.next(to);
  await desk.setClock(after(-60, curtain));
  const remindAgain = async (text: string) => {
    await writeMailText(database(), 'booking-reminder', text);
    await desk.setClock(after(-10, dayBefore));
    await write(database(), (transaction) =>
      transaction.database.updateTable('bookings').set({ reminded_at: null }).execute(),
    );
    await remindBookers(database());
    await desk.setClock(after(-60, curtain));
    await post.deliver();
    return (await post.sink.next(to)).text;
  };
  expect(await remindAgain('À demain, au théâtre.')).toContain('C’est aujourd’hui');
  expect(await remindAgain('Le rideau se lève {jour}.')).toContain('Le rideau se lève aujourd’hui.');
  await writeMailText(database(), 'booking-reminder', null);
});

test('a reminder of a date that was moved away or of a booking that was cancelled is not sent', async () => {
  await desk.setClock(after(-3 * DAY, curtain));
  const [moved, cancelled] = [email(), email()];
  await desk.book({ email: moved });
  const { uuid } = (await desk.book({ email: cancelled })).body;
  await post.deliver();
  await desk.setClock(after(-10, dayBefore));
  await remindBookers(database());
  await desk.tick();
  await desk.ask('DELETE', `/api/bookings/${uuid}`);
  const date = after(7 * DAY, curtain);
  const closingDate = formatWireDate(after(-120, date));
  await desk.changeShow({}, { date: formatWireDate(date), closingDate });
  await desk.tellBookers();
  await post.deliver();
  expect((await post.outcomes(moved)).slice(1)).toEqual([
    ['booking-reminder', 'date-moved'],
    ['booking-moved', 'left'],
  ]);
  expect((await post.outcomes(cancelled)).slice(1)).toEqual([
    ['booking-reminder', 'state-changed'],
    ['booking-cancelled', 'left'],
  ]);
});
