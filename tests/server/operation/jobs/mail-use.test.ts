import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { addAccountToken, spendActivations } from '#server/people/account/account-repository';
import { countWaitingBookingsOf } from '#server/tickets/booking/booking-count-repository';
import { remindBookers } from '#server/tickets/booking/booking-reminder';
import { thankBookers } from '#server/tickets/booking/booking-thanks';
import { write } from '#server/platform/database/transaction';
import { judgeMail } from '#server/operation/jobs/mail-use';
import * as accountLetters from '#server/platform/mail/account-letters';
import { type MailKind, listMails, queueMail } from '#server/platform/mail/mail-repository';
import { bookingDesk, dayBefore, seats } from '../../../support/booking-desk';
import { after, curtain } from '../../../support/door';
import { writeMailText } from '../../../support/mail-texts';
import { type PostOffice, openPostOffice } from '../../../support/post-office';
import { troupe } from '../../../support/troupe';

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

const queueAccountMail = (kind: MailKind, to: string, letter: Parameters<typeof queueMail>[3]) =>
  write(database(), (transaction) => queueMail(transaction, kind, { uuid: null, email: to }, letter));

test('after two days without a mail server nobody reads that yesterday is tomorrow, and the ticket of a date to come leaves', async () => {
  await desk.setClock(after(-3 * DAY, curtain));
  const [soon, later] = [email(), email()];
  await desk.book({ email: soon });
  await desk.book({ email: later, dateUuid: desk.house().otherDate });
  await desk.setClock(after(-10, dayBefore));
  await remindBookers(database());
  await desk.setClock(after(60, curtain));
  await post.deliver();
  expect(await post.outcomes(soon)).toEqual([
    ['booking-confirmed', 'evening-begun'],
    ['booking-reminder', 'evening-begun'],
  ]);
  expect(await post.outcomes(later)).toEqual([['booking-confirmed', 'left']]);
  expect((await post.sink.next(later)).attachments).toHaveLength(2);
});

test('a booking that was cancelled before anything left is told as cancelled alone', async () => {
  const to = email();
  const { uuid } = (await desk.book({ email: to })).body;
  await desk.tick();
  await desk.ask('DELETE', `/api/bookings/${uuid}`);
  await desk.setClock(after(-5, curtain));
  await post.deliver();
  expect(await post.outcomes(to)).toEqual([
    ['booking-confirmed', 'state-changed'],
    ['booking-cancelled', 'left'],
  ]);
});

test('letters about one booking arrive in the order in which they were written', async () => {
  const to = email();
  const { uuid } = (await desk.book({ email: to })).body;
  post.sink.refuse('Revenez plus tard');
  await post.deliver();
  post.sink.refuse(null);
  await desk.tick();
  await desk.ask('PUT', `/api/bookings/${uuid}`, { body: { seats: seats(3) } });
  await post.deliver();
  expect(await post.outcomes(to)).toEqual([
    ['booking-confirmed', 'waits'],
    ['booking-changed', 'waits'],
  ]);
  await desk.setClock(after(1, dayBefore));
  await post.deliver();
  expect(await post.sink.next(to)).toMatchObject({ subject: expect.stringContaining('confirmée') });
  expect(await post.sink.next(to)).toMatchObject({ subject: expect.stringContaining('modifiée') });
});

test('whoever was away is not thanked weeks later', async () => {
  await desk.setClock(after(-3 * DAY, curtain));
  const to = email();
  await desk.book({ email: to });
  await post.deliver();
  await writeMailText(database(), 'booking-thanks', 'Merci d’être venu.');
  await desk.setClock(after(DAY, curtain));
  expect(await thankBookers(database())).toBeGreaterThan(0);
  await desk.setClock(after(8 * DAY, curtain));
  await post.deliver();
  expect((await post.outcomes(to)).slice(1)).toEqual([['booking-thanks', 'too-late']]);
  await writeMailText(database(), 'booking-thanks', null);
});

test('a link to an account is sent while it opens something', async () => {
  const user_uuid = await letMariusBeInactive();
  const tokens = await write(database(), async (transaction) => ({
    activation: await addAccountToken(transaction, 'activation', user_uuid),
    password: await addAccountToken(transaction, 'password', user_uuid),
  }));
  const [activation, password, changed] = [email(), email(), email()];
  await queueAccountMail('activation', activation, accountLetters.activationLetter(tokens.activation));
  await queueAccountMail('password', password, accountLetters.passwordLetter(tokens.password));
  await queueAccountMail('password-changed', changed, accountLetters.passwordChangedLetter('Marius', 0));
  await desk.setClock(after(2 * DAY, dayBefore));
  await post.deliver();
  expect(await post.outcomes(activation)).toEqual([['activation', 'left']]);
  expect(await post.outcomes(password)).toEqual([['password', 'link-over']]);
  const { expires_at } = await database()
    .selectFrom('account_tokens')
    .select('expires_at')
    .where('user_uuid', '=', user_uuid)
    .where('kind', '=', 'activation')
    .executeTakeFirstOrThrow();
  // The letter says that one has seven days.
  expect(expires_at).toEqual(after((2 + 7) * DAY, dayBefore));
  expect(await post.outcomes(changed)).toEqual([['password-changed', 'left']]);

  await queueAccountMail('activation', activation, accountLetters.activationLetter(tokens.activation));
  await write(database(), async (transaction) => {
    await spendActivations(transaction, user_uuid);
    await transaction.database
      .updateTable('users')
      .set({ is_activated: true })
      .where('uuid', '=', user_uuid)
      .execute();
  });
  await post.deliver();
  expect((await post.outcomes(activation)).at(-1)).toEqual(['activation', 'link-over']);
});

async function letMariusBeInactive(): Promise<string> {
  const { uuid } = await database()
    .selectFrom('users')
    .select('uuid')
    .where('email', '=', troupe.marius.email)
    .executeTakeFirstOrThrow();
  await write(database(), (transaction) =>
    transaction.database.updateTable('users').set({ is_activated: false }).where('uuid', '=', uuid).execute(),
  );
  return uuid;
}

test('a decision on free tickets is not sent once their evening has begun', async () => {
  const to = email();
  const { date } = desk.house();
  await write(database(), (transaction) =>
    queueMail(
      transaction,
      'free-tickets-decided',
      { uuid: null, email: to },
      accountLetters.passwordChangedLetter('Marius', 0),
      { dateUuid: date },
    ),
  );
  const mail = await database()
    .selectFrom('mails')
    .selectAll()
    .where('recipient', '=', to)
    .executeTakeFirstOrThrow();
  await desk.setClock(after(-1, curtain));
  expect(await judgeMail(database(), mail)).toEqual({});
  await desk.setClock(curtain);
  expect(await judgeMail(database(), mail)).toEqual({ dropped: 'evening-begun' });
});

test('what was not sent is in the list of mails, with whose it was and why, and without its words', async () => {
  const to = email();
  await desk.book({ email: to });
  await desk.setClock(after(60, curtain));
  await post.deliver();
  const { data } = await listMails(database(), { state: 'dropped' });
  expect(data).toMatchObject([
    { recipient: to, kind: 'booking-confirmed', dropReason: 'evening-begun', droppedAt: after(60, curtain) },
  ]);
  const stored = await database()
    .selectFrom('mails')
    .select(['text', 'html', 'link'])
    .where('recipient', '=', to)
    .execute();
  expect(stored).toEqual([{ text: null, html: null, link: null }]);
  expect(await listMails(database(), { state: 'waiting' })).toMatchObject({ data: [] });
});

test('a letter to an address that does not exist is given up at once, one to a mailbox that is full is not', async () => {
  const [nobody, full] = [email(), email()];
  await desk.book({ email: nobody });
  await desk.book({ email: full });
  post.sink.refuseAddress(nobody);
  post.sink.refuse('4.2.2 Mailbox full');
  const counted = () => countWaitingBookingsOf(database(), [desk.house().date]);
  await write(database(), (transaction) =>
    transaction.database
      .updateTable('bookings')
      .set({ paid_at: dayBefore })
      .where('email', 'in', [nobody, full])
      .execute(),
  );
  const [before = 0] = (await counted()).values();
  await post.deliver();
  // The office calls whoever cannot be written to.
  expect([...(await counted()).values()]).toEqual([before + 1]);
  const { data } = (await desk.office('GET', `/api/bookings?date=${desk.house().date}&limit=200`)).body;
  expect(data.map(({ unsentMails }: { unsentMails?: object[] }) => unsentMails?.length)).toEqual([1, 1]);
  expect([await post.outcomes(nobody), await post.outcomes(full)]).toEqual([
    [['booking-confirmed', 'refused']],
    [['booking-confirmed', 'waits']],
  ]);
  await desk.setClock(after(5 * 60, dayBefore));
  post.sink.refuse(null);
  await post.deliver();
  expect(await post.outcomes(full)).toEqual([['booking-confirmed', 'left']]);
});
