import { type RoleCode, roleCodes, roleNames } from '#common/contract/people/roles';
import { wholeSecond } from '#common/base/paris-time';
import { rolesChosen } from '#common/rules/role-change';
import type { WriteTransaction } from '../../platform/database/transaction';
import { CallError } from '../../platform/http/call-error';
import { hasPermission, requirePerson } from '../../platform/http/caller';
import type { Caller, Handlers } from '../../platform/http/handler';
import { requireProof } from '../session/identity-proof-repository';
import { endSessions } from '../session/own-session-repository';
import {
  administers,
  findVisibleUser,
  isMember,
  isOneself,
  refuseLastAdministrator,
  protectAdministrator,
} from './user-access';
import { departureOf, findLeaving } from './departure-repository';
import { changeOwnPassword, correctUser, readUser } from './user-change';
import { userDataFile } from './user-data';
import { eraseUser } from './user-deletion-repository';
import { listUsers } from '../user/user-list';
import { changeUser, findUserBySlug, findUsers, lockUsers, userOf } from '../user/user-repository';
import { setRoles, revokeRole } from './user-roles';

export const userRoutes = {
  listUsers: ({ caller, query, database }) => listUsers(database, query, !administers(caller)),

  async readUser({ caller, params, database }) {
    return userOf(await findVisibleUser(database, caller, params.uuid));
  },

  async readUserBySlug({ caller, params, database }) {
    const user = await findUserBySlug(database, params.slug);
    if (user === undefined) throw new CallError('not-found');
    return userOf(await findVisibleUser(database, caller, user.uuid));
  },

  async updateUser({ caller, params, body }, transaction) {
    await lockUsers(transaction);
    const user = await findVisibleUser(transaction.database, caller, params.uuid);
    protectAdministrator(caller, user);
    return correctUser(transaction, user, body);
  },

  async readAccountPresence({ params, database }) {
    const [user] = await findUsers(database, [params.uuid]);
    return { exists: user !== undefined };
  },

  async readDeparture({ caller, params, database }) {
    const user = await findVisibleUser(database, caller, params.uuid);
    protectAdministrator(caller, user);
    return departureOf(await findLeaving(database, user));
  },

  async deleteUser({ caller, params }, transaction) {
    await lockUsers(transaction);
    await deleteAccount(transaction, caller, params.uuid);
    return null;
  },

  async changePassword({ caller, params, body, database }) {
    const user = await findVisibleUser(database, caller, params.uuid);
    if (!isOneself(caller, user.uuid)) throw new CallError('missing-role');
    const passwords = { old: body.password, next: body.newUser.password };
    await changeOwnPassword(database, user, requirePerson(caller).session, passwords);
    return null;
  },

  async changeHabilitations({ caller, params, body }, transaction) {
    await lockUsers(transaction);
    const [user] = await findUsers(transaction.database, [params.uuid]);
    if (user === undefined) throw new CallError('not-found');
    const wanted = body.habilitations.map(({ code }) => code);
    const roles = rolesChosen(user.roles, body.held ?? user.roles, wanted);
    // A member manager may not read other accounts, which the answer to a change without effect would reveal.
    const isTheirs = administers(caller) || isMember(user.roles) || isMember(roles);
    if (!isTheirs) throw new CallError('not-found');
    await setRoles(transaction, caller, user, roles);
    return userOf({ ...user, roles });
  },

  async changeTemporary({ caller, params, body }, transaction) {
    await lockUsers(transaction);
    const user = await findVisibleUser(transaction.database, caller, params.uuid);
    protectAdministrator(caller, user);
    if (body.temporary) await refuseLastAdministrator(transaction, user);
    await changeUser(transaction, user.uuid, { temporary: body.temporary });
    return readUser(transaction.database, user.uuid);
  },

  async blockUser({ caller, params, body }, transaction) {
    await lockUsers(transaction);
    const user = await findVisibleUser(transaction.database, caller, params.uuid);
    protectAdministrator(caller, user);
    const until = body.disabledUntil === null ? null : wholeSecond(body.disabledUntil);
    const blocks = until !== null && until > transaction.now;
    if (blocks) await refuseLastAdministrator(transaction, user);
    await changeUser(transaction, user.uuid, { disabled_until: until });
    if (blocks) await endSessions(transaction.database, user.uuid, 'blocked');
    return readUser(transaction.database, user.uuid);
  },

  async acceptTerms({ caller, params, body }, transaction) {
    const user = await findVisibleUser(transaction.database, caller, params.uuid);
    if (!isOneself(caller, user.uuid)) throw new CallError('missing-role');
    await changeUser(transaction, user.uuid, { terms_version: body.version });
    return userOf({ ...user, terms_version: body.version });
  },

  async exportUserData({ caller, params, database }): Promise<Response> {
    const user = await findVisibleUser(database, caller, params.uuid);
    if (!isOneself(caller, user.uuid) && !hasPermission(caller, 'site')) throw new CallError('missing-role');
    return userDataFile(database, user);
  },

  async removeRole({ caller, params }, transaction) {
    await lockUsers(transaction);
    const [user] = await findUsers(transaction.database, [params.uuid]);
    if (user === undefined || !mayTakeRoles(caller, params.uuid)) throw new CallError('not-found');
    if (params.code === 'ROLE_USER') await deleteAccount(transaction, caller, params.uuid);
    else await revokeRole(transaction, caller, user, params.code);
    return null;
  },

  listRoles: async () => roleCodes.map((code: RoleCode) => ({ code, name: roleNames[code] })),
} satisfies Partial<Handlers>;

async function deleteAccount(transaction: WriteTransaction, caller: Caller, uuid: string): Promise<void> {
  const user = await findVisibleUser(transaction.database, caller, uuid);
  protectAdministrator(caller, user);
  if (isOneself(caller, uuid)) await requireProof(transaction.database, requirePerson(caller));
  await refuseLastAdministrator(transaction, user);
  await eraseUser(transaction, user);
}

function mayTakeRoles(caller: Caller, uuid: string): boolean {
  return isOneself(caller, uuid) || hasPermission(caller, 'members');
}
