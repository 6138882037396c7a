import type { RoleCode } from '../contract/roles';
import { holdsOneOf } from './permissions';

/**
 * Who may see a row. `public` is everybody; the others are held by role, or by being one person.
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
  if (holdsOneOf(person.roles, ['ROLE_ADMIN_CONTENT', 'ROLE_ADMIN'])) scopes.push('contenu');
  if (holdsOneOf(person.roles, ['ROLE_BILLETTERIE', 'ROLE_ADMIN'])) scopes.push('billetterie');
  if (holdsOneOf(person.roles, ['ROLE_ADMIN_USER', 'ROLE_ADMIN'])) scopes.push('comptes');
  if (holdsOneOf(person.roles, ['ROLE_ADMIN_RESA', 'ROLE_ADMIN'])) scopes.push('reservations');
  if (holdsOneOf(person.roles, ['ROLE_SECRETAIRE', 'ROLE_ADMIN'])) scopes.push('secretariat');
  if (holdsOneOf(person.roles, ['ROLE_ADMIN'])) scopes.push('site');
  return scopes;
}

/** Whether an audience has its reader see the row at this moment. */
export function isOpen(audience: Pick<Audience, 'from' | 'until'>, at: Date): boolean {
  return (audience.from === null || audience.from <= at) && (audience.until === null || at < audience.until);
}
