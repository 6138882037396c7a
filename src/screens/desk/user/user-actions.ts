import { permissions } from '#common/contract/calls/permissions';
import type { RoleCode } from '#common/contract/people/roles';
import { isAllowed } from '#common/rules/is-allowed';
import type { Account } from './account';
import { blockOf } from './account-status';

export type UserAction = 'details' | 'activate' | 'roles' | 'block' | 'unblock' | 'delete';

/** The person who acts. */
export interface Granter {
  readonly uuid: string;
  readonly roles: ReadonlySet<RoleCode>;
}

/**
 * The actions that a person may do on an account. Those who manage only members can only give and take membership. On
 * an administrator's account only administrators can do more than change the roles that others may grant. No person can
 * block or delete their own account here.
 */
export function actionsOn(user: Account, granter: Granter, now: Date): readonly UserAction[] {
  if (!isAllowed(permissions.users, granter.roles)) return ['roles'];
  const isAdministrator = user.habilitations.some(({ code }) => code === 'ROLE_ADMIN');
  const isOneself = user.uuid === granter.uuid;
  if (isAdministrator && !isOneself && !isAllowed(permissions.site, granter.roles)) return ['roles'];
  return [
    'details',
    ...(user.isActivated ? [] : ['activate' as const]),
    'roles',
    ...(isOneself
      ? []
      : [blockOf(user, now) === null ? ('block' as const) : ('unblock' as const), 'delete' as const]),
  ];
}
