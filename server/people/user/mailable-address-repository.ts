import type { Kysely } from 'kysely';
import { is } from 'superstruct';
import { EMAIL_FAULT, email as newEmail, unreachableFault } from '#common/contract/people/user';
import type { Database } from '../../platform/database/schema';
import { CallError } from '../../platform/http/call-error';
import type { Caller } from '../../platform/http/handler';
import { findUsers } from './user-repository';

/**
 * Refuses an address that mail servers do not take, unless it was stored before they were asked for: its owner keeps it.
 * Throws `invalid-field`.
 */
export function requireMailable(email: string, stored: string | undefined): void {
  if (is(email, newEmail) || email === stored) return;
  throw new CallError('invalid-field', { fields: { email: unreachableFault(email) ?? EMAIL_FAULT } });
}

/** The same for the address that a caller gives: that of their account is stored. */
export async function requireMailableOf(
  database: Kysely<Database>,
  { person }: Caller,
  email: string,
): Promise<void> {
  if (is(email, newEmail)) return;
  const [own] = person === null ? [] : await findUsers(database, [person.uuid]);
  requireMailable(email, own?.email);
}
