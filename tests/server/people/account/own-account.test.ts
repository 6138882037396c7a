import { expect, test } from 'vitest';
import { write } from '#server/platform/database/transaction';
import { hashPassword } from '#server/platform/guard/password-hash';
import { addPieces } from '#server/content/piece/piece-store-repository';
import { lockWaits } from '../../../support/lock-waits';
import { MINUTE, peopleDesk } from '../../../support/people-desk';
import { pieceDraft } from '../../../support/piece-draft';
import { PASSWORD, type Player, troupe } from '../../../support/troupe';

const desk = peopleDesk();
const { ulysse, marius, colette, ursule, agathe } = troupe;

const NEXT = 'Coulisses-7!';
test('a password is changed by whoever knows the old one; other sessions end, and a mail tells of it', async () => {
  const { body: here } = await desk.logIn(marius.email);
  const { body: elsewhere } = await desk.logIn(marius.email);
  const change = (password: string, next: string) =>
    desk.ask('PUT', `/api/users/${marius.uuid}/password`, {
      headers: { Authorization: `Bearer ${here.token}` },
      body: { user: here.user, password, newUser: { ...here.user, password: next } },
    });
  expect((await change('Rideau-1985!', NEXT)).body.fields.password).toContain('actuel');
  expect((await change(PASSWORD, 'faible')).body.fields['newUser.password']).toContain('8caractères');
  expect((await change(PASSWORD, NEXT)).status).toBe(204);
  const isIn = async ({ token }: { token: string }) =>
    (await desk.ask('GET', '/api/sessions', { headers: { Authorization: `Bearer ${token}` } })).status ===
    200;
  expect([await isIn(here), await isIn(elsewhere)]).toEqual([true, false]);
  expect((await desk.logIn(marius.email, NEXT)).status).toBe(200);
  expect((await desk.mailsTo(marius.email)).at(-1)?.kind).toBe('password-changed');
});

/** What is asked with the old password waits while somebody chooses a new one by the link of a mail. */
async function whileRenewing(ask: () => ReturnType<typeof desk.ask>) {
  const password_hash = await hashPassword(NEXT);
  const { asked } = await write(desk.database(), async ({ database }) => {
    await database.updateTable('users').set({ password_hash }).where('uuid', '=', marius.uuid).execute();
    const asked = ask();
    await lockWaits(desk.database(), 1);
    return { asked };
  });
  return asked;
}

test('nobody comes in by a password that is changed at the same moment', async () => {
  const { status } = await whileRenewing(() => desk.logIn(marius.email));
  expect(status).toBe(401);
  expect((await desk.logIn(marius.email, NEXT)).status).toBe(200);
});

test('nobody changes a password by one that is changed at the same moment', async () => {
  const body = { password: PASSWORD, newUser: { password: 'Voleur-2026!' } };
  const asked = () => desk.ask('PUT', `/api/users/${marius.uuid}/password`, { by: marius, body });
  const { status, body: refusal } = await whileRenewing(asked);
  expect([status, refusal.fields.password]).toEqual([400, 'Le mot de passe actuel n’est pas le bon.']);
  expect((await desk.logIn(marius.email, NEXT)).status).toBe(200);
});

test('a link that the owner asked for leads in whoever changes the password from a session', async () => {
  await desk.ask('POST', '/api/accounts/password', { body: { email: marius.email } });
  const token = await desk.tokenTo(marius.email);
  const change = () =>
    desk.ask('PUT', `/api/users/${marius.uuid}/password`, {
      by: marius,
      body: { password: PASSWORD, newUser: { password: PASSWORD } },
    });
  for (let times = 1; times <= 10; times += 1) expect((await change()).status).toBe(204);
  expect((await change()).status).toBe(429);
  const renewed = { token, user: { password: NEXT } };
  expect((await desk.ask('PUT', `/api/accounts/password/${token}`, { body: renewed })).status).toBe(200);
  expect((await desk.logIn(marius.email, NEXT)).status).toBe(200);
});

test('an old password is guessed ten times, and then no more', async () => {
  const guess = () =>
    desk.ask('PUT', `/api/users/${marius.uuid}/password`, {
      by: marius,
      body: { password: 'Rideau-1985!', newUser: { password: NEXT } },
    });
  for (let tries = 1; tries <= 10; tries += 1) expect((await guess()).status).toBe(400);
  expect((await guess()).status).toBe(429);
});

test('sessions are listed with their devices and ended one by one, one’s own alone', async () => {
  const firefox = { 'User-Agent': 'Mozilla/5.0 (Windows NT 10.0) Firefox/128.0' };
  const { body: first } = await desk.logIn(marius.email, PASSWORD, firefox);
  await desk.wait(MINUTE);
  const { body: second } = await desk.logIn(marius.email);
  const headers = { Authorization: `Bearer ${second.token}` };
  const { body: sessions } = await desk.ask('GET', '/api/sessions', { headers });
  expect(sessions).toMatchObject([
    { device: 'Appareil inconnu', current: true },
    { device: 'Firefox sur Windows', current: false, createdAt: '2026-11-21T20:30:00+01:00' },
  ]);
  const path = `/api/sessions/${sessions[1].uuid}`;
  expect((await desk.ask('DELETE', path, { by: colette })).status).toBe(404);
  expect((await desk.ask('DELETE', path, { headers })).status).toBe(204);
  expect((await desk.ask('DELETE', path, { headers })).status).toBe(404);
  const asFirst = { Authorization: `Bearer ${first.token}` };
  expect((await desk.ask('GET', '/api/sessions', { headers: asFirst })).status).toBe(401);
});

test('an account turns temporary and permanent again', async () => {
  const turn = (by: Player, temporary: boolean) =>
    desk.ask('PUT', `/api/users/${ulysse.uuid}/temporary`, { by, body: { uuid: ulysse.uuid, temporary } });
  expect((await turn(ulysse, true)).body.temporary).toBe(true);
  expect((await turn(ulysse, false)).body.temporary).toBe(false);
  expect((await turn(marius, true)).status).toBe(404);
});

test('the accepted version of the terms is kept with the account, for oneself alone', async () => {
  const accept = (by: Player) =>
    desk.ask('PUT', `/api/users/${ulysse.uuid}/terms`, { by, body: { version: 4 } });
  expect((await accept(ulysse)).body.termsVersion).toBe(4);
  expect((await accept(marius)).status).toBe(404);
  expect((await accept(agathe)).status).toBe(403);
  const tooMany = { by: ulysse, body: { version: 2 ** 31 } };
  expect((await desk.ask('PUT', `/api/users/${ulysse.uuid}/terms`, tooMany)).status).toBe(400);
});

test('what is held on a person names the plays whose sheets they wrote', async () => {
  await write(desk.database(), (transaction) =>
    addPieces(transaction, [
      pieceDraft({ uuid: '0190a000-0000-7000-8000-0000000000b3', slug: 'le-dindon', author: marius.uuid }),
      pieceDraft({ uuid: '0190a000-0000-7000-8000-0000000000b4', slug: 'l-avare', author: colette.uuid }),
    ]),
  );
  const { body } = await desk.ask('GET', `/api/users/${marius.uuid}/data`, { by: marius });
  expect(body.pieces).toEqual([{ slug: 'le-dindon', title: 'Le Dindon' }]);
});

test('everything held on a person comes as a file, for themselves and for an administrator who is asked for it', async () => {
  await desk.logIn(marius.email);
  const read = async (by: Player) => desk.ask('GET', `/api/users/${marius.uuid}/data`, { by });
  const { headers, body } = await read(marius);
  expect(headers.get('Content-Disposition')).toBe('attachment; filename="mes-donnees-marius-lafon.json"');
  expect(body).toMatchObject({
    account: { email: marius.email },
    sessions: expect.any(Array),
    devices: [{ label: 'Appareil inconnu' }],
    bookings: [],
    scans: { count: 0, first: null, last: null },
    freeTickets: [],
    roleDemands: [],
    mails: [],
  });
  expect(JSON.stringify(body)).not.toMatch(/argon2|hash/);
  expect([(await read(agathe)).status, (await read(ursule)).status, (await read(colette)).status]).toEqual([
    200, 403, 404,
  ]);
});
