import { permissions } from '#common/contract/calls/permissions';
import { isAllowed } from '#common/rules/is-allowed';
import { CallError } from '../../platform/http/call-error';
import { requirePerson } from '../../platform/http/caller';
import type { Handlers } from '../../platform/http/handler';
import { findUsers } from '../user/user-repository';
import { askForRole, decideDemand, withdrawDemand } from './role-demand-change';
import { listRoleDemands } from './role-demand-list';
import { findRoleDemandsOf } from './role-demand-repository';

export const roleDemandRoutes = {
  async createRoleDemand({ caller, body }, transaction) {
    const person = requirePerson(caller);
    if (body.user !== undefined && body.user.uuid !== person.uuid) throw new CallError('not-found');
    return askForRole(transaction, person, body);
  },

  listRoleDemands: ({ query, database }) => listRoleDemands(database, query),

  async listUserRoleDemands({ caller, params, database }) {
    const person = requirePerson(caller);
    const maySee = params.uuid === person.uuid || isAllowed(permissions.users, person.roles);
    const [user] = maySee ? await findUsers(database, [params.uuid]) : [];
    if (user === undefined) throw new CallError('not-found');
    return findRoleDemandsOf(database, user.uuid);
  },

  decideRoleDemand: ({ caller, params, body }, transaction) =>
    decideDemand(transaction, requirePerson(caller), params.uuid, body),

  async deleteRoleDemand({ caller, params }, transaction) {
    await withdrawDemand(transaction, requirePerson(caller), params.uuid);
    return null;
  },
} satisfies Partial<Handlers>;
