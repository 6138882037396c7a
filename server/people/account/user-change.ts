import type { Kysely } from 'kysely';
import { must } from '#common/base/must';
import type { User, UserWrite } from '#common/contract/people/user';
import { spendActivations, voidAccountTokens } from './account-repository';
import type { Database } from '../../platform/database/schema';
import { type WriteTransaction, write } from '../../platform/database/transaction';
import { hashNewPassword } from '../../platform/guard/new-password';
import { type Limit, countAttempt } from '../../platform/guard/limit';
import { requirePassword, wrongPassword } from '../../platform/guard/own-password';
import { CallError } from '../../platform/http/call-error';
import { addressChangedLetter, passwordChangedLetter } from '../../platform/mail/account-letters';
import { queueMail } from '../../platform/mail/mail-repository';
import { countPasskeysOf } from '../passkey/passkey-repository';
import { endSessions } from '../session/own-session-repository';
import { requireMailable } from '../user/mailable-address-repository';
import { recordNaming } from './user-naming-repository';
import {
  type StoredUser,
  changeUser,
  findUserByEmail,
  findUsers,
  stillHasPassword,
  userOf,
} from '../user/user-repository';

/**
 * Applies an administrator's corrections to an account; accounts must be locked. A new address voids the tokens mailed to
 * the old one, which gets a mail about the change. Throws `already-exists` for an address of another account,
 * `wrong-state` for an attempt to undo an activation.
 */
export async function correctUser(
  transaction: WriteTransaction,
  user: StoredUser,
  written: UserWrite,
): Promise<User> {
  const email = written.email ?? user.email;
  requireMailable(email, user.email);
  if (user.is_activated && written.isActivated === false)
    throw new CallError('wrong-state', { message: 'Un compte activé le reste\u00a0: bloquez-le.' });
  const namesake = await findUserByEmail(transaction.database, email);
  if (namesake !== undefined && namesake.uuid !== user.uuid)
    throw new CallError('already-exists', { message: 'Un autre compte a déjà cette adresse.' });
  await changeUser(transaction, user.uuid, {
    name: (written.name ?? user.name).trim(),
    firstname: (written.firstname ?? user.firstname).trim(),
    email,
    is_activated: written.isActivated ?? user.is_activated,
    ...(written.birthDate !== undefined && { birth_date: written.birthDate }),
  });
  const moves = email.toLowerCase() !== user.email.toLowerCase();
  const activates = written.isActivated === true;
  if (activates && !moves) await spendActivations(transaction, user.uuid);
  if (moves || activates) await voidAccountTokens(transaction, user.uuid, moves ? null : 'password');
  if (moves && user.is_activated)
    await queueMail(transaction, 'address-changed', user, addressChangedLetter(user.firstname));
  await recordNaming(transaction, user.uuid);
  return readUser(transaction.database, user.uuid);
}

/** The account as it is now. */
export async function readUser(database: Kysely<Database>, uuid: string): Promise<User> {
  return userOf(must((await findUsers(database, [uuid]))[0], 'the account just changed'));
}

/** Limited, since each change sends a mail. */
const changes = (uuid: string): Limit => ({ of: 'passwords chosen by', by: uuid, most: 10, minutes: 60 });

/**
 * Changes one's own password. Every other session ends, and a mail reports the change. A requested link to a new
 * password stays valid: an intruder with a session and the password must not lock out the owner, who reads the mails.
 * Throws `invalid-field` for a wrong old password or a weak new one, `too-many-requests`.
 */
export async function changeOwnPassword(
  database: Kysely<Database>,
  user: StoredUser,
  session: string,
  passwords: { readonly old: string; readonly next: string },
): Promise<void> {
  await requirePassword(database, user, passwords.old);
  await countAttempt(database, changes(user.uuid));
  const password_hash = await hashNewPassword(passwords.next, 'newUser.password');
  await write(database, async (transaction) => {
    if (!(await stillHasPassword(transaction, user))) throw wrongPassword();
    await changeUser(transaction, user.uuid, { password_hash });
    await endSessions(transaction.database, user.uuid, 'password', session);
    const passkeys = await countPasskeysOf(transaction.database, user.uuid);
    await queueMail(transaction, 'password-changed', user, passwordChangedLetter(user.firstname, passkeys));
  });
}
