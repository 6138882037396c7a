import type { Kysely } from 'kysely';
import { permissions } from '#common/contract/permissions';
import { isAllowed } from '#common/rules/permissions';
import type { Database } from '../database/schema';
import type { WriteTransaction } from '../database/transaction';
import { CallError } from '../http/call-error';
import { personOf } from '../http/caller';
import type { Caller } from '../http/handler';
import { type StoredUser, findUsers } from './user-repository';

/** Whether somebody administers accounts. */
export const administers = (caller: Caller) => isAllowed(permissions.users, personOf(caller).roles);

export const isOneself = (caller: Caller, uuid: string) => personOf(caller).uuid === uuid;

/** The account, if it is one's own or one administers accounts. Throws `not-found`, for what does not exist too. */
export async function findVisibleUser(
  database: Kysely<Database>,
  caller: Caller,
  uuid: string,
): Promise<StoredUser> {
  const [user] = isOneself(caller, uuid) || administers(caller) ? await findUsers(database, [uuid]) : [];
  if (user === undefined) throw new CallError('not-found');
  return user;
}

/** Throws `missing-role` where an administrator's account would be changed by somebody who is none. */
export function protectAdministrator(caller: Caller, user: StoredUser): void {
  if (isOneself(caller, user.uuid) || !user.roles.includes('ROLE_ADMIN')) return;
  if (!personOf(caller).roles.has('ROLE_ADMIN'))
    throw new CallError('missing-role', { message: 'Seul un administrateur peut modifier ce compte.' });
}

/** Throws `wrong-state` if nobody else could administer the site. Accounts must be locked. */
export async function keepLastAdministrator({ database }: WriteTransaction, user: StoredUser): Promise<void> {
  if (!user.roles.includes('ROLE_ADMIN')) return;
  const other = await database
    .selectFrom('users')
    .select('uuid')
    .where('uuid', '<>', user.uuid)
    .where('is_activated', '=', true)
    .where((is) => is('roles', '@>', is.val(['ROLE_ADMIN'])))
    .executeTakeFirst();
  if (other === undefined)
    throw new CallError('wrong-state', {
      message: 'C’est le dernier administrateur : donnez d’abord ce rôle à quelqu’un d’autre.',
    });
}
