import { randomUUID } from 'node:crypto';
import type { RoleCode } from '#common/contract/people/roles';
import { write } from '#server/platform/database/transaction';
import { recordFreeTicketDemand } from '#server/tickets/free-ticket-demand/free-ticket-demand-repository';
import { openDate } from './matrix-booking-fixtures';
import { type Scenery, ticket } from './matrix-fixtures';
import type { ObjectRule } from './matrix-objects';
import type { Somebody } from './matrix-people';

type Holds = (role: RoleCode) => boolean;
const decides = (holds: Holds) => holds('ROLE_SECRETAIRE') || holds('ROLE_ADMIN_RESA') || holds('ROLE_ADMIN');
const seesTickets = (holds: Holds) => holds('ROLE_BILLETTERIE') || decides(holds);
const nothing: ObjectRule = { ask: () => ({}) };

/** How the calls of free tickets, and of the demands for them, are asked. */
export const freeTicketRules = {
  listFreeTickets: nothing,
  readFreeTicket: ownOrShown((uuid) => ({ params: { uuid } })),
  updateFreeTicket: ownOrShown((uuid) => ({ params: { uuid }, body: { state: { code: 'GENERE' } } })),
  deleteFreeTicket: ownOrShown((uuid) => ({ params: { uuid } })),
  readFreeTicketPdf: ownOrShown((uuid) => ({ params: { uuid } })),
  changeOfficeFreeTicket: ownOrShown((uuid) => ({ params: { uuid }, body: { state: { code: 'GENERE' } } })),
  cancelOfficeFreeTicket: ownOrShown((uuid) => ({ params: { uuid }, body: {} })),
  replaceFreeTicket: ownOrShown((uuid) => ({ params: { uuid }, body: { uuid: randomUUID() } })),
  blockFreeTicket: ownOrShown((uuid) => ({ params: { uuid }, body: { blocked: true } })),

  createFreeTicketDemand: {
    ask: async (scenery, { uuid }) => ({
      body: { dateUuid: await openDate(scenery), owner: { uuid }, names: ['Hélène Marchal'] },
    }),
    foreign: (holds) => (decides(holds) ? 'done' : 'not-found'),
  },
  createOfficeFreeTicketDemand: {
    ask: async (scenery, { uuid }) => ({
      body: { dateUuid: await openDate(scenery), owner: { uuid }, names: ['Hélène Marchal'] },
    }),
  },
  listFreeTicketDemands: nothing,
  readFreeTicketDemand: {
    ask: async (scenery, owner) => ({ params: { uuid: await freeTicketDemand(scenery, owner) } }),
    foreign: (holds) => (decides(holds) ? 'done' : 'not-found'),
  },
  decideFreeTicketDemand: {
    ask: async (scenery, owner) => ({
      params: { uuid: await freeTicketDemand(scenery, owner) },
      body: { state: { code: 'ACCEPTEE' } },
    }),
  },
  deleteFreeTicketDemand: {
    ask: async (scenery, owner) => ({ params: { uuid: await freeTicketDemand(scenery, owner) } }),
    foreign: () => 'not-found',
  },
  listFreeTicketDates: nothing,
  listFreeTicketMembers: nothing,
} satisfies Record<string, ObjectRule>;

function ownOrShown(ask: (uuid: string) => Awaited<ReturnType<ObjectRule['ask']>>): ObjectRule {
  return {
    ask: async (scenery, owner) => ask(await ticket(scenery, owner)),
    foreign: (holds) => (seesTickets(holds) ? 'done' : 'not-found'),
  };
}

/** A demand that waits, for a date to come. */
async function freeTicketDemand(scenery: Scenery, owner: Somebody): Promise<string> {
  const uuid = randomUUID();
  const date_uuid = await openDate(scenery);
  await write(scenery.api.site.database, async (transaction) => {
    await transaction.database
      .insertInto('free_ticket_demands')
      .values({
        uuid,
        date_uuid,
        owner_uuid: owner.uuid,
        names: ['Hélène Marchal'],
        note: null,
        created_at: transaction.now,
        asked_by: null,
        decided_at: null,
        decided_by: null,
        accepted: null,
        reason: null,
      })
      .execute();
    const { date } = await transaction.database
      .selectFrom('show_dates')
      .select('date')
      .where('uuid', '=', date_uuid)
      .executeTakeFirstOrThrow();
    recordFreeTicketDemand(transaction, { uuid, owner_uuid: owner.uuid }, { uuid: date_uuid, date });
  });
  return uuid;
}
