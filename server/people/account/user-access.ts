import type { Kysely } from 'kysely';
import { permissions } from '#common/contract/calls/permissions';
import type { RoleCode } from '#common/contract/people/roles';
import { isAllowed } from '#common/rules/is-allowed';
import type { Database } from '../../platform/database/schema';
import type { WriteTransaction } from '../../platform/database/transaction';
import { CallError } from '../../platform/http/call-error';
import { hasPermission, requirePerson } from '../../platform/http/caller';
import type { Caller } from '../../platform/http/handler';
import { type StoredUser, findAdministrators, findUsers } from '../user/user-repository';

/** Whether a caller administers accounts. */
export const administers = (caller: Caller) => isAllowed(permissions.users, requirePerson(caller).roles);

/** Whether these are the roles of a current or former member. */
export const isMember = (roles: readonly RoleCode[]) =>
  roles.includes('ROLE_MEMBRE') || roles.includes('ROLE_ANCIEN_MEMBRE');

export const isOneself = (caller: Caller, uuid: string) => requirePerson(caller).uuid === uuid;

/**
 * The account, if it is the caller's own or the caller administers accounts. Throws `not-found`, the same as for an
 * unknown account.
 */
export async function findVisibleUser(
  database: Kysely<Database>,
  caller: Caller,
  uuid: string,
): Promise<StoredUser> {
  const [user] = isOneself(caller, uuid) || administers(caller) ? await findUsers(database, [uuid]) : [];
  if (user === undefined) throw new CallError('not-found');
  return user;
}

/** Throws `missing-role` if a caller who is no administrator would change an administrator's account. */
export function protectAdministrator(caller: Caller, user: StoredUser): void {
  if (isOneself(caller, user.uuid) || !user.roles.includes('ROLE_ADMIN')) return;
  if (!hasPermission(caller, 'site'))
    throw new CallError('missing-role', { message: 'Seul un administrateur peut modifier ce compte.' });
}

/**
 * Throws `wrong-state` if nobody else could administer the site: blocked, never activated and temporary accounts do not
 * count. Accounts must be locked.
 */
export async function refuseLastAdministrator(
  { database }: WriteTransaction,
  user: StoredUser,
): Promise<void> {
  if (!user.roles.includes('ROLE_ADMIN')) return;
  const able = await findAdministrators(database);
  if (able.some(({ uuid, temporary }) => uuid !== user.uuid && !temporary)) return;
  throw new CallError('wrong-state', {
    message: 'C’est le dernier administrateur\u00a0: donnez d’abord ce rôle à quelqu’un d’autre.',
  });
}
