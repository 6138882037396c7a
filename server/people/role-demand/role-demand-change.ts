import { randomBytes } from 'node:crypto';
import { must } from '#common/base/must';
import { uuidV7 } from '#common/base/uuid';
import { wholeSecond } from '#common/base/paris-time';
import type { RoleDemand, RoleDemandDecision, RoleDemandWrite } from '#common/contract/people/role-demand';
import { roleNames } from '#common/contract/people/roles';
import { completeRoles, rolesToGrant } from '#common/rules/role-change';
import { undecided, verdictOf } from '#common/rules/saves/demand-decision';
import { askedRole } from '#common/rules/saves/role-demand-save';
import type { WriteTransaction } from '../../platform/database/transaction';
import { CallError, rowOrThrow } from '../../platform/http/call-error';
import type { Person } from '../../platform/http/handler';
import { demandDecidedLetter } from '../../platform/mail/account-letters';
import { queueMail } from '../../platform/mail/mail-repository';
import { changeUser, findUsers, lockUsers } from '../user/user-repository';
import {
  type StoredRoleDemand,
  addRoleDemand,
  findRoleDemandsOf,
  lockRoleDemand,
  readRoleDemand,
  removeRoleDemand,
  storeRoleDecision,
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
  const askedFor = rowOrThrow(
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
  if (!(await addRoleDemand(transaction, demand))) throw new CallError('already-exists');
  return readRoleDemand(database, demand.uuid);
}

/** Withdraws one's own demand. Throws `not-found`, and `wrong-state` if it was decided. */
export async function withdrawDemand(
  transaction: WriteTransaction,
  person: Person,
  uuid: string,
): Promise<void> {
  const demand = await lockRoleDemand(transaction, uuid);
  if (demand?.user_uuid !== person.uuid) throw new CallError('not-found');
  rowOrThrow(undecided({ decidedAt: demand.decided_at }));
  await removeRoleDemand(transaction, demand);
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
  const { database } = transaction;
  await lockUsers(transaction);
  const demand = await lockRoleDemand(transaction, uuid);
  if (demand === undefined) throw new CallError('not-found');
  if (demand.user_uuid === judge.uuid)
    throw new CallError('missing-role', { message: 'Quelqu’un d’autre décidera de votre demande.' });
  rowOrThrow(undecided({ decidedAt: demand.decided_at }));
  const { accepted, reason } = rowOrThrow(verdictOf(decision));
  if (!rolesToGrant(judge.roles).has(demand.role)) throw new CallError('missing-role');

  const user = must((await findUsers(database, [demand.user_uuid]))[0], 'whoever asked');
  await storeRoleDecision(transaction, demand, { accepted, reason, by: judge.uuid });
  if (accepted)
    await changeUser(transaction, user.uuid, { roles: completeRoles([...user.roles, demand.role]) });
  await queueMail(
    transaction,
    'demand-decided',
    user,
    demandDecidedLetter(user.firstname, roleNames[demand.role], accepted, reason),
  );
  return readRoleDemand(database, uuid);
}
