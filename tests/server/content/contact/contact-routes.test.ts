import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { contactRoutes } from '#server/content/contact/contact-routes';
import { write } from '#server/platform/database/transaction';
import { oldRecords } from '#server/operation/jobs/housekeeping';
import { openMailer } from '#server/platform/mail/mailer';
import { sendMail } from '#server/platform/mail/send-mail';
import { changeUser } from '#server/people/user/user-repository';
import { type AskApi, openApi, underKey } from '../../../support/api';
import { openSmtpSink } from '../../../support/smtp-sink';
import { type TestDatabase, openTestDatabase } from '../../../support/test-database';
import { troupe, welcomeTroupe } from '../../../support/troupe';

const { agathe } = troupe;
const written = {
  name: 'Rémi Coste',
  email: 'remi@public.example',
  message: 'Bonjour,\n\njouez-vous <b>encore</b> ce soir ?',
};

let site: TestDatabase;
let ask: AskApi;

beforeAll(async () => {
  site = await openTestDatabase();
  ask = openApi(site.database, contactRoutes);
  await welcomeTroupe(site.database);
});
beforeEach(async () => {
  await site.database.deleteFrom('mails').execute();
  await site.database.deleteFrom('rate_limits').execute();
  await site.database.deleteFrom('contact_messages').execute();
});
afterAll(() => site.close());

const send = (fields = {}) => ask('POST', '/api/contacts', { body: { ...written, ...fields } });
const mails = () => site.database.selectFrom('mails').selectAll().execute();

test('a message reaches those who administer the site, who answer it directly', async () => {
  expect((await send()).status).toBe(204);
  const [mail, ...others] = await mails();
  expect(others).toEqual([]);
  expect(mail).toMatchObject({ recipient: agathe.email, reply_to: written.email });
  expect(mail?.subject).toMatch(/^Message de Rémi Coste – /);

  const sink = await openSmtpSink();
  const mailer = await openMailer(sink.url);
  await sendMail(site.database, mailer, sink.url, mail?.uuid ?? '');
  const received = await sink.next(agathe.email);
  expect(received.text).toContain('jouez-vous <b>encore</b> ce soir ?');
  expect(received.html).toContain('jouez-vous &lt;b&gt;encore&lt;/b&gt; ce soir ?');
  expect(received.replyTo).toMatchObject([{ address: written.email }]);
  mailer.close();
  await sink.close();
});

test('its subject says d’Odile, not de Odile', async () => {
  await send({ name: 'Odile Le Goff' });
  const [mail] = await mails();
  expect(mail?.subject).toMatch(/^Message d’Odile Le Goff – /);
});

test('a message that was sent twice under its key reaches them once', async () => {
  const headers = underKey();
  for (let sent = 0; sent < 2; sent += 1)
    expect((await ask('POST', '/api/contacts', { body: written, headers })).status).toBe(204);
  expect(await mails()).toHaveLength(1);
  const other = { ...written, message: 'Autre chose' };
  expect(await ask('POST', '/api/contacts', { body: other, headers })).toMatchObject({
    status: 409,
    body: { code: 'key-reused' },
  });
});

describe('a message that is sent again under another key', () => {
  const sendAgain = (fields = {}) => {
    const body = { ...written, uuid: '0190a000-0000-7000-8000-000000000001', ...fields };
    return ask('POST', '/api/contacts', { body, headers: underKey() });
  };

  test('because nobody learnt that it was sent, reaches them once', async () => {
    for (let sent = 0; sent < 2; sent += 1) expect((await sendAgain()).status).toBe(204);
    expect(await mails()).toHaveLength(1);
  });

  test('reaches them once, also if both requests are under way at once', async () => {
    const both = await Promise.all([sendAgain(), sendAgain()]);
    expect(both.map(({ status }) => status)).toEqual([204, 204]);
    expect(await mails()).toHaveLength(1);
  });

  test('reaches them as it was changed meanwhile', async () => {
    await sendAgain();
    expect((await sendAgain({ message: 'Autre chose' })).status).toBe(204);
    expect(await mails()).toHaveLength(2);
  });

  test('is sent though the first request had to wait', async () => {
    for (let sent = 0; sent < 5; sent += 1) await send();
    expect((await sendAgain()).status).toBe(429);
    await site.database.deleteFrom('rate_limits').execute();
    expect((await sendAgain()).status).toBe(204);
    expect(await mails()).toHaveLength(6);
  });

  test('is recognised for as long as it may have waited', async () => {
    await sendAgain();
    expect(await oldRecords.run(site.database)).toMatchObject({ messages: 0 });
    const at = new Date(Date.now() - 91 * 86_400_000);
    await site.database.updateTable('contact_messages').set({ at }).execute();
    expect(await oldRecords.run(site.database)).toMatchObject({ messages: 1 });
  });
});

test('a robot may not fill in what it likes as often as it likes', async () => {
  for (let sent = 0; sent < 5; sent += 1) await send({ website: 'https://pilules.example' });
  expect((await send({ website: 'https://pilules.example' })).status).toBe(429);
});

test('nothing is sent for what a robot filled in, and it does not learn that', async () => {
  expect((await send({ website: 'https://pilules.example' })).status).toBe(204);
  expect(await mails()).toEqual([]);
});

test('a sixth message within an hour has to wait', async () => {
  for (let sent = 0; sent < 5; sent += 1) expect((await send()).status).toBe(204);
  expect(await send()).toMatchObject({ status: 429, body: { code: 'too-many-requests' } });
  expect(await mails()).toHaveLength(5);
});

describe('from many addresses', () => {
  const from = async (address: string) =>
    (await ask('POST', '/api/contacts', { body: written, headers: { 'X-Forwarded-For': address } })).status;

  test('of one range, a visitor is stopped, and everybody else may still write', async () => {
    const ends = Array.from({ length: 70 }, (_, rank) => `2001:db8:7:${rank}::1`);
    const answers: number[] = [];
    for (const address of ends) answers.push(await from(address));
    expect(answers.filter((status) => status === 204)).toHaveLength(60);
    expect(answers.at(-1)).toBe(429);
    expect(await from('192.0.2.7')).toBe(204);
    expect(await from('2001:db8:8::1')).toBe(204);
  });

  test('that all write again and again, those who write once are not kept back', async () => {
    const many = Array.from({ length: 20 }, (_, rank) => `198.51.${rank}.7`);
    const answers: number[] = [];
    for (let time = 0; time < 5; time += 1) for (const address of many) answers.push(await from(address));
    expect(answers.filter((status) => status === 204)).toHaveLength(80);
    expect(await from('192.0.2.7')).toBe(204);
  });

  test('an hour bears some messages and no more', async () => {
    const many = Array.from({ length: 121 }, (_, rank) => `198.51.${rank}.7`);
    const answers: number[] = [];
    for (const address of many) answers.push(await from(address));
    expect(answers.filter((status) => status === 204)).toHaveLength(120);
    expect(answers.at(-1)).toBe(429);
  });
});

test.each([
  ['a name', { name: ' ' }],
  ['an address', { email: 'remi' }],
  ['an address of one person', { email: 'remi@public.example, tous@public.example' }],
  ['a message', { message: ' \n ' }],
  ['a message of a readable length', { message: 'a'.repeat(5001) }],
])('%s is needed', async (_, fields) => {
  const [field = ''] = Object.keys(fields);
  expect(await send(fields)).toMatchObject({
    status: 400,
    body: { code: 'invalid-field', fields: { [field]: expect.any(String) } },
  });
});

test('who administers the site but is kept out is not written to', async () => {
  await write(site.database, (transaction) =>
    changeUser(transaction, agathe.uuid, { disabled_until: new Date('2999-01-01T00:00:00Z') }),
  );
  await send();
  expect(await mails()).toEqual([]);
});
