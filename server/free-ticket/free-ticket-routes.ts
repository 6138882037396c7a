import { permissions } from '#common/contract/permissions';
import { isAllowed } from '#common/rules/permissions';
import { CallError } from '../http/call-error';
import type { Call, Caller, Handlers } from '../http/handler';
import { changeFreeTicket } from './free-ticket-change';
import { listFreeTickets } from './free-ticket-list';
import { freeTicketPdf } from './free-ticket-pdf';
import { type WholeFreeTicket, findFreeTicket, freeTicketOf } from './free-ticket-repository';

export const freeTicketRoutes = {
  listFreeTickets: ({ database, caller, query }) =>
    listFreeTickets(database, query, query.owned === true || !seesOthers(caller) ? uuidOf(caller) : null),

  readFreeTicket: async (call) => freeTicketOf(await findVisible(call)),

  updateFreeTicket: async (call, transaction) => {
    await findVisible(call);
    return freeTicketOf(await changeFreeTicket(transaction, call.params.uuid, call.body, call.ifMatch));
  },

  readFreeTicketPdf: async (call): Promise<Response> => {
    const ticket = await findVisible(call);
    const pdf = await freeTicketPdf(call.database, ticket);
    return new Response(new Uint8Array(pdf), {
      headers: {
        'Content-Type': 'application/pdf',
        'Content-Disposition': `attachment; filename="${ticket.uuid}.pdf"`,
        'Cache-Control': 'private, no-store',
      },
    });
  },
} satisfies Partial<Handlers>;

type TicketCall = Call<'readFreeTicket'> | Call<'updateFreeTicket'> | Call<'readFreeTicketPdf'>;

/** One's own ticket, or another's for the offices; anything else does not exist. */
async function findVisible({ database, caller, params }: TicketCall): Promise<WholeFreeTicket> {
  const ticket = await findFreeTicket(database, params.uuid);
  if (ticket === undefined || !(seesOthers(caller) || ticket.owner_uuid === caller.person?.uuid))
    throw new CallError('not-found');
  return ticket;
}

function seesOthers({ person }: Caller): boolean {
  return isAllowed(permissions.othersTickets, person?.roles ?? null);
}

function uuidOf({ person }: Caller): string {
  if (person === null) throw new CallError('no-session');
  return person.uuid;
}
