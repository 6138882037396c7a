import { CallError } from '../../platform/http/call-error';
import { hasPermission, requirePerson } from '../../platform/http/caller';
import type { Handlers } from '../../platform/http/handler';
import { findMembers, listFreeTicketDates } from './free-ticket-date-list';
import {
  askForFreeTickets,
  decideFreeTicketDemand,
  withdrawFreeTicketDemand,
} from './free-ticket-demand-change';
import { listFreeTicketDemands } from './free-ticket-demand-list';
import { findFreeTicketDemand } from './free-ticket-demand-repository';

export const freeTicketDemandRoutes = {
  createFreeTicketDemand: ({ caller, body }, transaction) =>
    askForFreeTickets(transaction, requirePerson(caller), hasPermission(caller, 'freeTicketDemands'), body),

  createOfficeFreeTicketDemand: ({ caller, body }, transaction) =>
    askForFreeTickets(transaction, requirePerson(caller), true, body),

  listFreeTicketDemands({ caller, query, database }) {
    const seesAll = query.owned !== true && hasPermission(caller, 'freeTicketDemands');
    return listFreeTicketDemands(database, query, seesAll ? null : requirePerson(caller).uuid);
  },

  async readFreeTicketDemand({ caller, params, database }) {
    const demand = await findFreeTicketDemand(database, params.uuid);
    const isOwn = demand?.owner.uuid === requirePerson(caller).uuid;
    if (demand === undefined || !(isOwn || hasPermission(caller, 'freeTicketDemands')))
      throw new CallError('not-found', { message: 'Demande introuvable' });
    return demand;
  },

  decideFreeTicketDemand: ({ caller, params, body }, transaction) =>
    decideFreeTicketDemand(transaction, requirePerson(caller), params.uuid, body),

  async deleteFreeTicketDemand({ caller, params }, transaction) {
    await withdrawFreeTicketDemand(transaction, requirePerson(caller), params.uuid);
    return null;
  },

  listFreeTicketDates: ({ query, database }) => listFreeTicketDates(database, query.show),
  listFreeTicketMembers: ({ query, database }) => findMembers(database, query.name),
} satisfies Partial<Handlers>;
