import { permissions } from '../contract/calls/permissions';
import type { RoleCode } from '../contract/people/roles';
import { isAllowed } from './is-allowed';

/** Whether somebody works for the association: as an editor, in the office, at the counter or at the door. */
export function worksAtDesk(roles: ReadonlySet<RoleCode> | null): boolean {
  const { content, regie, members, othersTickets } = permissions;
  return [content, regie, members, othersTickets].some((permission) => isAllowed(permission, roles));
}
