import { sql } from 'kysely';
import { everyFieldOf } from '#common/base/every-field-of';
import { freeTicketOf, selectFreeTickets } from '../../tickets/free-ticket/free-ticket-repository';
import { type ImportedFreeTicket, importFreeTickets } from '../import/import-free-tickets';
import { type ImportedScan, importScans } from '../import/import-scans';
import type { Exporter } from './exporter';

/** Free tickets, in the order of their numbers: an import numbers them in the order of the file. */
export const exportFreeTickets: Exporter<ImportedFreeTicket> = {
  importer: importFreeTickets,
  keys: sql`select uuid as key from free_tickets order by date_uuid, ticket_number nulls last, uuid`,
  async read(database, keys) {
    const stored = await selectFreeTickets(database).where('ticket.uuid', 'in', keys).execute();
    return new Map(
      stored.map(freeTicketOf).map((ticket) => [
        ticket.uuid,
        everyFieldOf<ImportedFreeTicket>()({
          uuid: ticket.uuid,
          name: ticket.name,
          linkedShow: ticket.linkedShow,
          dateUuid: ticket.dateUuid,
          ...(ticket.owner && { owner: ticket.owner }),
          state: ticket.state,
          ...(ticket.generatedAt && { generatedAt: ticket.generatedAt }),
          ...(ticket.usedAt && { usedAt: ticket.usedAt }),
          ...(ticket.replacedBy !== undefined && { replacedBy: ticket.replacedBy }),
          ...(ticket.cancelledAt && { cancelledAt: ticket.cancelledAt }),
          ...(ticket.blockedAt && { blockedAt: ticket.blockedAt }),
        }),
      ]),
    );
  },
};

/** Scan `s` of ticket `f` or of the ticket of booking `b`: an import knows no other tickets. */
export const scansWithTickets = sql`
  scans s
  left join free_tickets f on f.uuid = s.ticket_uuid and f.date_uuid = s.date_uuid
  left join bookings b on b.ticket_uuid = s.ticket_uuid and b.date_uuid = s.date_uuid`;

/** Whether such a scan takes part in the journal of its ticket. */
export const isKeptScan = sql`
  s.counted and s.status <> 'refused' and (f.uuid is not null or b.uuid is not null)`;

interface StoredScan extends Omit<ImportedScan, 'undoes'> {
  readonly undoes: string | null;
}

/**
 * Entries, exits and undos that were accepted, or were doubles. Those of a booking name it: its ticket gets another
 * uuid where it is imported.
 */
export const exportScans: Exporter<ImportedScan> = {
  importer: importScans,
  keys: sql`select s.key from ${scansWithTickets} where ${isKeptScan} order by s.date_uuid, s.at, s.key`,
  async read(database, keys) {
    const { rows } = await sql<StoredScan>`
      select s.key, coalesce(b.uuid, f.uuid) as ticket, s.date_uuid as "dateUuid", s.device_uuid as device, s.seq, s.at,
        s.kind, s.count, s.undoes
      from ${scansWithTickets} where s.key = any(${[...keys]}::uuid[])`.execute(database);
    return new Map(
      rows.map(({ undoes, ...scan }) => [
        scan.key,
        everyFieldOf<ImportedScan>()({ ...scan, ...(undoes !== null && { undoes }) }),
      ]),
    );
  },
};
