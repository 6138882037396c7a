import { sql } from 'kysely';
import { expect, test, vi } from 'vitest';
import { write } from '#server/platform/database/transaction';
import * as passwordHash from '#server/platform/guard/password-hash';
import { PASSWORD, troupe } from '../../../support/troupe';
import { DAY, MINUTE, newcomer, peopleDesk } from '../../../support/people-desk';

const desk = peopleDesk();
const { marius } = troupe;

const activate = async (token: string) =>
  desk.ask('PUT', `/api/accounts/activation/${token}`, { body: { token } });

test('a newcomer registers, follows the link of the mail, and is in', async () => {
  expect(await desk.register()).toMatchObject({
    status: 201,
    body: {
      name: 'Chaumont',
      firstname: 'Zélie',
      email: newcomer.email,
      temporary: false,
      isActivated: false,
    },
  });
  expect((await desk.logIn(newcomer.email, newcomer.password)).body).toMatchObject({ code: 'not-activated' });
  const token = await desk.tokenTo(newcomer.email);
  const read = await desk.ask('GET', `/api/accounts/activation/${token}`);
  expect(read.body).toMatchObject({ token, user: { name: 'Chaumont', email: newcomer.email } });
  expect(read.body.user.isActivated).toBe(false);
  expect((await activate(token)).body).toEqual({ token, user: { ...read.body.user, isActivated: true } });
  expect((await desk.ask('GET', `/api/accounts/activation/${token}`)).body.user.isActivated).toBe(true);
  const { body } = await desk.logIn(newcomer.email, newcomer.password);
  expect(body.user).toMatchObject({
    slug: 'zelie-chaumont',
    isActivated: true,
    temporary: false,
    habilitations: [{ code: 'ROLE_USER', name: 'Utilisateur' }],
  });
});

test('a temporary account says so, and remembers which terms were accepted', async () => {
  await desk.register({ temporary: true, termsVersion: 3 });
  await activate(await desk.tokenTo(newcomer.email));
  const { body } = await desk.logIn(newcomer.email, newcomer.password);
  expect(body.user).toMatchObject({ temporary: true, termsVersion: 3 });
});

test.each([-1, 2 ** 31, 1e308])('a version of the terms cannot be %d', async (termsVersion) => {
  const { status, body } = await desk.register({ termsVersion });
  expect([status, body.fields]).toEqual([400, { termsVersion: expect.stringMatching(/^au (moins|plus)/) }]);
});

test('an address that is known gets the same answer, and a mail that says so', async () => {
  const fresh = await desk.register();
  const known = await desk.register({ email: marius.email });
  expect(known.status).toBe(fresh.status);
  expect(known.body).toEqual({ ...fresh.body, email: marius.email });
  expect([...known.headers.keys()]).toEqual([...fresh.headers.keys()]);
  const [mail] = await desk.mailsTo(marius.email);
  expect(mail).toMatchObject({ kind: 'already-registered' });
  expect(mail?.text).toContain('Vous en avez déjà un');
  expect((await desk.logIn(marius.email, PASSWORD)).status).toBe(200);
});

test('a known address costs the same work: one hash, and the same rows written', async () => {
  await countInserts();
  const hashes = vi.spyOn(passwordHash, 'hashPassword');
  const workOf = async (email: string) => {
    hashes.mockClear();
    const before = await inserts();
    await desk.register({ email });
    return { hashes: hashes.mock.calls.length, inserts: (await inserts()) - before - 1 };
  };
  const fresh = await workOf(newcomer.email);
  const known = await workOf(marius.email);
  hashes.mockRestore();
  expect(fresh).toEqual({ hashes: 1, inserts: 3 });
  // And the mail that tells them.
  expect(known).toEqual({ hashes: 1, inserts: 4 });
});

// A sequence counts what is undone, too.
async function countInserts() {
  await sql`create sequence inserts`.execute(desk.database());
  await sql`
    create function count_insert() returns trigger language plpgsql as
      $$ begin perform nextval('inserts'); return new; end $$`.execute(desk.database());
  for (const table of ['users', 'account_tokens', 'mails'])
    await sql`create trigger count_insert before insert on ${sql.table(table)} for each row
      execute function count_insert()`.execute(desk.database());
}

async function inserts(): Promise<number> {
  const { rows } = await sql<{ next: number }>`select nextval('inserts') as next`.execute(desk.database());
  return Number(rows[0]?.next);
}

test.each([
  'court1!',
  'sansmajuscule1!',
  'SANSMINUSCULE1!',
  'Sans-chiffre!',
  'SansSpecial1',
  'Espace 1 Espace',
])('a weak password is refused, with the sentence for it: %s', async (password) => {
  const { status, body } = await desk.register({ password });
  expect(status).toBe(400);
  expect(body.fields.password).toContain('8caractères minimum');
});

test('people of the same name have addresses of their own', async () => {
  await desk.register();
  await desk.register({ email: 'autre@public.example' });
  const slugs = await desk
    .database()
    .selectFrom('users')
    .select('slug')
    .where('name', '=', 'Chaumont')
    .execute();
  expect(slugs.map(({ slug }) => slug).sort()).toEqual(['zelie-chaumont', 'zelie-chaumont-2']);
});

test('five registrations of one address at the same instant leave one account', async () => {
  await Promise.all(Array.from({ length: 5 }, () => desk.register()));
  const rows = await desk
    .database()
    .selectFrom('users')
    .select('uuid')
    .where('email', '=', newcomer.email)
    .execute();
  expect(rows).toHaveLength(1);
});

test('a link works for seven days, and for nothing else', async () => {
  await desk.register();
  const token = await desk.tokenTo(newcomer.email);
  expect((await desk.ask('GET', `/api/accounts/password/${token}`)).status).toBe(404);
  await desk.wait(7 * DAY);
  expect((await activate(token)).body).toMatchObject({
    code: 'not-found',
    message: 'Aucun compte trouvé. Vérifiez votre jeton.',
  });
  await desk.register();
  const fresh = await desk.tokenTo(newcomer.email);
  expect((await activate(fresh)).status).toBe(200);
});

test('whoever lost the answer to an activation gets it again, for as long as the link lives', async () => {
  await desk.register();
  const token = await desk.tokenTo(newcomer.email);
  const first = await activate(token);
  const read = await desk.ask('GET', `/api/accounts/activation/${token}`);
  expect([read.status, read.body]).toEqual([200, first.body]);
  expect(await activate(token)).toMatchObject({ status: 200, body: first.body });
  await desk.wait(7 * DAY);
  expect((await activate(token)).status).toBe(404);
});

test('of two who follow a link at once both are told, and it activates once', async () => {
  await desk.register();
  const token = await desk.tokenTo(newcomer.email);
  const both = await Promise.all([activate(token), activate(token)]);
  expect(both.map(({ status }) => status)).toEqual([200, 200]);
});

test('two links to one account, followed at once, activate it as one of them says', async () => {
  await desk.register();
  const one = await desk.tokenTo(newcomer.email);
  await desk.wait(MINUTE);
  await desk.register({ firstname: 'Autre' });
  const other = await desk.tokenTo(newcomer.email);
  const answers = await Promise.all([activate(one), activate(other)]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  expect(answers[1]?.body.user).toEqual(answers[0]?.body.user);
});

test('a link that was followed undoes nothing that came after it', async () => {
  await desk.register();
  const token = await desk.tokenTo(newcomer.email);
  await activate(token);
  await write(desk.database(), ({ database }) =>
    database
      .updateTable('users')
      .set({ name: 'Corrigée', disabled_until: new Date('2027-01-01T00:00:00Z') })
      .where('email', '=', newcomer.email)
      .execute(),
  );
  expect((await activate(token)).body.user.name).toBe('Corrigée');
  expect((await desk.logIn(newcomer.email, newcomer.password)).body.code).toBe('blocked');
});

test('a link that was followed is over with the next password, and keeps none of the first', async () => {
  await desk.register();
  const token = await desk.tokenTo(newcomer.email);
  await activate(token);
  await desk.wait(MINUTE);
  const [row] = await desk.database().selectFrom('account_tokens').selectAll().execute();
  expect(row?.pending).toBeNull();
  await desk.ask('POST', '/api/accounts/password', { body: { email: newcomer.email } });
  const next = await desk.tokenTo(newcomer.email);
  await desk.ask('PUT', `/api/accounts/password/${next}`, { body: { user: { password: 'Coulisses-7!' } } });
  expect((await activate(token)).status).toBe(404);
});
