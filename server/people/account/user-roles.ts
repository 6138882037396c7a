import { type RoleCode, roleNames } from '#common/contract/people/roles';
import { type RoleFault, faultOfRoleChange, rolesWithout } from '#common/rules/role-change';
import type { WriteTransaction } from '../../platform/database/transaction';
import { CallError } from '../../platform/http/call-error';
import { requirePerson } from '../../platform/http/caller';
import type { Caller } from '../../platform/http/handler';
import { demandDecidedLetter } from '../../platform/mail/account-letters';
import { queueMail } from '../../platform/mail/mail-repository';
import { acceptRoleDemands } from '../role-demand/role-demand-repository';
import { isOneself, refuseLastAdministrator } from './user-access';
import { type StoredUser, changeUser } from '../user/user-repository';

/**
 * Replaces a person's roles with these, which are complete. Throws `missing-role` and `wrong-state`, by the rules of
 * roles.
 */
export async function setRoles(
  transaction: WriteTransaction,
  caller: Caller,
  user: StoredUser,
  after: readonly RoleCode[],
): Promise<void> {
  const { uuid: by, roles } = requirePerson(caller);
  refuse(faultOfRoleChange(roles, user.roles, after, isOneself(caller, user.uuid)));
  await keepRoles(transaction, user, after, by);
}

/** Removes a role; its holder may always give it up. Throws as `setRoles`, and `not-found` for a role not held. */
export async function revokeRole(
  transaction: WriteTransaction,
  caller: Caller,
  user: StoredUser,
  code: RoleCode,
): Promise<void> {
  if (!user.roles.includes(code)) throw new CallError('not-found');
  const { uuid: by, roles } = requirePerson(caller);
  const after = rolesWithout(user.roles, code);
  refuse(faultOfRoleChange(roles, user.roles, after, isOneself(caller, user.uuid)));
  await keepRoles(transaction, user, after, by);
}

async function keepRoles(
  transaction: WriteTransaction,
  user: StoredUser,
  after: readonly RoleCode[],
  by: string,
): Promise<void> {
  if (!after.includes('ROLE_ADMIN')) await refuseLastAdministrator(transaction, user);
  await changeUser(transaction, user.uuid, { roles: [...after] });
  const given = after.filter((code) => !user.roles.includes(code));
  for (const role of await acceptRoleDemands(transaction, user.uuid, given, by)) {
    const letter = demandDecidedLetter(user.firstname, roleNames[role], true, null);
    await queueMail(transaction, 'demand-decided', user, letter);
  }
}

const sentences: Readonly<Record<RoleFault, string>> = {
  'not-yours-to-change': 'Droits insuffisants',
  'own-role': 'Personne ne se donne une habilitation\u00a0: demandez-la à quelqu’un d’autre.',
  'user-role-stays': 'Sans cette habilitation, il n’y a plus de compte\u00a0: supprimez-le.',
};

function refuse(fault: RoleFault | null): void {
  if (fault === null) return;
  throw new CallError(fault === 'user-role-stays' ? 'wrong-state' : 'missing-role', {
    message: sentences[fault],
  });
}
