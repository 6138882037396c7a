import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { must } from '#common/base/must';
import { write } from '#server/platform/database/transaction';
import { openPost } from '#server/operation/jobs/post';
import { createLog } from '#server/platform/process/log';
import { passwordChangedLetter } from '#server/platform/mail/account-letters';
import { queueMail } from '#server/platform/mail/mail-repository';
import { keepTaken, takeDueMail } from '#server/platform/mail/take-due-mail';
import { after } from '../../../support/door';
import { type SmtpSink, openSmtpSink } from '../../../support/smtp-sink';
import { type TestDatabase, openTestDatabase } from '../../../support/test-database';

const evening = new Date('2026-11-21T20:30:00+01:00');
let site: TestDatabase;
let sink: SmtpSink;
let post: ReturnType<typeof openPost>;

beforeAll(async () => {
  site = await openTestDatabase();
});
beforeEach(async () => {
  sink = await openSmtpSink();
  await site.database.deleteFrom('mails').execute();
  await site.setClock(evening);
  const log = createLog('error', () => undefined);
  post = openPost({ connection: site, smtpUrl: sink.url, production: false, log });
});
afterEach(async () => {
  await post.stop();
  await sink.close();
});
afterAll(() => site.close());

const letterTo = (email: string) =>
  write(site.database, (transaction) =>
    queueMail(transaction, 'password-changed', { uuid: null, email }, passwordChangedLetter('Ami', 0)),
  );
const arrivedFor = (email: string) => sink.arrived.filter(({ to }) => to.includes(email));

test('a mail server that takes its time after a letter holds up no other one, and is given that letter once', async () => {
  const slow = [
    'lent@public.example',
    'lente@public.example',
    'lents@public.example',
    'lentes@public.example',
  ];
  const releases = slow.map((email) => sink.holdAnswer(email));
  for (const email of slow) await letterTo(email);
  post.wake();
  for (const email of slow) await sink.next(email);
  await letterTo('ami@public.example');
  post.wake();
  await sink.next('ami@public.example');
  // As the next look would, or another node.
  await site.setClock(after(3, evening));
  expect(await takeDueMail(site.database)).toBeUndefined();
  for (const release of releases) release();
  await letterTo('amie@public.example');
  post.wake();
  await sink.next('amie@public.example');
  await post.stop();
  expect(slow.map((email) => arrivedFor(email).length)).toEqual([1, 1, 1, 1]);
  const waiting = await site.database
    .selectFrom('mails')
    .select('uuid')
    .where('sent_at', 'is', null)
    .execute();
  expect(waiting).toEqual([]);
});

test('a letter that a node has is its own for as long as it says so, and no shorter than a mail server may take', async () => {
  await letterTo('ami@public.example');
  const { uuid } = must(await takeDueMail(site.database), 'the letter');
  await site.setClock(after(11, evening));
  expect(await takeDueMail(site.database)).toBeUndefined();
  await keepTaken(site.database, uuid);
  await site.setClock(after(22, evening));
  expect(await takeDueMail(site.database)).toBeUndefined();
  await site.setClock(after(24, evening));
  expect((await takeDueMail(site.database))?.uuid).toBe(uuid);
});

test('a site that stops in the middle of many letters begins no other one', async () => {
  const many = Array.from({ length: 10 }, (_, rank) => `ami-${rank}@public.example`);
  const releases = many.map((email) => sink.holdAnswer(email));
  for (const email of many) await letterTo(email);
  await site.setClock(after(1, evening));
  await letterTo('dernier@public.example');
  post.wake();
  for (const email of many) await sink.next(email);
  const stopping = post.stop();
  for (const release of releases) release();
  await stopping;
  expect(arrivedFor('dernier@public.example')).toEqual([]);
  expect(await takeDueMail(site.database)).toBeDefined();
});
