import type { Kysely } from 'kysely';
import type { Database } from '../database/schema';
import { CallError } from '../http/call-error';
import { type Limit, countAttempt, uncountAttempts } from './limit';
import { verifyPassword } from './password-hash';

const guesses = (uuid: string): Limit => ({ of: 'old password of', by: uuid, most: 10, minutes: 15 });

/**
 * Asks a logged-in person for their password again: an unattended session must not be enough to change how the account
 * is accessed. Throws `invalid-field` for a wrong one, `too-many-requests`.
 */
export async function requirePassword(
  database: Kysely<Database>,
  user: { readonly uuid: string; readonly password_hash: string | null },
  password: string,
): Promise<void> {
  await countAttempt(database, guesses(user.uuid));
  if (!(await verifyPassword(user.password_hash, password))) throw wrongPassword();
  await uncountAttempts(database, guesses(user.uuid));
}

/** The error for a wrong or outdated current password. */
export const wrongPassword = () =>
  new CallError('invalid-field', {
    message: 'Le mot de passe actuel n’est pas le bon.',
    fields: { password: 'Le mot de passe actuel n’est pas le bon.' },
  });
