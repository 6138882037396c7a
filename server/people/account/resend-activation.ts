import type { Kysely } from 'kysely';
import type { LoginRequest } from '#common/contract/people/session';
import type { Database } from '../../platform/database/schema';
import { write } from '../../platform/database/transaction';
import { type Limit, countAttempt } from '../../platform/guard/limit';
import { uncountLogin, limitLogins } from '../../platform/guard/login-limit';
import { verifyPassword } from '../../platform/guard/password-hash';
import { CallError } from '../../platform/http/call-error';
import { activationLetter } from '../../platform/mail/account-letters';
import { queueMail } from '../../platform/mail/mail-repository';
import { findUserByEmail, lockUsers } from '../user/user-repository';
import { addAccountToken } from './account-repository';

const ofEmail = (email: string): Limit => ({ of: 'activation sent to', by: email, most: 5, minutes: 60 });

/**
 * Sends the activation of an account again. As at login, only the right password reveals that the account waits for it;
 * the link activates it with that password. Throws `bad-credentials`, `wrong-state` for an activated account,
 * `too-many-requests`.
 */
export async function resendActivation(
  database: Kysely<Database>,
  { email, password }: LoginRequest,
  address: string,
): Promise<void> {
  const counted = await limitLogins(database, { who: email, address, browser: null });
  const user = await findUserByEmail(database, email);
  const isRight = await verifyPassword(user?.password_hash ?? null, password);
  if (user === undefined || !isRight) throw new CallError('bad-credentials');
  await uncountLogin(database, counted);
  if (user.is_activated) throw new CallError('wrong-state', { message: 'Ce compte est déjà activé.' });
  await countAttempt(database, ofEmail(email));
  await write(database, async (transaction) => {
    await lockUsers(transaction);
    const token = await addAccountToken(transaction, 'activation', user.uuid);
    await queueMail(transaction, 'activation', user, activationLetter(token));
  });
}
