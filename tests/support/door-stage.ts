import { afterAll, beforeAll } from 'vitest';
import { must } from '#common/base/must';
import type { ScanResult, ScanWrite } from '#common/contract/tickets/door';
import { writeTicketCode } from '#server/tickets/ticket-code/ticket-code';
import { signingKey } from '#server/tickets/ticket-code/ticket-key-repository';
import { type Evening, addBookedTicket, addTicket, after, openHouse, scan, send, sendAs } from './door';
import { type TestDatabase, openTestDatabase } from './test-database';
import { type Player, welcomeTroupe } from './troupe';

type ScanFields = Parameters<typeof scan>[1];

/** A database of its own for a test file, with an evening whose doors opened before `now`, and what one does there. */
export function doorStage(now = after(10)) {
  let opened: { readonly site: TestDatabase; readonly evening: Evening } | null = null;
  const stage = () => must(opened, 'the stage of this test file');
  const database = () => stage().site.database;

  beforeAll(async () => {
    const site = await openTestDatabase();
    await site.setClock(now);
    await welcomeTroupe(site.database);
    opened = { site, evening: await openHouse(site.database) };
  });
  afterAll(() => stage().site.close());

  return {
    get database() {
      return database();
    },
    get evening() {
      return stage().evening;
    },
    setClock: (now: Date) => stage().site.setClock(now),
    ticket: (fields: Parameters<typeof addTicket>[2] = {}) =>
      addTicket(database(), stage().evening.date, fields),
    bookedTicket: (fields: Parameters<typeof addBookedTicket>[2] = {}) =>
      addBookedTicket(database(), stage().evening.date, fields),
    scan: (fields: ScanFields) => scan(stage().evening, fields),
    send: (...scans: readonly ScanWrite[]) => send(database(), ...scans),
    sendAs: (player: Player, ...scans: readonly ScanWrite[]) => sendAs(database(), player, ...scans),
    async sendOne(fields: ScanFields): Promise<ScanResult> {
      const [result] = await send(database(), scan(stage().evening, fields));
      return must(result, 'the result of one scan');
    },
    stored: (key: string) =>
      database().selectFrom('scans').selectAll().where('key', '=', key).executeTakeFirst(),
    stateOf: (ticket: string) =>
      database()
        .selectFrom('free_tickets')
        .select(['state', 'used_at'])
        .where('uuid', '=', ticket)
        .executeTakeFirst(),
    async codeOf(ticket: string, date = stage().evening.date): Promise<string> {
      const claims = { t: ticket, d: date, k: 'free' as const, n: 1, x: 1_800_000_000 };
      return writeTicketCode(claims, await signingKey(database()));
    },
  };
}
