import { type Infer, object, optional, string, type } from 'superstruct';
import { fold } from '#common/base/fold';
import { line, moment, slug, uuid } from '#common/contract/fields/primitives';
import { codeOf } from '#common/contract/content/reference-lists';
import { personReference } from '#common/contract/people/user';
import { randomVersion } from '../../platform/database/random-version';
import type { WriteTransaction } from '../../platform/database/transaction';
import { addFreeTickets } from '../../tickets/free-ticket/free-ticket-repository';
import { type Importer, type Outcome, partitionRows } from './importer';
import { findExisting } from '../../platform/database/find-existing';

const importedFreeTicket = object({
  uuid,
  name: line(200),
  linkedShow: type({ slug, title: string() }),
  dateUuid: uuid,
  /** Absent once that account was deleted. */
  owner: optional(personReference),
  state: object({ code: codeOf('free-ticket-states'), name: optional(string()) }),
  generatedAt: optional(moment),
  usedAt: optional(moment),
  replacedBy: optional(uuid),
  cancelledAt: optional(moment),
  blockedAt: optional(moment),
});

export type ImportedFreeTicket = Infer<typeof importedFreeTicket>;

/** Free tickets. Those already generated are numbered per show date, in the order of the file. */
export const importFreeTickets: Importer<ImportedFreeTicket> = {
  name: 'free-tickets',
  label: 'Places gratuites',
  struct: importedFreeTicket,
  add: addImported,
};

async function addImported(
  transaction: WriteTransaction,
  tickets: readonly ImportedFreeTicket[],
): Promise<Outcome[]> {
  const { database } = transaction;
  const uuids = tickets.map(({ uuid }) => uuid);
  const known = await findExisting(database, 'free_tickets', 'uuid', uuids);
  const owners = tickets.flatMap(({ owner }) => owner?.uuid ?? []);
  const people = await findExisting(database, 'users', 'uuid', owners);
  const dates = await database
    .selectFrom('show_dates as date')
    .innerJoin('shows as show', 'show.uuid', 'date.show_uuid')
    .select(['date.uuid', 'show.slug'])
    .where('date.uuid', 'in', [...new Set(tickets.map(({ dateUuid }) => dateUuid))])
    .execute();
  const shows = new Map(dates.map(({ uuid, slug }) => [uuid, slug]));

  const { outcomes, added } = partitionRows(tickets, (ticket): Outcome => {
    if (known.has(ticket.uuid)) return 'present';
    const show = shows.get(ticket.dateUuid);
    if (show === undefined) return { refused: `la séance ${ticket.dateUuid} n’existe pas` };
    if (show !== ticket.linkedShow.slug)
      return { refused: `la séance est du spectacle « ${show} », pas de « ${ticket.linkedShow.slug} »` };
    const { owner } = ticket;
    if (owner && !people.has(owner.uuid)) return { refused: `le compte ${owner.uuid} n’existe pas` };
    const { code } = ticket.state;
    if (
      (ticket.generatedAt === undefined) !== (code === 'A_GENERER') ||
      (ticket.usedAt === undefined) !== (code !== 'UTILISE')
    )
      return { refused: `les dates ne vont pas avec l’état ${code}` };
    known.add(ticket.uuid);
    return 'added';
  });
  await addFreeTickets(
    transaction,
    added.map((ticket) => ({
      uuid: ticket.uuid,
      date_uuid: ticket.dateUuid,
      owner_uuid: ticket.owner?.uuid ?? null,
      name: ticket.name,
      name_folded: fold(ticket.name),
      state: ticket.state.code,
      generated_at: ticket.generatedAt ?? null,
      used_at: ticket.usedAt ?? null,
      replaced_by: ticket.replacedBy ?? null,
      cancelled_at: ticket.cancelledAt ?? null,
      blocked_at: ticket.blockedAt ?? null,
      version: randomVersion(),
    })),
  );
  return outcomes;
}
