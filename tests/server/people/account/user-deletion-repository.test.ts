import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { write } from '#server/platform/database/transaction';
import { readPieceRows } from '#server/content/piece/piece-answer';
import { addPieces } from '#server/content/piece/piece-store-repository';
import { listNews } from '#server/content/news/news-list';
import { addNews, findNews } from '#server/content/news/news-repository';
import { newsSummaryOf } from '#server/content/news/news-answer';
import { findFreeTicket, freeTicketOf, ofAnyone } from '#server/tickets/free-ticket/free-ticket-repository';
import { addBooking, addTicket, after, openHouse } from '../../../support/door';
import { newsDraft } from '../../../support/news-draft';
import { pieceDraft } from '../../../support/piece-draft';
import { evening, newcomer, peopleDesk } from '../../../support/people-desk';
import { seatsTaken } from '../../../support/seats-taken';
import { troupe } from '../../../support/troupe';

const desk = peopleDesk();
const { marius, colette, ursule, agathe } = troupe;
const news = '0190a000-0000-7000-8000-0000000000b1';

const leave = (uuid: string, by: (typeof troupe)[keyof typeof troupe]) =>
  desk.ask('DELETE', `/api/users/${uuid}`, { by });
const booking = (uuid: string) =>
  desk.database().selectFrom('bookings').selectAll().where('uuid', '=', uuid).executeTakeFirstOrThrow();
const ticket = async (uuid: string) => {
  const found = await findFreeTicket(desk.database(), ofAnyone(uuid));
  return found && freeTicketOf(found);
};

test('whoever leaves is gone: login, sessions and keys end, and a last mail says so', async () => {
  const { body: session } = await desk.logIn(marius.email);
  await desk.ask('POST', '/api/accounts/password', { body: { email: marius.email } });
  const token = await desk.tokenTo(marius.email);
  expect((await leave(marius.uuid, marius)).status).toBe(204);
  expect((await desk.logIn(marius.email)).body.code).toBe('bad-credentials');
  expect(
    (await desk.ask('POST', '/api/authtokens/refresh', { body: { token: session.refreshToken.token } }))
      .status,
  ).toBe(404);
  expect((await desk.ask('GET', `/api/accounts/password/${token}`)).status).toBe(404);
  const mails = await desk.mailsTo(marius.email);
  expect(mails.map(({ kind, user_uuid }) => [kind, user_uuid])).toEqual([['account-deleted', null]]);
});

test('a device that keeps what waits for an account learns that it is gone, and nothing else of it', async () => {
  const ask = (uuid: string) => desk.ask('GET', `/api/users/${uuid}/presence`);
  expect(await ask(marius.uuid)).toMatchObject({ status: 200, body: { exists: true } });
  await leave(marius.uuid, marius);
  expect((await ask(marius.uuid)).body).toEqual({ exists: false });
  expect((await ask(randomUUID())).body).toEqual({ exists: false });
  expect((await ask('marius')).status).toBe(404);
});

test('bookings to come are cancelled and give their seats back; those past lose the name', async () => {
  const past = await openHouse(desk.database(), { date: after(-60 * 24 * 30, evening) });
  const coming = await openHouse(desk.database(), { date: after(60 * 24, evening) });
  const email = marius.email.toUpperCase();
  const [before, next, others] = [
    await addBooking(desk.database(), past.date, { email }),
    await addBooking(desk.database(), coming.date, { email }),
    await addBooking(desk.database(), coming.date),
  ];
  await leave(marius.uuid, marius);
  const nobody = { name: 'Anonyme', firstname: '', email: '', phone: null };
  expect(await booking(before)).toMatchObject({ ...nobody, state: 'CONFIRMEE', cancelled_at: null });
  expect(await booking(next)).toMatchObject({ ...nobody, state: 'ANNULEE', cancelled_at: evening });
  expect(await booking(others)).toMatchObject({ name: 'Castan', state: 'CONFIRMEE' });
  expect((await seatsTaken(desk.database(), coming.date)).booked).toBe(3);
});

test('what their writes and bookings were answered goes with them', async () => {
  const coming = await openHouse(desk.database(), { date: after(60 * 24, evening) });
  const uuid = await addBooking(desk.database(), coming.date, { email: marius.email });
  const stored = (owner: string, call: string, body: object) => ({
    owner,
    key: randomUUID(),
    call,
    payload: Buffer.from(''),
    status: 201,
    body: JSON.stringify(body),
  });
  const others = stored('visitor', 'createBooking', { uuid: randomUUID(), name: 'Castan' });
  await desk
    .database()
    .insertInto('stored_answers')
    .values([
      stored(`user:${marius.uuid}`, 'acceptTerms', { email: marius.email }),
      stored('visitor', 'createBooking', { uuid, email: marius.email }),
      others,
    ])
    .execute();
  await leave(marius.uuid, marius);
  const left = await desk.database().selectFrom('stored_answers').select('key').execute();
  expect(left).toEqual([{ key: others.key }]);
});

test('free tickets stay for the statements, without owner or name; those to come are cancelled', async () => {
  const past = await openHouse(desk.database(), { date: after(-60 * 24 * 30, evening) });
  const coming = await openHouse(desk.database(), { date: after(60 * 24, evening) });
  const [used, next] = [
    await addTicket(desk.database(), past.date, { state: 'UTILISE', used_at: after(-60 * 24 * 30, evening) }),
    await addTicket(desk.database(), coming.date),
  ];
  await leave(marius.uuid, marius);
  expect(await ticket(used)).toMatchObject({ name: 'Anonyme', state: { code: 'UTILISE' } });
  expect(await ticket(used)).not.toHaveProperty('owner');
  expect(await ticket(used)).not.toHaveProperty('cancelledAt');
  expect(await ticket(next)).toMatchObject({ cancelledAt: evening });
});

test('the seats of free tickets that are cancelled are offered to whoever waits first', async () => {
  const database = desk.database();
  const tomorrow = { date: after(60 * 24, evening), closing_date: after(60 * 22, evening) };
  const { date } = await openHouse(database, { ...tomorrow, max_places: 3 });
  for (let seat = 1; seat <= 3; seat += 1) await addTicket(database, date);
  const waiting = await addBooking(database, date, { state: 'EN_ATTENTE' });
  await leave(marius.uuid, marius);
  expect(await booking(waiting)).toMatchObject({ state: 'PROPOSEE' });
  expect((await seatsTaken(database, date)).offered).toBe(3);
});

test('what they wrote stays, without their name, and mirrors are told', async () => {
  await write(desk.database(), (transaction) =>
    addNews(transaction, newsDraft({ uuid: news, author: colette.uuid, lastAuthor: marius.uuid })),
  );
  const revBefore = await newestRevOf(news);
  await leave(colette.uuid, colette);
  const [record] = await findNews(desk.database(), [news]);
  expect(record && newsSummaryOf(record)).toMatchObject({ lastAuthor: { firstname: 'Marius' } });
  expect(record && newsSummaryOf(record)).not.toHaveProperty('author');
  expect(await newestRevOf(news)).toBeGreaterThan(revBefore);
});

test('whoever wrote news and saved it again can go too, and the lists still count it once', async () => {
  const uuid = news.replace('b1', 'b3');
  const [author, lastAuthor] = [colette.uuid, colette.uuid];
  await write(desk.database(), (transaction) =>
    addNews(transaction, newsDraft({ uuid, author, lastAuthor, years: [1999] })),
  );
  expect((await leave(colette.uuid, colette)).status).toBe(204);
  expect(await findNews(desk.database(), [uuid])).toMatchObject([
    { author_uuid: null, last_author_uuid: null },
  ]);
  expect((await listNews(desk.database(), { year: 1999 }, false)).metadata.total).toBe(1);
});

test('a new name is told wherever the person is named', async () => {
  await write(desk.database(), (transaction) =>
    addNews(transaction, newsDraft({ uuid: news.replace('b1', 'b2'), author: colette.uuid, slug: 'autre' })),
  );
  const before = await newestRevOf(news.replace('b1', 'b2'));
  const { firstname, email } = colette;
  await desk.ask('PUT', `/api/users/${colette.uuid}`, {
    by: ursule,
    body: { name: 'Martin', firstname, email },
  });
  expect(await newestRevOf(news.replace('b1', 'b2'))).toBeGreaterThan(before);
});

test('so are plays whose sheets they wrote or saved last: renamed, then without their name', async () => {
  const plays = [
    pieceDraft({ uuid: news.replace('b1', 'b3'), author: colette.uuid }),
    pieceDraft({ uuid: news.replace('b1', 'b4'), author: marius.uuid, lastAuthor: colette.uuid }),
    pieceDraft({ uuid: news.replace('b1', 'b5'), author: marius.uuid }),
  ];
  const uuids = plays.map(({ uuid }) => uuid);
  const revs = () => Promise.all(uuids.map(newestRevOf));
  await write(desk.database(), (transaction) => addPieces(transaction, plays));
  const [written = 0, , others = 0] = await revs();

  await desk.ask('PUT', `/api/users/${colette.uuid}`, {
    by: ursule,
    body: { name: 'Martin', firstname: colette.firstname, email: colette.email },
  });
  const [renamed = 0, saved, untouched] = await revs();
  expect(renamed).toBeGreaterThan(written);
  expect([saved, untouched]).toEqual([renamed, others]);
  expect((await readPieceRows(desk.database(), uuids)).get(uuids[0] ?? '')?.author?.name).toBe('Martin');

  await leave(colette.uuid, colette);
  const rows = await readPieceRows(desk.database(), uuids);
  const [gone = 0, left] = await revs();
  expect(gone).toBeGreaterThan(renamed);
  expect(left).toBe(gone);
  expect(rows.get(uuids[0] ?? '')).not.toHaveProperty('author');
  expect(rows.get(uuids[1] ?? '')).toMatchObject({ author: { firstname: 'Marius' } });
  expect(rows.get(uuids[1] ?? '')).not.toHaveProperty('lastAuthor');
});

async function newestRevOf(key: string): Promise<number> {
  const { rev } = await desk
    .database()
    .selectFrom('change_log')
    .select((is) => is.fn.max('rev').as('rev'))
    .where('key', '=', key)
    .executeTakeFirstOrThrow();
  return Number(rev);
}

test('an account whose address was never confirmed takes nothing with it that is somebody else’s', async () => {
  const coming = await openHouse(desk.database(), { date: after(60 * 24, evening) });
  const theirs = await addBooking(desk.database(), coming.date, { email: newcomer.email });
  await desk.register();
  const { body } = await desk.ask('GET', '/api/users?activated=false', { by: agathe });
  expect((await leave(body.data[0].uuid, agathe)).status).toBe(204);
  expect(await booking(theirs)).toMatchObject({ state: 'CONFIRMEE', email: newcomer.email });
  expect(await desk.mailsTo(newcomer.email)).toEqual([]);
});

test('nobody deletes another’s account but those who administer accounts', async () => {
  expect((await leave(marius.uuid, colette)).status).toBe(404);
  expect((await leave(marius.uuid, ursule)).status).toBe(204);
  expect((await leave(marius.uuid, ursule)).status).toBe(404);
});
