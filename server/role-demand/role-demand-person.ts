import type { Kysely } from 'kysely';
import type { PersonPart } from '../database/person-part';
import type { Database } from '../database/schema';
import { findRoleDemandsOf, deleteRoleDemandsOf, recordRoleDemandsOf } from './role-demand-repository';

export const roleDemandPerson = {
  columns: {
    'role_demands.user_uuid': { told: { in: 'roleDemands' }, mirrored: true },
    'role_demands.decided_by': { told: { in: 'roleDemandsDecided' }, mirrored: true },
  },
  async tell(database, { uuid }) {
    return {
      roleDemands: await findRoleDemandsOf(database, uuid),
      roleDemandsDecided: await findDecidedBy(database, uuid),
    };
  },
  async erase(transaction, { uuid }) {
    await recordRoleDemandsOf(transaction, uuid);
    await deleteRoleDemandsOf(transaction, uuid);
  },
  rename: recordRoleDemandsOf,
} satisfies PersonPart;

/** The decisions of a person, without the member concerned, and without the reason, which may identify them. */
function findDecidedBy(database: Kysely<Database>, userUuid: string) {
  return database
    .selectFrom('role_demands')
    .select(['role', 'decided_at', 'accepted'])
    .where('decided_by', '=', userUuid)
    .orderBy('decided_at')
    .orderBy('uuid')
    .execute();
}
