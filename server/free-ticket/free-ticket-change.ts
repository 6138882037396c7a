import type { FreeTicketWrite } from '#common/contract/free-ticket';
import { fold } from '#common/base/fold';
import { CallError } from '../http/call-error';
import type { WriteTransaction } from '../database/transaction';
import { countSeatsTaken } from '../show/door-date-projection';
import { lockDates } from '../show/show-repository';
import {
  type WholeFreeTicket,
  findFreeTicket,
  takeTicketNumber,
  updateFreeTicket,
} from './free-ticket-repository';

/**
 * Generates a ticket (A_GENERER to GENERE), which takes a seat and a number, or changes the name on it. Asking for what
 * is already so changes nothing. Throws 'wrong-state' for any other change and for a full house, 'stale-version'.
 */
export async function changeFreeTicket(
  transaction: WriteTransaction,
  uuid: string,
  wanted: Pick<FreeTicketWrite, 'name' | 'state'>,
  baseVersion: string | null,
): Promise<WholeFreeTicket> {
  const ticket = await lockTicket(transaction, uuid);
  const name = wanted.name?.trim() ?? ticket.name;
  const generates = wanted.state.code !== ticket.state;
  if (!generates && name === ticket.name) return ticket;
  if (baseVersion !== null && baseVersion !== ticket.version) throw new CallError('stale-version');

  refuseDeadTicket(ticket);
  if (ticket.state === 'UTILISE') throw wrongState('Ce billet a déjà servi.');
  if (generates && (ticket.state !== 'A_GENERER' || wanted.state.code !== 'GENERE'))
    throw new CallError('wrong-state');
  await updateFreeTicket(transaction, ticket, {
    name,
    name_folded: fold(name),
    ...(generates && (await generation(transaction, ticket))),
  });
  return lockTicket(transaction, uuid);
}

/** The ticket, read while its date is held. */
async function lockTicket(transaction: WriteTransaction, uuid: string): Promise<WholeFreeTicket> {
  const before = await findFreeTicket(transaction.database, uuid);
  if (before === undefined) throw new CallError('not-found');
  await lockDates(transaction, [before.date_uuid]);
  const ticket = await findFreeTicket(transaction.database, uuid);
  if (ticket === undefined) throw new CallError('not-found');
  return ticket;
}

function refuseDeadTicket(ticket: WholeFreeTicket): void {
  if (ticket.replaced_by !== null) throw wrongState('Ce billet a été remplacé par un autre.');
  if (ticket.cancelled_at !== null) throw wrongState('Ce billet a été annulé.');
  if (ticket.blocked_at !== null) throw wrongState('Ce billet est bloqué.');
}

async function generation(transaction: WriteTransaction, ticket: WholeFreeTicket) {
  if (transaction.now > ticket.doors_close_at) throw wrongState('Cette séance est passée.');
  const { max_places } = await transaction.database
    .selectFrom('show_dates')
    .select('max_places')
    .where('uuid', '=', ticket.date_uuid)
    .executeTakeFirstOrThrow();
  if ((await countSeatsTaken(transaction.database, ticket.date_uuid)) >= max_places)
    throw wrongState('Cette séance est complète.');
  return {
    state: 'GENERE',
    generated_at: transaction.now,
    ticket_number: await takeTicketNumber(transaction, ticket.date_uuid),
  } as const;
}

const wrongState = (message: string) => new CallError('wrong-state', { message });
