import { findFreeTicket, freeTicketOf, ofAnyone } from '../free-ticket/free-ticket-repository';
import { findFreeTicketDemand } from '../free-ticket-demand/free-ticket-demand-repository';
import { eveningOf } from './agenda-subjects';
import type { FindSubject } from './journal-subject';

export const findFreeTicketSubject: FindSubject = async (database, uuid) => {
  const stored = await findFreeTicket(database, ofAnyone(uuid));
  if (stored === undefined) return undefined;
  const { name, linkedShow, date, owner, state, cancelledAt, blockedAt, replacedBy } = freeTicketOf(stored);
  return {
    key: uuid,
    name: eveningOf(linkedShow.title, date),
    person: owner?.uuid,
    shown: { state: state.code, cancelledAt, blockedAt, replaced: replacedBy !== undefined },
    concealed: { name },
  };
};

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
