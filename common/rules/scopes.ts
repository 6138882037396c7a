import { permissions } from '../contract/calls/permissions';
import type { RoleCode } from '../contract/people/roles';
import { isAllowed } from './is-allowed';

/**
 * Who may see a row. `public` is everybody; the others come from a role, or belong to one person.
 * A row's audience is a set of scopes, each with a window in time.
 */
export type Scope =
  | 'public'
  | 'contenu'
  | 'billetterie'
  | 'comptes'
  | 'reservations'
  | 'secretariat'
  | 'site'
  | `user:${string}`;

/** One scope's view of a row: seen from `from` (included) until `until` (excluded). Null is open-ended. */
export interface Audience {
  readonly scope: Scope;
  readonly from: Date | null;
  readonly until: Date | null;
}

/** The scopes of feed `mine` for a person with these roles. */
export function scopesOf(person: {
  readonly uuid: string;
  readonly roles: ReadonlySet<RoleCode>;
}): readonly Scope[] {
  const scopes: Scope[] = [`user:${person.uuid}`];
  if (isAllowed(permissions.content, person.roles)) scopes.push('contenu');
  if (isAllowed(permissions.ticketOffice, person.roles)) scopes.push('billetterie');
  if (isAllowed(permissions.users, person.roles)) scopes.push('comptes');
  if (isAllowed(permissions.bookings, person.roles)) scopes.push('reservations');
  if (isAllowed(permissions.shows, person.roles)) scopes.push('secretariat');
  if (isAllowed(permissions.site, person.roles)) scopes.push('site');
  return scopes;
}

/** Whether an audience may see the row at this moment. */
export function isOpen(audience: Pick<Audience, 'from' | 'until'>, at: Date): boolean {
  return (audience.from === null || audience.from <= at) && (audience.until === null || at < audience.until);
}
