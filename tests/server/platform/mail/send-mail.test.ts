import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { must } from '#common/base/must';
import { write } from '#server/platform/database/transaction';
import { passwordLetter } from '#server/platform/mail/account-letters';
import { queueMail } from '#server/platform/mail/mail-repository';
import { UnansweredMail, openMailer, smtpTimeouts } from '#server/platform/mail/mailer';
import { sendMail } from '#server/platform/mail/send-mail';
import { senderAddress } from '#server/platform/mail/sender-address';
import { openAbruptServer } from '../../../support/abrupt-smtp';
import { after } from '../../../support/door';
import { type SmtpSink, openSmtpSink } from '../../../support/smtp-sink';
import { type TestDatabase, openTestDatabase } from '../../../support/test-database';

const email = 'ami@public.example';
const evening = new Date('2026-11-21T20:30:00+01:00');
let site: TestDatabase;
let sink: SmtpSink;

beforeAll(async () => {
  site = await openTestDatabase();
});
beforeEach(async () => {
  sink = await openSmtpSink();
  await site.database.deleteFrom('mails').execute();
});
afterEach(() => sink.close());
afterAll(() => site.close());

async function queued(): Promise<string> {
  await write(site.database, (transaction) =>
    queueMail(transaction, 'password', { uuid: null, email }, passwordLetter('a-token')),
  );
  return must(await stored(), 'the mail').uuid;
}

const stored = () => site.database.selectFrom('mails').selectAll().executeTakeFirst();

async function send(uuid: string): Promise<void> {
  const mailer = await openMailer(sink.url);
  try {
    await sendMail(site.database, mailer, sink.url, uuid);
  } finally {
    mailer.close();
  }
}

test('a mail server that says no is noted with its words, and the mail waits for the next try', async () => {
  const uuid = await queued();
  sink.refuse('Revenez plus tard');
  await expect(send(uuid)).rejects.toThrow('Revenez plus tard');
  expect(await stored()).toMatchObject({
    attempts: 1,
    sent_at: null,
    link: expect.stringContaining('a-token'),
  });
  expect((await stored())?.last_error).toContain('Revenez plus tard');
  sink.refuse(null);
  await send(uuid);
  expect((await sink.next(email)).messageId).toBe(`<${uuid}@theatre.example>`);
  expect(await stored()).toMatchObject({ attempts: 1, text: null, link: null, last_error: null });
});

test('a mail is sent once, whoever asks again', async () => {
  const uuid = await queued();
  await send(uuid);
  await send(uuid);
  expect(sink.arrived).toHaveLength(1);
});

test('a mail that has left is not sent again though what follows from it fails', async () => {
  const uuid = await queued();
  const mailer = await openMailer(sink.url);
  const rules = {
    attach: async () => [],
    judge: async () => ({
      onSent: async () => {
        throw new Error('the booking is gone');
      },
    }),
  };
  const send = () => sendMail(site.database, mailer, sink.url, uuid, rules);
  await expect(send()).rejects.toThrow('the booking is gone');
  await send();
  mailer.close();
  expect(sink.arrived).toHaveLength(1);
  expect(await stored()).toMatchObject({ text: null, try_after: null, sent_at: expect.any(Date) });
});

test('a mail server has the time that RFC 5321 gives it', () => {
  const minutes = Object.values(smtpTimeouts).map((milliseconds) => milliseconds / 60_000);
  expect(minutes).toEqual([5, 5, 10]);
});

test('a letter that the mail server may have taken without an answer is not sent again before it had ten minutes to', async () => {
  const abrupt = await openAbruptServer('after the message');
  const uuid = await queued();
  const mailer = await openMailer(abrupt.url);
  await site.setClock(evening);
  await expect(sendMail(site.database, mailer, abrupt.url, uuid)).rejects.toThrow(UnansweredMail);
  expect(abrupt.messages()).toBe(1);
  expect(await stored()).toMatchObject({ attempts: 1, try_after: after(10, evening) });
  mailer.close();
  await abrupt.close();
});

test('one that the mail server did not get is sent again soon', async () => {
  const abrupt = await openAbruptServer('before the message');
  const uuid = await queued();
  const mailer = await openMailer(abrupt.url);
  await site.setClock(evening);
  await expect(sendMail(site.database, mailer, abrupt.url, uuid)).rejects.toThrow('closed');
  expect(await stored()).toMatchObject({ try_after: after(0.25, evening) });
  mailer.close();
  await abrupt.close();
});

test.each([
  ['smtp://mail.example?from=bonjour@theatre.example', 'bonjour@theatre.example'],
  ['smtps://bonjour%40theatre.example:secret@mail.example', 'bonjour@theatre.example'],
  ['smtp://user:secret@mail.example:587', 'ne-pas-repondre@www.theatre.example'],
  ['smtp://user%40relay:secret@mail.example', 'ne-pas-repondre@www.theatre.example'],
  ['smtp://100%:secret@mail.example', 'ne-pas-repondre@www.theatre.example'],
  [null, 'ne-pas-repondre@www.theatre.example'],
])('over %s it is %s who writes', (smtpUrl, address) => {
  expect(senderAddress(smtpUrl, 'https://www.theatre.example')).toBe(address);
});
