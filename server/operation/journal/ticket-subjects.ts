import type { WriteTransaction } from '../../platform/database/transaction';
import {
  type WholeFreeTicket,
  freeTicketOf,
  lastFreeTicketUpdate,
} from '../../tickets/free-ticket/free-ticket-repository';
import { findFreeTicketDemand } from '../../tickets/free-ticket-demand/free-ticket-demand-repository';
import { eveningOf } from './agenda-subjects';
import type { FindSubject, JournalSubject, SubjectUpdate } from './journal-subject';

/** What a call did to a ticket, read under the lock of its date. */
export function findFreeTicketUpdate(transaction: WriteTransaction): SubjectUpdate {
  const { before, after } = lastFreeTicketUpdate(transaction) ?? {};
  return { before: before && subjectOf(before), after: after && subjectOf(after) };
}

function subjectOf(stored: WholeFreeTicket): JournalSubject {
  const { uuid, name, linkedShow, date, owner, state, cancelledAt, blockedAt, replacedBy } =
    freeTicketOf(stored);
  return {
    key: uuid,
    name: eveningOf(linkedShow.title, date),
    person: owner?.uuid,
    shown: { state: state.code, cancelledAt, blockedAt, replaced: replacedBy !== undefined },
    concealed: { name },
  };
}

export const findFreeTicketDemandSubject: FindSubject = async (database, uuid) => {
  const demand = await findFreeTicketDemand(database, uuid);
  if (demand === undefined) return undefined;
  const { linkedShow, date, owner, names, state, reason } = demand;
  return {
    key: uuid,
    name: eveningOf(linkedShow.title, date),
    person: owner.uuid,
    shown: { seats: names.length, state: state.code },
    concealed: { reason },
  };
};
