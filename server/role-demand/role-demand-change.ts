import { randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import { must } from '#common/base/must';
import { isBlank } from '#common/base/odd-character';
import { uuidV7 } from '#common/base/uuid';
import { wholeSecond } from '#common/base/paris-time';
import type { RoleDemand, RoleDemandDecision, RoleDemandWrite } from '#common/contract/people/role-demand';
import { roleNames } from '#common/contract/people/roles';
import { completeRoles, rolesToGrant } from '#common/rules/role-change';
import { undecided } from '#common/rules/saves/demand-decision';
import { askedRole } from '#common/rules/saves/role-demand-save';
import type { Database } from '../database/schema';
import { insertRows } from '../database/insert-rows';
import type { WriteTransaction } from '../database/transaction';
import { CallError, accept } from '../http/call-error';
import type { Person } from '../http/handler';
import { demandDecidedLetter } from '../mail/account-letters';
import { queueMail } from '../mail/mail-repository';
import { changeUser, findUsers, lockUsers } from '../user/user-repository';
import {
  type StoredRoleDemand,
  findRoleDemandsOf,
  recordRoleDemand,
  roleDemandOf,
  selectRoleDemands,
} from './role-demand-repository';

/** Asks for a role. Throws `already-exists` if it is held or asked for, `wrong-state` if it cannot be asked for. */
export async function askForRole(
  transaction: WriteTransaction,
  person: Person,
  write: RoleDemandWrite,
): Promise<RoleDemand> {
  const { database, now } = transaction;
  await lockUsers(transaction);
  const demands = await findRoleDemandsOf(database, person.uuid);
  const asked = demands.filter(({ state }) => state.code === 'EN_ATTENTE').map(({ role }) => role.code);
  const askedFor = accept(
    askedRole(
      { uuid: write.uuid ?? uuidV7(now.getTime(), randomBytes(10)), before: null, write },
      { at: wholeSecond(now), held: [...person.roles], asked },
    ),
  );
  const demand: StoredRoleDemand = {
    uuid: askedFor.uuid,
    user_uuid: person.uuid,
    role: askedFor.role.code,
    created_at: askedFor.createdAt,
    decided_at: null,
    decided_by: null,
    accepted: null,
    reason: null,
  };
  if ((await insertRows(database, 'role_demands', [demand])) === 0) throw new CallError('already-exists');
  recordRoleDemand(transaction, demand);
  return readDemand(database, demand.uuid);
}

/** Withdraws one's own demand. Throws `not-found`, and `wrong-state` if it was decided. */
export async function withdrawDemand(
  transaction: WriteTransaction,
  person: Person,
  uuid: string,
): Promise<void> {
  const demand = await lockDemand(transaction, uuid);
  if (demand?.user_uuid !== person.uuid) throw new CallError('not-found');
  accept(undecided({ decidedAt: demand.decided_at }));
  await transaction.database.deleteFrom('role_demands').where('uuid', '=', uuid).execute();
  recordRoleDemand(transaction, demand, true);
}

/**
 * Accepts a demand, which grants the role, or refuses it for a reason; the member is notified by mail.
 * Throws `not-found`, `wrong-state` if it was decided before, `missing-role` for one's own demand and for a role that
 * this person may not grant, `invalid-field` for a refusal without a reason.
 */
export async function decideDemand(
  transaction: WriteTransaction,
  judge: Person,
  uuid: string,
  decision: RoleDemandDecision,
): Promise<RoleDemand> {
  const { database, now } = transaction;
  await lockUsers(transaction);
  const demand = await lockDemand(transaction, uuid);
  if (demand === undefined) throw new CallError('not-found');
  if (demand.user_uuid === judge.uuid)
    throw new CallError('missing-role', { message: 'Quelqu’un d’autre décidera de votre demande.' });
  accept(undecided({ decidedAt: demand.decided_at }));
  const accepted = decision.state.code === 'ACCEPTEE';
  const { reason: said = '' } = decision;
  const reason = isBlank(said) ? null : said.trim();
  if (!accepted && reason === null)
    throw new CallError('invalid-field', { fields: { reason: 'Un refus a besoin d’un motif.' } });
  if (!rolesToGrant(judge.roles).has(demand.role)) throw new CallError('missing-role');

  const user = must((await findUsers(database, [demand.user_uuid]))[0], 'whoever asked');
  await database
    .updateTable('role_demands')
    .set({ decided_at: wholeSecond(now), decided_by: judge.uuid, accepted, reason })
    .where('uuid', '=', uuid)
    .execute();
  if (accepted)
    await changeUser(transaction, user.uuid, { roles: completeRoles([...user.roles, demand.role]) });
  recordRoleDemand(transaction, demand);
  await queueMail(
    transaction,
    'demand-decided',
    user,
    demandDecidedLetter(user.firstname, roleNames[demand.role], accepted, reason),
  );
  return readDemand(database, uuid);
}

function lockDemand({ database }: WriteTransaction, uuid: string): Promise<StoredRoleDemand | undefined> {
  return database
    .selectFrom('role_demands')
    .selectAll()
    .where('uuid', '=', uuid)
    .forUpdate()
    .executeTakeFirst();
}

async function readDemand(database: Kysely<Database>, uuid: string): Promise<RoleDemand> {
  return roleDemandOf(
    await selectRoleDemands(database).where('demand.uuid', '=', uuid).executeTakeFirstOrThrow(),
  );
}
