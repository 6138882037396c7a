import type { Kysely } from 'kysely';
import type { AccountToken } from '#common/contract/people/account';
import { must } from '#common/base/must';
import type { Database } from '../../platform/database/schema';
import { write } from '../../platform/database/transaction';
import { countAttempts, limitsFrom, uncountAttempts } from '../../platform/guard/limit';
import { hashNewPassword } from '../../platform/guard/new-password';
import { CallError } from '../../platform/http/call-error';
import { passwordChangedLetter, passwordLetter } from '../../platform/mail/account-letters';
import { queueMail } from '../../platform/mail/mail-repository';
import { countPasskeysOf } from '../passkey/passkey-repository';
import { endSessions } from '../session/own-session-repository';
import { changeUser, findUserByEmail, findUsers, lockUsers } from '../user/user-repository';
import {
  addAccountToken,
  countPasswordTokens,
  findAccountToken,
  takePasswordToken,
  voidAccountTokens,
} from './account-repository';
import { unknownToken } from './unknown-token';

/** The most valid links per account. */
const MAX_LINKS = 3;

/** High enough for many people behind one network address; probing for known addresses is limited by `missesFrom`. */
const fromAddress = (address: string) =>
  limitsFrom(address, { of: 'passwords asked from', most: 60, minutes: 60 });
const missesFrom = (address: string) =>
  limitsFrom(address, { of: 'unknown accounts asked from', most: 20, minutes: 60 });

/**
 * Sends a link to choose a new password. While three links are valid, further requests get the same answer but send no
 * mail: a stranger's requests must not keep the owner out.
 * Throws `not-found` for an address without an account, `too-many-requests`.
 */
export async function requestPassword(
  database: Kysely<Database>,
  email: string,
  address: string,
): Promise<void> {
  await countAttempts(database, fromAddress(address));
  await countAttempts(database, missesFrom(address));
  const user = await findUserByEmail(database, email);
  if (user === undefined)
    throw new CallError('not-found', { message: "Aucun compte trouvé. Vérifiez l'adresse mail." });
  await uncountAttempts(database, ...missesFrom(address));
  await write(database, async (transaction) => {
    await lockUsers(transaction);
    if ((await countPasswordTokens(transaction, user.uuid)) >= MAX_LINKS) return;
    const token = await addAccountToken(transaction, 'password', user.uuid);
    await queueMail(transaction, 'password', user, passwordLetter(token));
  });
}

/**
 * Sets the password of the holder of a mailed token. Every session ends. Reading the mail proves that the address is
 * theirs, so the account is activated too. Throws `not-found`, and `invalid-field` for a weak password.
 */
export async function renewPassword(
  database: Kysely<Database>,
  token: string,
  password: string,
): Promise<AccountToken> {
  const found = await findAccountToken(database, 'password', token);
  if (found === undefined) throw unknownToken();
  const password_hash = await hashNewPassword(password, 'user.password');
  return write(database, async (transaction) => {
    const taken = await takePasswordToken(transaction, token);
    if (taken === undefined) throw unknownToken();
    const { user_uuid: uuid } = taken;
    await changeUser(transaction, uuid, { password_hash, is_activated: true });
    await voidAccountTokens(transaction, uuid);
    await endSessions(transaction.database, uuid, 'password');
    const user = must((await findUsers(transaction.database, [uuid]))[0], 'the person of the token');
    const passkeys = await countPasskeysOf(transaction.database, uuid);
    await queueMail(transaction, 'password-changed', user, passwordChangedLetter(user.firstname, passkeys));
    return found;
  });
}
