import { randomUUID } from 'node:crypto';
import { encodeWire } from '#common/base/wire';
import type { ScanWrite } from '#common/contract/tickets/door';
import { doorAudience, ownAudience } from '#common/rules/audience';
import { connect } from '#server/platform/database/connection';
import { insertRows } from '#server/platform/database/insert-rows';
import { write } from '#server/platform/database/transaction';
import { demoPeople } from '#server/operation/demo/demo-people';
import { addFreeTickets } from '#server/tickets/free-ticket/free-ticket-repository';
import { figure, milliseconds } from './support/figure';
import { withSites } from './support/site-with-database';

const QUEUED = 1000;
const AT_ONCE = 500;
const ROUND_TRIPS = 10;
const { membre, billetterie } = demoPeople;

await withSites(async ({ site, bare, databaseUrl }) => {
  const { database, close } = connect(databaseUrl, { connections: 2 });
  const tonight = await database
    .selectFrom('show_dates')
    .select(['uuid', 'date'])
    .where('doors_open_at', '<', new Date())
    .where('rehearsal', '=', false)
    .executeTakeFirstOrThrow();
  const device = randomUUID();
  const key = await arm(site.origin, device);

  await figure({
    name: '1,000 queued scans sent',
    unit: 'ms',
    budget: { atMost: 3 },
    async measure() {
      const scans = await queued();
      return milliseconds(async () => {
        for (let sent = 0; sent < QUEUED; sent += AT_ONCE) await send(scans.slice(sent, sent + AT_ONCE));
      });
    },
    async limit() {
      const scans = await queued();
      return milliseconds(async () => {
        await storeAtOnce(scans);
        for (let trip = 0; trip < ROUND_TRIPS; trip += 1) await post(`${bare.origin}/select`, '{}', {});
      });
    },
  });
  await close();

  /** Scans of tickets that nobody has shown yet. */
  async function queued(): Promise<ScanWrite[]> {
    const tickets = Array.from({ length: QUEUED }, (_, rank) => ({
      uuid: randomUUID(),
      date_uuid: tonight.uuid,
      owner_uuid: membre.uuid,
      name: `Invité ${rank}`,
      name_folded: `invite ${rank}`,
      state: 'GENERE' as const,
      generated_at: new Date(),
      used_at: null,
      replaced_by: null,
      cancelled_at: null,
      blocked_at: null,
      version: 'bench',
    }));
    await write(database, (transaction) => addFreeTickets(transaction, tickets));
    return tickets.map(({ uuid }, rank) => ({
      key: randomUUID(),
      ticket: uuid,
      dateUuid: tonight.uuid,
      device,
      seq: rank + 1,
      at: new Date(),
      kind: 'entry',
      by: billetterie.uuid,
    }));
  }

  async function send(scans: readonly ScanWrite[]): Promise<void> {
    const answer = await post(`${site.origin}/api/scans`, encodeWire({ scans }), {
      Authorization: `Bearer ${key}`,
      'Idempotency-Key': randomUUID(),
    });
    const { results } = JSON.parse(answer);
    const refused = results.find(({ status }: { status: string }) => status !== 'accepted');
    if (refused !== undefined) throw new Error(JSON.stringify(refused));
  }

  /** Writes the same rows directly, known beforehand, without any check. */
  function storeAtOnce(scans: readonly ScanWrite[]): Promise<void> {
    return write(database, async (transaction) => {
      await insertRows(
        transaction.database,
        'scans',
        scans.map(({ key, ticket = null, dateUuid, seq, at, kind }) => ({
          key,
          ticket_uuid: ticket,
          date_uuid: dateUuid,
          device_uuid: device,
          seq,
          at,
          received_at: at,
          by_uuid: null,
          supervisor: false,
          kind,
          count: 1,
          seats: 1,
          undoes: null,
          paid: false,
          means: null,
          amount: null,
          owed: false,
          counted: true,
          undone: false,
          status: 'accepted',
          verdict: 'OK',
          misfit: null,
          mark: null,
        })),
      );
      const tickets = scans.map(({ ticket = '' }) => ticket);
      await transaction.database
        .updateTable('free_tickets')
        .set({ state: 'UTILISE', used_at: transaction.now })
        .where('uuid', 'in', tickets)
        .execute();
      for (const scan of scans) transaction.recordChange('door-scans', scan.key, doorAudience(tonight));
      for (const ticket of tickets) transaction.recordChange('my-tickets', ticket, ownAudience(membre.uuid));
    });
  }
});

/** The device key of a phone that the demo's ticket office arms. */
async function arm(origin: string, uuid: string): Promise<string> {
  const login = { email: billetterie.email, password: 'Theatre-2026!' };
  const session = JSON.parse(await post(`${origin}/api/authtokens`, JSON.stringify(login), {}));
  const body = JSON.stringify({ uuid, name: 'Porte du banc' });
  const answer = await post(`${origin}/api/devices`, body, { Authorization: `Bearer ${session.token}` });
  return JSON.parse(answer).key;
}

async function post(url: string, body: string, headers: Readonly<Record<string, string>>): Promise<string> {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body,
  });
  if (!answer.ok) throw new Error(`${answer.status}: ${await answer.text()}`);
  return answer.text();
}
