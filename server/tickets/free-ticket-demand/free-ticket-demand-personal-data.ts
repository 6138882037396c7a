import type { Kysely } from 'kysely';
import type { PersonalData } from '../../platform/database/personal-data';
import type { Database } from '../../platform/database/schema';
import {
  findFreeTicketDemandsOf,
  deleteFreeTicketDemandsOf,
  recordFreeTicketDemandsOf,
} from './free-ticket-demand-repository';

export const freeTicketDemandPersonalData = {
  columns: {
    'free_ticket_demands.owner_uuid': { exported: { in: 'freeTicketDemands' }, mirrored: true },
    'free_ticket_demands.asked_by': { exported: { in: 'freeTicketDemandsForOthers' }, mirrored: true },
    'free_ticket_demands.decided_by': { exported: { in: 'freeTicketDemandsDecided' }, mirrored: true },
  },
  async exportFields(database, { uuid }) {
    return {
      freeTicketDemands: await findFreeTicketDemandsOf(database, uuid),
      freeTicketDemandsForOthers: await findAskedBy(database, uuid),
      freeTicketDemandsDecided: await findDecidedBy(database, uuid),
    };
  },
  async erase(transaction, { uuid }) {
    await recordFreeTicketDemandsOf(transaction, uuid);
    await deleteFreeTicketDemandsOf(transaction, uuid);
  },
  rename: recordFreeTicketDemandsOf,
} satisfies PersonalData;

/** A person's demands for others; without the owners, and without the note, which may name them. */
function findAskedBy(database: Kysely<Database>, userUuid: string) {
  return database
    .selectFrom('free_ticket_demands')
    .select(['created_at'])
    .where('asked_by', '=', userUuid)
    .orderBy('created_at')
    .orderBy('uuid')
    .execute();
}

function findDecidedBy(database: Kysely<Database>, userUuid: string) {
  return database
    .selectFrom('free_ticket_demands')
    .select(['decided_at', 'accepted'])
    .where('decided_by', '=', userUuid)
    .orderBy('decided_at')
    .orderBy('uuid')
    .execute();
}
