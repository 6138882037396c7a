import type { Kysely } from 'kysely';
import type { PersonalData } from '../../platform/database/personal-data';
import type { Database } from '../../platform/database/schema';
import { findRoleDemandsOf, deleteRoleDemandsOf, recordRoleDemandsOf } from './role-demand-repository';

export const roleDemandPersonalData = {
  columns: {
    'role_demands.user_uuid': { exported: { in: 'roleDemands' }, mirrored: true },
    'role_demands.decided_by': { exported: { in: 'roleDemandsDecided' }, mirrored: true },
  },
  async exportFields(database, { uuid }) {
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
} satisfies PersonalData;

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
