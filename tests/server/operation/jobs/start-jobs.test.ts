import { tmpdir } from 'node:os';
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { sql } from 'kysely';
import { must } from '#common/base/must';
import { write } from '#server/platform/database/transaction';
import { accountRoutes } from '#server/people/account/account-routes';
import { allJobs } from '#server/operation/jobs/all-jobs';
import { startJobs } from '#server/operation/jobs/start-jobs';
import { DatabaseChangeListener } from '#server/platform/feed/database-change-listener';
import { diskStore } from '#server/platform/files/disk-store';
import { createLog } from '#server/platform/process/log';
import { sessionRoutes } from '#server/people/session/session-routes';
import { passwordChangedLetter } from '#server/platform/mail/account-letters';
import { queueMail } from '#server/platform/mail/mail-repository';
import { type AskApi, openApi } from '../../../support/api';
import { type SmtpSink, openSmtpSink } from '../../../support/smtp-sink';
import { type TestDatabase, openTestDatabase } from '../../../support/test-database';
import { PASSWORD, troupe, welcomeTroupe } from '../../../support/troupe';

const { marius, colette } = troupe;
const zelie = {
  name: 'Chaumont',
  firstname: 'Zélie',
  email: 'zelie@public.example',
  password: 'Entracte-20!',
};

let site: TestDatabase;
let sink: SmtpSink;
let ask: AskApi;
let lines: string[];
let nodes: { stop(): Promise<void> }[];

beforeAll(async () => {
  site = await openTestDatabase();
  await welcomeTroupe(site.database);
  ask = openApi(site.database, { ...accountRoutes, ...sessionRoutes });
  return () => site.close();
});
beforeEach(async () => {
  sink = await openSmtpSink();
  lines = [];
  nodes = [];
});
afterEach(async () => {
  for (const node of nodes) await node.stop();
  await sink.close();
});

async function startNode(smtpUrl: string | null = sink.url, production = false): Promise<void> {
  const log = createLog('info', (line) => lines.push(line));
  const jobs = startJobs({ connection: site, files: diskStore(tmpdir()), smtpUrl, production, log });
  const changeListener = new DatabaseChangeListener(site, log);
  await changeListener.start();
  changeListener.onMail(() => jobs.wakeMails());
  nodes.push({
    async stop() {
      await jobs.stop();
      await changeListener.close();
    },
  });
}

const linkIn = (text: string | undefined) =>
  must(/http:\/\/localhost:8080(\S+)/.exec(text ?? ''), 'a link')[1] ?? '';

test('a registration is mailed, in text and in HTML, and the link in it opens the account', async () => {
  await startNode();
  await ask('POST', '/api/users', { body: zelie });
  const mail = await sink.next(zelie.email);
  expect(mail.from).toEqual({ name: 'localhost', address: 'bonjour@theatre.example' });
  expect(mail.subject).toBe('Activez votre compte – localhost');
  const link = linkIn(mail.text);
  expect(mail.html).toContain(`href="http://localhost:8080${link}"`);
  const token = link.replace('/utilisateur/activation/', '');
  expect((await ask('PUT', `/api/accounts/activation/${token}`, { body: { token } })).status).toBe(200);
  const { email, password } = zelie;
  expect((await ask('POST', '/api/authtokens', { body: { email, password } })).status).toBe(200);
});

test('a forgotten password is renewed under the mailed link, and a mail tells of it', async () => {
  await startNode();
  await ask('POST', '/api/accounts/password', { body: { email: marius.email } });
  const link = linkIn((await sink.next(marius.email)).text);
  const path = link.replace('/utilisateur/mot-de-passe/', '/api/accounts/password/');
  const read = await ask('GET', path);
  const body = { ...read.body, user: { ...read.body.user, password: PASSWORD } };
  expect((await ask('PUT', path, { body })).status).toBe(200);
  expect((await sink.next(marius.email)).subject).toContain('Votre mot de passe a été modifié');
});

test('a login from a device never used before is told by mail, and the first device of all is not', async () => {
  await startNode();
  const logIn = (agent: string) =>
    ask('POST', '/api/authtokens', {
      body: { email: colette.email, password: PASSWORD },
      headers: { 'User-Agent': agent },
    });
  await logIn('Mozilla/5.0 (Windows NT 10.0) Firefox/128.0');
  await logIn('Mozilla/5.0 (Windows NT 10.0) Firefox/129.0');
  await logIn('Mozilla/5.0 (Android 14; Mobile) Firefox/128.0');
  const mail = await sink.next(colette.email);
  expect(mail.text).toContain('Firefox sur Android');
  const kinds = await site.database
    .selectFrom('mails')
    .select('kind')
    .where('recipient', '=', colette.email)
    .execute();
  expect(kinds).toHaveLength(1);
});

test('what a name says stays in its place: no header, no other recipient, no markup', async () => {
  await startNode();
  const evil = 'Zélie\r\nBcc: tous@public.example\r\n\r\n<img src=x onerror=alert(1)> & "co"';
  await write(site.database, (transaction) =>
    queueMail(transaction, 'password-changed', { uuid: null, email: 'evil@public.example' }, (sender) => ({
      ...passwordChangedLetter(evil, 0)(sender),
      subject: `Bonjour\r\nBcc: tous@public.example ${evil}`,
    })),
  );
  const mail = await sink.next('evil@public.example');
  expect(mail.bcc).toBeUndefined();
  expect(mail.headers.map(({ key }) => key)).not.toContain('bcc');
  expect(sink.arrived.flatMap(({ to }) => to)).toEqual(['evil@public.example']);
  expect(mail.html).toContain('&lt;img src=x onerror=alert(1)&gt; &amp; &quot;co&quot;');
  expect(mail.text).toMatch(/^Bonjour Zélie Bcc: tous@public.example <img/);
});

test('a mail of something that failed is never sent', async () => {
  const to = { uuid: null, email: 'personne@public.example' };
  const failing = write(site.database, async (transaction) => {
    await queueMail(transaction, 'password-changed', to, passwordChangedLetter('Personne', 0));
    throw new Error('the curtain fell');
  });
  await expect(failing).rejects.toThrow('the curtain fell');
  expect(
    await site.database.selectFrom('mails').where('recipient', '=', to.email).select('uuid').execute(),
  ).toEqual([]);
});

test('of two nodes, one sends each mail, and what was sent forgets its words', async () => {
  await startNode();
  await startNode();
  const guests = Array.from({ length: 6 }, (_, rank) => `invite-${rank}@public.example`);
  await write(site.database, async (transaction) => {
    for (const email of guests)
      await queueMail(
        transaction,
        'password-changed',
        { uuid: null, email },
        passwordChangedLetter('Ami', 0),
      );
  });
  for (const email of guests) await sink.next(email);
  for (const node of nodes.splice(0)) await node.stop();
  expect(sink.arrived.map(({ to }) => to[0]).sort()).toEqual(guests);
  const left = await site.database
    .selectFrom('mails')
    .select(['text', 'html', 'link', 'attempts', (is) => is('sent_at', 'is not', null).as('sent')])
    .where('recipient', 'in', guests)
    .execute();
  expect(left).toEqual(guests.map(() => ({ text: null, html: null, link: null, attempts: 0, sent: true })));
});

test('a letter to a full house leaves at once, however many mails it is', async () => {
  const email = 'salle-pleine@public.example';
  await write(site.database, async (transaction) => {
    for (let rank = 0; rank < 120; rank += 1)
      await queueMail(
        transaction,
        'password-changed',
        { uuid: null, email },
        passwordChangedLetter('Ami', 0),
      );
  });
  await startNode();
  const arrived = () => sink.arrived.filter(({ to }) => to[0] === email).length;
  await expect.poll(arrived).toBe(120);
});

test('without a mail server, mails stay to be read, and whoever develops finds the link in the log', async () => {
  const email = 'sans-courrier@public.example';
  await ask('POST', '/api/users', { body: { ...zelie, email } });
  await startNode(null);
  await until(() => lines.some((line) => line.includes('/utilisateur/activation/')));
  const [mail] = await site.database.selectFrom('mails').selectAll().where('recipient', '=', email).execute();
  expect(mail).toMatchObject({ sent_at: null, text: expect.stringContaining(mail?.link ?? 'no link') });
});

test('in production no link stands in the log', async () => {
  await ask('POST', '/api/users', { body: { ...zelie, email: 'discret@public.example' } });
  await startNode(null, true);
  await until(() => lines.some((line) => line.includes('mail kept')));
  expect(lines.join('\n')).not.toContain('/utilisateur/activation/');
});

test('every job has its hour, once for all nodes', async () => {
  await startNode();
  await startNode();
  await until(async () => (await schedules()).length === allJobs.length);
  for (const node of nodes.splice(0)) await node.stop();
  expect(await schedules()).toEqual(allJobs.map(({ name, cron }) => ({ name, cron })).sort(byName));
});

const byName = (one: { name: string }, other: { name: string }) => (one.name < other.name ? -1 : 1);

async function schedules() {
  const { rows } = await sql<{ name: string; cron: string }>`
    select name, cron from jobs.schedule order by name`.execute(site.database);
  return rows;
}

/** Polls until it is true; the runner's own time limit ends what never becomes true. */
async function until(isSo: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await isSo())) await new Promise((resolve) => setImmediate(resolve));
}
