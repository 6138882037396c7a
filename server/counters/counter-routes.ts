import { permissions } from '#common/contract/permissions';
import { isAllowed } from '#common/rules/permissions';
import { personOf } from '../http/caller';
import type { Handlers } from '../http/handler';
import { countWaitingDemands } from '../role-demand/role-demand-repository';
import { countBlocked, countNotActivated } from '../user/user-repository';

export const counterRoutes = {
  async readAdminUserCounters({ database }) {
    return {
      roleDemands: await countWaitingDemands(database),
      notActivated: await countNotActivated(database),
      blocked: await countBlocked(database),
    };
  },

  async readBadges({ caller, database }) {
    const { roles } = personOf(caller);
    return isAllowed(permissions.users, roles) ? { adminUsers: await countWaitingDemands(database) } : {};
  },
} satisfies Partial<Handlers>;
