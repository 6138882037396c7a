import type { Permission } from '../contract/calls/permissions';
import type { RoleCode } from '../contract/people/roles';

/** Whether a person holds at least one of the accepted roles. */
export function holdsOneOf(held: ReadonlySet<RoleCode>, accepted: readonly RoleCode[]): boolean {
  return accepted.some((role) => held.has(role));
}

/** Whether a person with these roles (null: not logged in) has the permission. */
export function isAllowed(permission: Permission, roles: ReadonlySet<RoleCode> | null): boolean {
  if (permission === 'everybody') return true;
  if (roles === null) return false;
  return permission === 'user' || holdsOneOf(roles, permission);
}
