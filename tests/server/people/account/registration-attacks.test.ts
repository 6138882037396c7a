import { expect, test } from 'vitest';
import { PASSWORD, troupe } from '../../../support/troupe';
import { DAY, MINUTE, newcomer, peopleDesk } from '../../../support/people-desk';

const desk = peopleDesk();
const { marius } = troupe;

test.each([
  ['habilitations', [{ code: 'ROLE_ADMIN' }]],
  ['roles', ['ROLE_ADMIN']],
  ['isActivated', true],
  ['uuid', marius.uuid],
  ['disabledUntil', null],
])('nobody gives themselves more than is theirs: %s is refused', async (field, value) => {
  expect(await desk.register({ [field]: value })).toMatchObject({
    status: 400,
    body: { code: 'unknown-field' },
  });
  expect(await desk.mailsTo(newcomer.email)).toEqual([]);
});

test.each([
  'Zélie\r\nBcc: tous@public.example',
  'Zélie\nBonjour',
  'Zé\u2028lie',
  'Zé\u0000lie',
  'Zé\u202eeil',
  '\u200b',
  '\u3164\u2800',
  'Zé\u200blie',
])('a name that would be more or less than a name is refused: %j', async (firstname) => {
  expect((await desk.register({ firstname })).status).toBe(400);
});

test.each(['Zoé-Fleur', 'Ö', 'Jean\u200dBaptiste', '李', 'de l’Isle d’Or', '-'])(
  'a name that is one is taken: %j',
  async (firstname) => {
    expect((await desk.register({ firstname })).status).toBe(201);
  },
);

test.each([
  'marius,zelie@public.example',
  'marius(zelie)@public.example',
  'zelie@public.example,marius',
  'zelie;marius@public.example',
  'tous:zelie@public.example',
  'zelie@[127.0.0.1]',
  'zelie\\marius@public.example',
  'zelie@public.example\r\nBcc: tous@public.example',
])('an address that a mail program would read as more than one is refused: %j', async (email) => {
  expect((await desk.register({ email })).body.fields).toHaveProperty('email');
});

test('the token itself is not in the database, but for the mail that carries it', async () => {
  await desk.register();
  const token = await desk.tokenTo(newcomer.email);
  const rows = await desk.database().selectFrom('account_tokens').selectAll().execute();
  expect(JSON.stringify(rows)).not.toContain(token);
  expect(JSON.stringify(rows)).not.toContain(newcomer.password);
});

test('links begin with the address of the site, whatever a request calls its host', async () => {
  await desk.register(
    {},
    { Host: 'evil.example', 'X-Forwarded-Host': 'evil.example', Origin: 'http://localhost:8080' },
  );
  const [mail] = await desk.mailsTo(newcomer.email);
  expect(mail?.link).toMatch(/^http:\/\/localhost:8080\/utilisateur\/activation\/[\w-]{43}$/);
  expect(`${mail?.text}${mail?.html}`).not.toContain('evil.example');
});

test('nothing that somebody typed goes to an address that nobody has confirmed', async () => {
  await desk.register({ firstname: 'Gagnez', name: 'mille euros' });
  const [mail] = await desk.mailsTo(newcomer.email);
  expect(`${mail?.subject}${mail?.text}${mail?.html}`).not.toMatch(/Gagnez|mille/);
});

test('one address is registered five times an hour, known or not', async () => {
  for (let times = 1; times <= 5; times += 1)
    expect((await desk.register({ email: marius.email })).status).toBe(201);
  const refused = await desk.register({ email: marius.email.toUpperCase() });
  expect(refused).toMatchObject({ status: 429, body: { code: 'too-many-requests' } });
  expect((await desk.register()).status).toBe(201);
});

test('a stranger who registers an address five times keeps its owner from nothing, and the letter box stays small', async () => {
  const from = (rank: number) => ({ 'X-Forwarded-For': `203.0.113.${rank}` });
  for (let times = 1; times <= 6; times += 1) await desk.register({ password: 'Etranger-20!' }, from(1));
  expect((await desk.register({}, from(2))).status).toBe(201);
  for (let rank = 3; rank <= 20; rank += 1) await desk.register({ password: 'Etranger-20!' }, from(rank));
  expect(await desk.mailsTo(newcomer.email)).toHaveLength(20);
});

test('an owner who registers last, after the letters of the day, follows an earlier link with their own password', async () => {
  const from = (rank: number) => ({ 'X-Forwarded-For': `203.0.113.${rank}` });
  for (let rank = 1; rank <= 20; rank += 1) await desk.register({ password: 'Etranger-20!' }, from(rank));
  const strangers = await desk.register({ password: 'Etranger-20!' }, from(21));
  const { status, body } = await desk.register({}, from(22));
  expect([status, body]).toEqual([201, strangers.body]);
  expect(await desk.mailsTo(newcomer.email)).toHaveLength(20);
  await desk.wait(DAY);
  await desk.register({ password: 'Etranger-20!' }, from(1));
  expect(await desk.mailsTo(newcomer.email)).toHaveLength(21);
  const token = await desk.tokenTo(newcomer.email);
  const activated = { token, password: newcomer.password };
  expect((await desk.ask('PUT', `/api/accounts/activation/${token}`, { body: activated })).status).toBe(200);
  expect((await desk.logIn(newcomer.email, newcomer.password)).status).toBe(200);
  expect((await desk.logIn(newcomer.email, 'Etranger-20!')).status).toBe(401);
});

test('letters to a person who has an account end with the day’s twenty, and the answer stays the same', async () => {
  const register = (rank: number) =>
    desk.register({ email: marius.email }, { 'X-Forwarded-For': `203.0.113.${rank}` });
  for (let rank = 1; rank <= 22; rank += 1) expect((await register(rank)).status).toBe(201);
  expect(await desk.mailsTo(marius.email)).toHaveLength(20);
});

test.each([
  ['vİctime@public.example', 400],
  ['victime@publİc.example', 201],
  ['vıctime@public.example', 400],
])(
  'an address that looks like another’s, %s, is another, if mail reaches it at all',
  async (lookalike, status) => {
    const email = 'victime@public.example';
    expect((await desk.register({ email: lookalike, password: 'Etranger-20!' })).status).toBe(status);
    expect((await desk.register({ email: lookalike, password: 'Etranger-20!' })).status).toBe(status);
    await desk.wait(MINUTE);
    expect((await desk.register({ email })).status).toBe(201);
    const token = await desk.tokenTo(email);
    await desk.ask('PUT', `/api/accounts/activation/${token}`, { body: { token } });
    expect((await desk.logIn('Victime@Public.example', newcomer.password)).body.user.email).toBe(email);
    expect((await desk.logIn(email, 'Etranger-20!')).status).toBe(401);
  },
);

test('a class registers from one address: sixty in an hour, and others elsewhere go on', async () => {
  const from = (address: string) => ({ 'X-Forwarded-For': address });
  await desk.register({}, from('2001:db8:1:2::7'));
  await desk.database().updateTable('rate_limits').set({ count: 60 }).execute();
  const pupil = { email: 'eleve@public.example' };
  expect((await desk.register(pupil, from('2001:db8:1:2:ffff::8'))).status).toBe(429);
  expect((await desk.register(pupil, from('2001:db8:1:3::7'))).status).toBe(201);
});

test('no other site registers anybody through a visitor’s browser', async () => {
  const abroad = await desk.register({}, { Origin: 'https://evil.example' });
  expect(abroad).toMatchObject({ status: 403, body: { code: 'foreign-origin' } });
  const cookie = 'XSRF-TOKEN=abcdefghijklmnopqrstuvwx';
  expect((await desk.register({}, { Cookie: cookie })).body.code).toBe('csrf');
  const ours = {
    Cookie: cookie,
    'X-XSRF-TOKEN': 'abcdefghijklmnopqrstuvwx',
    Origin: 'http://localhost:8080',
  };
  expect((await desk.register({}, ours)).status).toBe(201);
});

test('nobody brings the token that they will be known by: each login makes its own', async () => {
  const fixed = 'a'.repeat(43);
  const body = { email: marius.email, password: PASSWORD };
  const headers = { Authorization: `Bearer ${fixed}` };
  const refused = await desk.ask('POST', '/api/authtokens', { body: { ...body, token: fixed } });
  expect(refused.body.code).toBe('unknown-field');
  const [one, other] = [
    await desk.ask('POST', '/api/authtokens', { body, headers }),
    await desk.ask('POST', '/api/authtokens', { body, headers }),
  ];
  expect(new Set([fixed, one.body.token, other.body.token]).size).toBe(3);
});
