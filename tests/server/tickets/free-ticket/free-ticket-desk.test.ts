import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { readDoorTickets } from '#server/tickets/scan/door-ticket-projection';
import { underKey } from '../../../support/api';
import { addTicket, after, openHouse } from '../../../support/door';
import { freeTicketDesk } from '../../../support/free-ticket-desk';
import { RESERVATION, publishAddresses } from '../../../support/published-addresses';
import { seatsTaken } from '../../../support/seats-taken';
import { type Player, troupe } from '../../../support/troupe';

const desk = freeTicketDesk();
const { marius, colette, rosalie, seraphine, bertrand } = troupe;

const path = (uuid: string, rest = '') => `/api/free-tickets/${uuid}${rest}`;
const officePath = (uuid: string, rest = '') => `/api/office-free-tickets/${uuid}${rest}`;
const cancel = (by: Player, uuid: string) => desk.ask('DELETE', path(uuid), { by, headers: underKey() });
const replace = (by: Player, uuid: string, body: object = {}) =>
  desk.ask('POST', officePath(uuid, '/replacement'), { by, body });
const block = (by: Player, uuid: string, blocked: boolean) =>
  desk.ask('PUT', officePath(uuid, '/blocked'), { by, body: { blocked } });
const read = async (uuid: string) => (await desk.ask('GET', path(uuid), { by: rosalie })).body;
const booked = async (date: string) => (await seatsTaken(desk.stage.database, date)).booked;
const verdict = async (uuid: string) =>
  (await desk.stage.sendOne({ code: await desk.stage.codeOf(uuid) })).verdict;

const waiting = { state: 'A_GENERER', generated_at: null } as const;
const used = { state: 'UTILISE', used_at: after(1) } as const;

describe('a ticket that is cancelled', () => {
  test('frees its seat, and the door knows it', async () => {
    const house = await openHouse(desk.stage.database, { max_places: 1 });
    const uuid = await addTicket(desk.stage.database, house.date);
    expect((await cancel(rosalie, uuid)).status).toBe(204);
    expect(await booked(house.date)).toBe(0);
    const own = await desk.stage.ticket();
    await cancel(rosalie, own);
    expect(await verdict(own)).toBe('ANNULE');
    expect((await cancel(rosalie, own)).status).toBe(204);
  });

  test('may be one’s own, generated or not; another’s does not exist', async () => {
    const own = await desk.stage.ticket(waiting);
    expect((await cancel(colette, own)).status).toBe(404);
    expect((await cancel(marius, own)).status).toBe(204);
    expect(await read(own)).toHaveProperty('cancelledAt');
  });

  test.each([
    ['was used', used],
    ['was replaced', { replaced_by: randomUUID() }],
  ])('is none that %s', async (_, fields) => {
    expect((await cancel(rosalie, await desk.stage.ticket(fields))).body.code).toBe('wrong-state');
  });

  test('is none of an evening that is over', async () => {
    const past = await openHouse(desk.stage.database, { doors_close_at: after(-1) });
    const { body } = await cancel(rosalie, await addTicket(desk.stage.database, past.date));
    expect(body.message).toBe('Cette séance est passée.');
  });
});

describe('a ticket that is blocked', () => {
  test('keeps its seat and lets nobody in until it is free again', async () => {
    const house = await openHouse(desk.stage.database);
    await block(bertrand, await addTicket(desk.stage.database, house.date), true);
    expect(await booked(house.date)).toBe(1);
    const uuid = await desk.stage.ticket();
    const { body } = await block(seraphine, uuid, true);
    expect((await readDoorTickets(desk.stage.database, [uuid])).get(uuid)).toHaveProperty('blockedAt');
    expect((await block(seraphine, uuid, true)).body).toEqual(body);
    expect((await block(seraphine, uuid, false)).body).not.toHaveProperty('blockedAt');
    expect(await verdict(uuid)).toBe('OK');
  });

  test('is none that was used or cancelled', async () => {
    for (const fields of [used, { cancelled_at: after(-1) }])
      expect((await block(rosalie, await desk.stage.ticket(fields), true)).body.code).toBe('wrong-state');
  });
});

test('the office changes another’s ticket with an answer at once, over what it had read', async () => {
  const uuid = await desk.stage.ticket(waiting);
  const change = (body: object) => desk.ask('PUT', officePath(uuid), { by: seraphine, body });
  const named = await change({ state: { code: 'A_GENERER' }, name: 'Zoé Écalle', version: 'first' });
  expect(named.body).toMatchObject({ name: 'Zoé Écalle', state: { code: 'A_GENERER' } });
  const late = await change({ state: { code: 'GENERE' }, version: 'first' });
  expect(late.body.code).toBe('stale-version');
  const generated = await change({ state: { code: 'GENERE' }, version: named.body.version });
  expect(generated.body.state.code).toBe('GENERE');
  const asMember = await desk.ask('PUT', officePath(uuid), {
    by: marius,
    body: { state: { code: 'GENERE' } },
  });
  expect(asMember.status).toBe(403);
});

test('a member is told by mail what became of a ticket of theirs, whether the office did it or they themselves', async () => {
  await desk.forgetMails();
  await publishAddresses(desk.stage.database);
  const uuid = await desk.stage.ticket({ name: 'Inès Delmotte' });
  await desk.ask('POST', officePath(uuid, '/cancellation'), {
    by: rosalie,
    body: { reason: 'Salle réduite.' },
  });
  await replace(seraphine, await desk.stage.ticket());
  await cancel(marius, await desk.stage.ticket());
  const mails = await desk.mailsTo(marius);
  expect(mails.map(({ kind, reply_to }) => [kind, reply_to])).toEqual([
    ['free-ticket-cancelled', RESERVATION],
    ['free-ticket-replaced', RESERVATION],
    ['free-ticket-cancelled', RESERVATION],
  ]);
  expect(mails[0]?.text).toContain('la place gratuite au nom d’Inès Delmotte\u00a0:');
  expect(mails[0]?.text).toContain('Motif\u00a0: Salle réduite.');
});

test('the office lists the tickets of a date by what became of them', async () => {
  const { date } = await openHouse(desk.stage.database);
  const add = (name: string, fields: object = {}) =>
    addTicket(desk.stage.database, date, { name, ...fields });
  await add('Valable');
  await add('Bloquée', { blocked_at: after(-1) });
  await add('Annulée', { cancelled_at: after(-1) });
  await add('Remplacée', { replaced_by: randomUUID() });
  await add('À générer', waiting);
  const names = async (query: string) =>
    (await desk.tickets(seraphine, date, query)).map(({ name }: { name: string }) => name).sort();
  expect(await names('&fact=valid')).toEqual(['Valable', 'À générer']);
  expect(await names('&fact=valid&state=GENERE')).toEqual(['Valable']);
  expect(await names('&fact=blocked')).toEqual(['Bloquée']);
  expect(await names('&fact=gone')).toEqual(['Annulée', 'Remplacée']);
  expect((await desk.ask('GET', `/api/free-tickets?date=${date}&fact=perdu`, { by: seraphine })).status).toBe(
    400,
  );
});
