import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { freeTicketRoutes } from '#server/tickets/free-ticket/free-ticket-routes';
import { type AskApi, openApi, underKey } from '../../../support/api';
import { doorStage } from '../../../support/door-stage';
import { watchStatements } from '../../../support/statements';
import { type Player, troupe } from '../../../support/troupe';

const { marius, colette, rosalie, bertrand, agathe, ulysse, seraphine } = troupe;
const stage = doorStage();
let ask: AskApi;

beforeAll(() => {
  ask = openApi(stage.database, freeTicketRoutes);
});

const offices: [string, Player][] = [
  ['the ticket office', bertrand],
  ['bookings', rosalie],
  ['the secretary', seraphine],
  ['the administrator', agathe],
];
const path = (uuid: string, rest = '') => `/api/free-tickets/${uuid}${rest}`;

describe('somebody’s free ticket', () => {
  test('is read by its owner, in the form that the contract gives it', async () => {
    const uuid = await stage.ticket();
    const { status, body } = await ask('GET', path(uuid), { by: marius });
    expect(status).toBe(200);
    expect(body).toEqual({
      uuid,
      name: 'Hélène Marchal',
      linkedShow: { slug: expect.stringContaining('le-dindon'), title: 'Le Dindon' },
      dateUuid: stage.evening.date,
      date: '2026-11-21T20:30:00+01:00',
      owner: { uuid: marius.uuid, slug: marius.slug, name: 'Lafon', firstname: 'Marius' },
      state: { code: 'GENERE', name: 'Généré' },
      generatedAt: '2026-11-20T20:00:00+01:00',
      version: 'first',
    });
  });

  test.each(offices)('is read by %s', async (_, by) => {
    expect((await ask('GET', path(await stage.ticket()), { by })).status).toBe(200);
  });

  test('does not exist for another member', async () => {
    const by = colette;
    const uuid = await stage.ticket();
    const missing = await ask('GET', path(randomUUID()), { by });
    for (const rest of ['', '/pdf']) {
      const { status, body } = await ask('GET', path(uuid, rest), { by });
      expect([status, body]).toEqual([404, missing.body]);
    }
    const put = await ask('PUT', path(uuid), {
      by,
      body: { state: { code: 'GENERE' } },
      headers: underKey(),
    });
    expect(put.status).toBe(404);
  });

  test('is nothing for a visitor, and does not exist for another user', async () => {
    const uuid = await stage.ticket();
    expect((await ask('GET', path(uuid))).status).toBe(401);
    expect((await ask('GET', path(uuid), { by: ulysse })).status).toBe(404);
  });

  test('is listed, generated and printed by its owner, who need not be a member', async () => {
    const by = ulysse;
    const uuid = await stage.ticket({ owner_uuid: by.uuid, state: 'A_GENERER', generated_at: null });
    const { body: read } = await ask('GET', path(uuid), { by });
    const { body: list } = await ask('GET', '/api/free-tickets?limit=100&page=1&owned=true', { by });
    expect(list.data).toContainEqual(read);
    // As it was read, with its new state.
    const { generatedAt: _, usedAt: __, ...sent } = { ...read, state: { code: 'GENERE', name: 'Généré' } };
    const generated = await ask('PUT', path(uuid), { by, body: sent, headers: underKey() });
    expect([generated.status, generated.body.state]).toEqual([200, { code: 'GENERE', name: 'Généré' }]);
    expect((await ask('GET', path(uuid, '/pdf'), { by })).status).toBe(200);
  });
});

describe('the list', () => {
  test('shows a member their own tickets, whatever they ask for', async () => {
    await stage.ticket();
    await stage.ticket({ owner_uuid: colette.uuid });
    const { body } = await ask('GET', '/api/free-tickets?limit=100&page=1&owned=false', { by: colette });
    expect(body.data).toHaveLength(1);
    expect(body.metadata).toEqual({ currentPage: 1, lastPage: 1, total: 1, offsetStart: 1, offsetEnd: 1 });
  });

  test.each(offices)('shows %s everybody’s, or their own where they ask for these', async (_, by) => {
    await stage.ticket();
    expect((await ask('GET', '/api/free-tickets', { by })).body.metadata.total).toBeGreaterThan(0);
    expect((await ask('GET', '/api/free-tickets?owned', { by })).body.metadata.total).toBe(0);
  });

  test.each(['page=0', 'limit=1000000000', 'limit=x', 'state=PERDU'])('refuses %s', async (query) => {
    const { status, body } = await ask('GET', `/api/free-tickets?${query}`, { by: marius });
    expect([status, body.code]).toEqual([400, 'invalid-parameter']);
  });
});

describe('generating', () => {
  const waiting = { state: 'A_GENERER', generated_at: null } as const;
  const generate = (uuid: string, by: Player, headers = underKey()) =>
    ask('PUT', path(uuid), { by, body: { state: { code: 'GENERE' } }, headers });

  test('is for the owner and the offices, with the ticket as it was read', async () => {
    const uuid = await stage.ticket(waiting);
    const { body } = await ask('GET', path(uuid), { by: marius });
    const { status, body: generated } = await ask('PUT', path(uuid), {
      by: marius,
      body: { ...body, state: { code: 'GENERE' } },
      headers: { ...underKey(), 'If-Match': body.version },
    });
    expect(status).toBe(200);
    expect(generated).toMatchObject({
      state: { code: 'GENERE', name: 'Généré' },
      generatedAt: '2026-11-21T20:10:00+01:00',
    });
    expect((await generate(await stage.ticket(waiting), bertrand)).status).toBe(200);
  });

  test('sent twice under one key is answered twice alike, and takes one seat', async () => {
    const uuid = await stage.ticket(waiting);
    const headers = underKey();
    const first = await generate(uuid, marius, headers);
    const again = await generate(uuid, marius, headers);
    expect(again.body).toEqual(first.body);
  });

  test('reads the ticket once, under one lock of its date', async () => {
    const { database, statements } = watchStatements(stage.database);
    const asking = openApi(database, freeTicketRoutes);
    const { status } = await asking('PUT', path(await stage.ticket(waiting)), {
      by: marius,
      body: { name: 'Hélène M.', state: { code: 'GENERE' } },
      headers: underKey(),
    });
    expect(status).toBe(200);
    const read = statements.filter((sql) => sql.includes('from "free_tickets" as "ticket"'));
    const locked = statements.filter((sql) => sql.includes('for no key update'));
    expect([read.length, locked.length]).toEqual([1, 1]);
    expect(statements.indexOf(locked[0] ?? '')).toBeLessThan(statements.indexOf(read[0] ?? ''));
  });

  test('that waited for its date is judged by the ticket as it is then', async () => {
    const uuid = await stage.ticket(waiting);
    const both = await Promise.all([generate(uuid, marius), generate(uuid, bertrand)]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    expect(both[0]?.body).toEqual(both[1]?.body);
  });

  test('a cancelled ticket is refused with a reason to read, unless nothing would change', async () => {
    const { status, body } = await generate(await stage.ticket({ cancelled_at: new Date() }), marius);
    expect([status, body.code]).toEqual([200, undefined]);
    const cancelled = await generate(await stage.ticket({ ...waiting, cancelled_at: new Date() }), marius);
    expect([cancelled.status, cancelled.body]).toEqual([
      409,
      { code: 'wrong-state', message: 'Ce billet a été annulé.' },
    ]);
  });
});

describe('the PDF', () => {
  test('comes as a file named after the ticket, and no cache keeps it', async () => {
    const uuid = await stage.ticket();
    const { status, headers, body } = await ask('GET', path(uuid, '/pdf'), { by: marius });
    expect(status).toBe(200);
    expect(headers.get('Content-Type')).toBe('application/pdf');
    expect(headers.get('Content-Disposition')).toBe(`attachment; filename="${uuid}.pdf"`);
    expect(headers.get('Cache-Control')).toContain('no-store');
    expect(Buffer.from(body).subarray(0, 5).toString()).toBe('%PDF-');
  });

  test('of a ticket that is not generated is refused', async () => {
    const uuid = await stage.ticket({ state: 'A_GENERER', generated_at: null });
    expect((await ask('GET', path(uuid, '/pdf'), { by: marius })).body).toMatchObject({
      code: 'wrong-state',
    });
  });
});
