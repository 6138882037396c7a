import { type Kysely, type Selectable, sql } from 'kysely';
import { must } from '#common/base/must';
import { everyFieldOf } from '#common/base/every-field-of';
import { wholeSecond } from '#common/base/paris-time';
import { demandStateOf } from '#common/contract/fields/demand-states';
import type { RoleDemand } from '#common/contract/people/role-demand';
import { type RoleCode, roleNames } from '#common/contract/people/roles';
import { adminUsersBadgeAudience, ownAudience } from '#common/rules/audience';
import { insertRows } from '../../platform/database/insert-rows';
import type { Database } from '../../platform/database/schema';
import type { WriteTransaction } from '../../platform/database/transaction';
import { personColumns, personReferenceOf } from '../user/user-repository';
import type { RoleDemandTables } from '../../platform/database/tables/role-demand-tables';

export type StoredRoleDemand = Selectable<RoleDemandTables['role_demands']>;

/** The key of the counter of waiting demands, the same in every mirror. */
export const ADMIN_USERS_BADGE = '01900000-0000-7000-8000-00000000ba01';

/** A demand with the person who asks and the person who decided. */
export function selectRoleDemands(database: Kysely<Database>) {
  return database
    .selectFrom('role_demands as demand')
    .innerJoin('users as user', 'user.uuid', 'demand.user_uuid')
    .leftJoin('users as judge', 'judge.uuid', 'demand.decided_by')
    .selectAll('demand')
    .select([...personColumns('user'), ...personColumns('judge')]);
}

type WholeRoleDemand = Awaited<ReturnType<ReturnType<typeof selectRoleDemands>['executeTakeFirstOrThrow']>>;

/** The demand in the form that calls and mirrors receive. */
export function roleDemandOf(stored: WholeRoleDemand): RoleDemand {
  const judge = personReferenceOf(stored, 'judge');
  return everyFieldOf<RoleDemand>()({
    uuid: stored.uuid,
    role: { code: stored.role, name: roleNames[stored.role] },
    user: must(personReferenceOf(stored, 'user'), 'whoever asks for a role'),
    createdAt: stored.created_at,
    state: demandStateOf(stored),
    ...(stored.decided_at && { decidedAt: stored.decided_at }),
    ...(judge && { decidedBy: judge }),
    ...(stored.reason !== null && { reason: stored.reason }),
  });
}

/** The demands of a person, newest first. */
export async function findRoleDemandsOf(database: Kysely<Database>, userUuid: string): Promise<RoleDemand[]> {
  const demands = await selectRoleDemands(database)
    .where('demand.user_uuid', '=', userUuid)
    .orderBy('demand.created_at', 'desc')
    .orderBy('demand.uuid', 'desc')
    .execute();
  return demands.map(roleDemandOf);
}

/** The demand with this uuid in the form that calls receive; it must exist. */
export async function readRoleDemand(database: Kysely<Database>, uuid: string): Promise<RoleDemand> {
  return roleDemandOf(
    await selectRoleDemands(database).where('demand.uuid', '=', uuid).executeTakeFirstOrThrow(),
  );
}

/** The demand with this uuid as it is stored, locked until the transaction ends; or undefined. */
export function lockRoleDemand(
  { database }: WriteTransaction,
  uuid: string,
): Promise<StoredRoleDemand | undefined> {
  return database
    .selectFrom('role_demands')
    .selectAll()
    .where('uuid', '=', uuid)
    .forUpdate()
    .executeTakeFirst();
}

/** Adds a demand; false if its uuid is taken. */
export async function addRoleDemand(
  transaction: WriteTransaction,
  demand: StoredRoleDemand,
): Promise<boolean> {
  if ((await insertRows(transaction.database, 'role_demands', [demand])) === 0) return false;
  recordRoleDemand(transaction, demand);
  return true;
}

/** Removes a demand for good. */
export async function removeRoleDemand(
  transaction: WriteTransaction,
  demand: StoredRoleDemand,
): Promise<void> {
  await transaction.database.deleteFrom('role_demands').where('uuid', '=', demand.uuid).execute();
  recordRoleDemand(transaction, demand, true);
}

/** Stores that a demand was accepted or refused now. @param by the uuid of who decided */
export async function storeRoleDecision(
  transaction: WriteTransaction,
  demand: StoredRoleDemand,
  { accepted, reason, by }: Pick<StoredRoleDemand, 'accepted' | 'reason'> & { readonly by: string },
): Promise<void> {
  await transaction.database
    .updateTable('role_demands')
    .set({ decided_at: wholeSecond(transaction.now), decided_by: by, accepted, reason })
    .where('uuid', '=', demand.uuid)
    .execute();
  recordRoleDemand(transaction, demand);
}

/** Re-publishes the demands that a person made or decided, when a name changes or is removed. */
export async function recordRoleDemandsOf(transaction: WriteTransaction, userUuid: string): Promise<void> {
  const named = await transaction.database
    .selectFrom('role_demands')
    .select(['uuid', 'user_uuid'])
    .where((is) => is.or([is('user_uuid', '=', userUuid), is('decided_by', '=', userUuid)]))
    .execute();
  for (const demand of named)
    transaction.recordChange('role-demands', demand.uuid, ownAudience(demand.user_uuid));
}

/** Deletes every demand of a person. */
export async function deleteRoleDemandsOf(transaction: WriteTransaction, userUuid: string): Promise<void> {
  const gone = await transaction.database
    .deleteFrom('role_demands')
    .where('user_uuid', '=', userUuid)
    .returning(['uuid', 'user_uuid'])
    .execute();
  for (const demand of gone) recordRoleDemand(transaction, demand, true);
}

/** Accepts a person's waiting demands for roles that they were given directly. Returns the roles of these demands. */
export async function acceptRoleDemands(
  transaction: WriteTransaction,
  userUuid: string,
  given: readonly RoleCode[],
  by: string,
): Promise<readonly RoleCode[]> {
  if (given.length === 0) return [];
  const accepted = await transaction.database
    .updateTable('role_demands')
    .set({ decided_at: wholeSecond(transaction.now), decided_by: by, accepted: true })
    .where('user_uuid', '=', userUuid)
    .where('role', 'in', given)
    .where('decided_at', 'is', null)
    .returning(['uuid', 'user_uuid', 'role'])
    .execute();
  for (const demand of accepted) recordRoleDemand(transaction, demand);
  return accepted.map(({ role }) => role);
}

/** Number of undecided demands. */
export async function countWaitingDemands(database: Kysely<Database>): Promise<number> {
  const { total } = await database
    .selectFrom('role_demands')
    .select(sql<number>`count(*)::integer`.as('total'))
    .where('decided_at', 'is', null)
    .executeTakeFirstOrThrow();
  return total;
}

/** Re-publishes a changed demand to the person who asks, and the counter of waiting demands; `gone`: it was removed. */
export function recordRoleDemand(
  transaction: WriteTransaction,
  demand: Pick<StoredRoleDemand, 'uuid' | 'user_uuid'>,
  gone = false,
): void {
  transaction.recordChange('role-demands', demand.uuid, gone ? [] : ownAudience(demand.user_uuid));
  transaction.recordChange('badges', ADMIN_USERS_BADGE, adminUsersBadgeAudience);
}
