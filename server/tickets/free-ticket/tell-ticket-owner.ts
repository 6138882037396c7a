import type { WriteTransaction } from '../../platform/database/transaction';
import type { Person } from '../../platform/http/handler';
import { queueMail } from '../../platform/mail/mail-repository';
import { findUsers } from '../../people/user/user-repository';
import { freeTicketLetters } from './free-ticket-letters';
import type { WholeFreeTicket } from './free-ticket-repository';

interface Circumstances {
  readonly reason?: string | null;
  /** The ticket that replaces it, which is the one to open. */
  readonly successor?: string;
}

/**
 * Queues a letter to a ticket's owner, whoever acted: a generated ticket, a guest's too; a replaced one; a seat that was
 * given back or cancelled. None is sent to an owner who has no account any more.
 */
export async function tellTicketOwner(
  transaction: WriteTransaction,
  by: Pick<Person, 'uuid'>,
  ticket: WholeFreeTicket,
  letter: keyof typeof freeTicketLetters,
  { reason = null, successor = ticket.uuid }: Circumstances = {},
): Promise<void> {
  if (ticket.owner_uuid === null) return;
  const isOwn = ticket.owner_uuid === by.uuid;
  const [owner] = await findUsers(transaction.database, [ticket.owner_uuid]);
  if (owner === undefined) return;
  const write = freeTicketLetters[letter](ticket, owner, { reason, opened: successor, isOwn });
  await queueMail(transaction, `free-ticket-${letter}`, owner, write, {
    freeTicketUuid: successor,
    dateUuid: ticket.date_uuid,
    occasion: { of: 'free-ticket', isOwn, reason },
  });
}
