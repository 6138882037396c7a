import { write } from '../database/transaction';
import { CallError } from '../http/call-error';
import { may, personOf } from '../http/caller';
import type { Call, Handlers } from '../http/handler';
import { changeFreeTicket } from './free-ticket-change';
import { listFreeTickets } from './free-ticket-list';
import { blockFreeTicket, cancelFreeTicket, replaceFreeTicket } from './free-ticket-office';
import { freeTicketPdf } from './free-ticket-pdf';
import { type WholeFreeTicket, findFreeTicket, freeTicketOf } from './free-ticket-repository';

export const freeTicketRoutes = {
  listFreeTickets: ({ database, caller, query }) =>
    listFreeTickets(
      database,
      query,
      query.owned === true || !may(caller, 'othersTickets') ? personOf(caller).uuid : null,
    ),

  readFreeTicket: async (call) => freeTicketOf(await findVisible(call)),

  updateFreeTicket: async (call, transaction) => {
    await findVisible(call);
    return freeTicketOf(await changeFreeTicket(transaction, call.params.uuid, call.body, call.ifMatch));
  },

  deleteFreeTicket: async (call, transaction) => {
    await findVisible(call);
    await cancelFreeTicket(transaction, personOf(call.caller), call.params.uuid);
    return null;
  },

  changeOfficeFreeTicket: ({ params, body, ifMatch, database }) =>
    write(database, async (transaction) =>
      freeTicketOf(await changeFreeTicket(transaction, params.uuid, body, ifMatch ?? body.version ?? null)),
    ),

  cancelOfficeFreeTicket: ({ caller, params, body, database }) =>
    write(database, async (transaction) =>
      freeTicketOf(
        await cancelFreeTicket(transaction, personOf(caller), params.uuid, body.reason?.trim() || null),
      ),
    ),

  replaceFreeTicket: ({ caller, params, body, database }) =>
    write(database, async (transaction) =>
      freeTicketOf(await replaceFreeTicket(transaction, personOf(caller), params.uuid, body)),
    ),

  blockFreeTicket: ({ params, body, database }) =>
    write(database, async (transaction) =>
      freeTicketOf(await blockFreeTicket(transaction, params.uuid, body.blocked)),
    ),

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

type TicketCall =
  Call<'readFreeTicket'> | Call<'updateFreeTicket'> | Call<'deleteFreeTicket'> | Call<'readFreeTicketPdf'>;

/** One's own ticket, or another's for the offices; anything else does not exist. */
async function findVisible({ database, caller, params }: TicketCall): Promise<WholeFreeTicket> {
  const ticket = await findFreeTicket(database, params.uuid);
  if (ticket === undefined || !(may(caller, 'othersTickets') || ticket.owner_uuid === personOf(caller).uuid))
    throw new CallError('not-found');
  return ticket;
}
