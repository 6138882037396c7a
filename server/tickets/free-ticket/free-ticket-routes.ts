import { CallError } from '../../platform/http/call-error';
import { hasPermission, requirePerson } from '../../platform/http/caller';
import { pdfAnswer } from '../../platform/http/file-answer';
import type { Call, Caller, Handlers } from '../../platform/http/handler';
import { changeFreeTicket } from './free-ticket-change';
import { listFreeTickets } from './free-ticket-list';
import { blockFreeTicket, cancelFreeTicket, replaceFreeTicket } from './free-ticket-desk';
import { freeTicketPdf } from './free-ticket-pdf';
import {
  type SoughtTicket,
  type WholeFreeTicket,
  findFreeTicket,
  freeTicketOf,
  ofAnyone,
} from './free-ticket-repository';

export const freeTicketRoutes = {
  listFreeTickets: ({ database, caller, query }) =>
    listFreeTickets(database, query, query.owned === true ? requirePerson(caller).uuid : ownerSeenBy(caller)),

  readFreeTicket: async (call) => freeTicketOf(await findVisible(call)),

  updateFreeTicket: async (call, transaction) =>
    freeTicketOf(
      await changeFreeTicket(
        transaction,
        requirePerson(call.caller),
        soughtBy(call),
        call.body,
        call.ifMatch,
      ),
    ),

  deleteFreeTicket: async (call, transaction) => {
    await cancelFreeTicket(transaction, requirePerson(call.caller), soughtBy(call));
    return null;
  },

  async changeOfficeFreeTicket({ caller, params, body, ifMatch }, transaction) {
    const baseVersion = ifMatch ?? body.version ?? null;
    const by = requirePerson(caller);
    return freeTicketOf(await changeFreeTicket(transaction, by, ofAnyone(params.uuid), body, baseVersion));
  },

  async cancelOfficeFreeTicket({ caller, params, body }, transaction) {
    const reason = body.reason?.trim() || null;
    return freeTicketOf(
      await cancelFreeTicket(transaction, requirePerson(caller), ofAnyone(params.uuid), reason),
    );
  },

  replaceFreeTicket: async ({ caller, params, body }, transaction) =>
    freeTicketOf(await replaceFreeTicket(transaction, requirePerson(caller), params.uuid, body)),

  blockFreeTicket: async ({ params, body }, transaction) =>
    freeTicketOf(await blockFreeTicket(transaction, params.uuid, body.blocked)),

  readFreeTicketPdf: async (call): Promise<Response> => {
    const ticket = await findVisible(call);
    const { content } = await freeTicketPdf(call.database, ticket);
    return pdfAnswer({ name: `${ticket.uuid}.pdf`, content });
  },
} satisfies Partial<Handlers>;

type TicketCall =
  Call<'readFreeTicket'> | Call<'updateFreeTicket'> | Call<'deleteFreeTicket'> | Call<'readFreeTicketPdf'>;

async function findVisible(call: TicketCall): Promise<WholeFreeTicket> {
  const ticket = await findFreeTicket(call.database, soughtBy(call));
  if (ticket === undefined) throw new CallError('not-found');
  return ticket;
}

/** One's own ticket, or any for the offices; all others are `not-found`. */
const soughtBy = ({ caller, params }: TicketCall): SoughtTicket => ({
  uuid: params.uuid,
  owner: ownerSeenBy(caller),
});

const ownerSeenBy = (caller: Caller) =>
  hasPermission(caller, 'othersTickets') ? null : requirePerson(caller).uuid;
