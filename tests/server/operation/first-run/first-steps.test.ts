import { afterAll, beforeAll, expect, test } from 'vitest';
import { renewFirstSecret } from '#server/operation/first-run/first-secret-repository';
import { firstRunRoutes } from '#server/operation/first-run/first-run-routes';
import { openMailer } from '#server/platform/mail/mailer';
import { sendMail } from '#server/platform/mail/send-mail';
import { prepareSite } from '#server/content/settings/prepare-site';
import { settingsRoutes } from '#server/content/settings/settings-routes';
import { type AskApi, openApi } from '../../../support/api';
import { openHouse } from '../../../support/door';
import { openSmtpSink } from '../../../support/smtp-sink';
import { type TestDatabase, openTestDatabase } from '../../../support/test-database';
import { troupe, welcomeTroupe } from '../../../support/troupe';

const zelie = { name: 'Chaumont', firstname: 'Zélie', email: 'zelie@public.example' };

let site: TestDatabase;
let ask: AskApi;
let headers: Readonly<Record<string, string>>;

beforeAll(async () => {
  site = await openTestDatabase();
  ask = openApi(site.database, { ...firstRunRoutes(true), ...settingsRoutes });
  await prepareSite(site.database, 'Les Amis de la Scène');
  const secret = await renewFirstSecret(site.database);
  const body = { ...zelie, secret, password: 'Entracte-20!' };
  const created = await ask('POST', '/api/first-administrator', { body });
  headers = { Authorization: `Bearer ${created.body.token}` };
  await welcomeTroupe(site.database);
});
afterAll(() => site.close());

const steps = async () => (await ask('GET', '/api/first-steps', { headers })).body;

test('nothing is done at first, and each thing that is done is ticked', async () => {
  const nothing = { isGuided: true, hasName: false, hasSentMail: false, hasShow: false };
  expect(await steps()).toEqual({ ...nothing, sendsMail: true });

  const settings = { title: 'Les Amis de la Scène', description: 'Une troupe de Vaubrun.' };
  await ask('PUT', '/api/settings', { headers, body: settings });
  expect(await steps()).toMatchObject({ ...nothing, hasName: true });

  await openHouse(site.database);
  expect(await steps()).toMatchObject({ ...nothing, hasName: true, hasShow: true });
});

test('a test mail goes to whoever asks for it, who is told how it fares', async () => {
  expect((await ask('POST', '/api/first-steps/test-mail', { headers })).status).toBe(204);
  const [mail] = await site.database.selectFrom('mails').selectAll().execute();
  expect(mail).toMatchObject({ kind: 'mail-test', recipient: zelie.email });
  expect(await steps()).toMatchObject({ hasSentMail: false, testMail: { askedAt: expect.any(String) } });

  const sink = await openSmtpSink();
  const mailer = await openMailer(sink.url);
  sink.refuse('Mailbox full');
  await expect(sendMail(site.database, mailer, sink.url, mail?.uuid ?? '')).rejects.toThrow('Mailbox full');
  expect((await steps()).testMail.fault).toBe('later');

  sink.refuse(null);
  await sendMail(site.database, mailer, sink.url, mail?.uuid ?? '');
  expect((await sink.next(zelie.email)).text).toContain('/premiers-pas');
  const sent = await steps();
  expect(sent).toMatchObject({ hasSentMail: true, testMail: { sentAt: expect.any(String) } });
  expect(sent.testMail).not.toHaveProperty('fault');
  mailer.close();
  await sink.close();
});

test('ten test mails an hour are enough', async () => {
  await site.database.deleteFrom('rate_limits').execute();
  const send = async () => (await ask('POST', '/api/first-steps/test-mail', { headers })).status;
  for (let sent = 1; sent <= 10; sent += 1) expect(await send()).toBe(204);
  expect(await send()).toBe(429);
});

test('another administrator is told of their own test mail alone', async () => {
  const { body } = await ask('GET', '/api/first-steps', { by: troupe.agathe });
  expect(body).toMatchObject({ isGuided: true, hasSentMail: true });
  expect(body).not.toHaveProperty('testMail');
});

test('nobody else learns or sends anything', async () => {
  expect((await ask('GET', '/api/first-steps', { by: troupe.seraphine })).status).toBe(403);
  expect((await ask('POST', '/api/first-steps/test-mail', { by: troupe.seraphine })).status).toBe(403);
});

test('a site that had its administrators otherwise is not guided', async () => {
  await site.database.deleteFrom('installation').where('name', '=', 'first-administrator').execute();
  expect((await steps()).isGuided).toBe(false);
});
