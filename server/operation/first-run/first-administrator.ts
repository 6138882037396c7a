import { randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import { must } from '#common/base/must';
import { wholeSecond } from '#common/base/paris-time';
import { uuidV7 } from '#common/base/uuid';
import type { Session } from '#common/contract/people/session';
import type { FirstAdministrator } from '#common/contract/site/first-run';
import { completeRoles } from '#common/rules/role-change';
import { voidAccountTokens } from '../../people/account/account-repository';
import type { Database } from '../../platform/database/schema';
import { type WriteTransaction, write } from '../../platform/database/transaction';
import { type Limit, countAttempt, networkOf, rangeOf } from '../../platform/guard/limit';
import { hashNewPassword } from '../../platform/guard/new-password';
import { CallError } from '../../platform/http/call-error';
import { removePasskeysOf } from '../../people/passkey/passkey-repository';
import { recordNaming } from '../../people/account/user-naming-repository';
import { type Entry, startSession } from '../../people/session/entry-repository';
import { endSessions } from '../../people/session/own-session-repository';
import {
  type StoredUser,
  addUser,
  changeUser,
  findUserByEmail,
  findUsers,
  freeUserSlug,
  lockUsers,
} from '../../people/user/user-repository';
import { awaitsAdministrator, markOpened } from './first-run-repository';
import { isFirstSecret, spendFirstSecret } from './first-secret-repository';

const guesses = (address: string): Limit => ({
  of: 'first secret from',
  by: rangeOf(networkOf(address)),
  most: 10,
  minutes: 15,
});

/**
 * Opens the account of the first administrator for whoever knows the printed secret, and logs them in. Of two at once
 * one succeeds.
 * Throws `wrong-state` once there is an administrator, `invalid-field` for a wrong secret or a weak password,
 * `too-many-requests`.
 */
export async function createFirstAdministrator(
  database: Kysely<Database>,
  written: FirstAdministrator,
  from: Entry,
): Promise<Session> {
  await refuseAnother(database);
  await countAttempt(database, guesses(from.address));
  await demandSecret(database, written.secret);
  const password_hash = await hashNewPassword(written.password, 'password');
  return write(database, async (transaction) => {
    await lockUsers(transaction);
    await refuseAnother(transaction.database);
    await demandSecret(transaction.database, written.secret);
    await spendFirstSecret(transaction);
    await markOpened(transaction);
    const user = await openAccount(transaction, written, password_hash);
    return startSession(transaction, user, from);
  });
}

async function refuseAnother(database: Kysely<Database>): Promise<void> {
  if (await awaitsAdministrator(database)) return;
  throw new CallError('wrong-state', { message: 'Ce site a déjà un administrateur\u00a0: connectez-vous.' });
}

async function demandSecret(database: Kysely<Database>, secret: string): Promise<void> {
  if (await isFirstSecret(database, secret)) return;
  const message = 'Ce n’est pas le code\u00a0: prenez le dernier que le serveur a écrit en démarrant.';
  throw new CallError('invalid-field', { message, fields: { secret: message } });
}

// An address may be known already, from an import or from a registration whose mail never left. The person at the server
// takes the account over; nobody who had access to it keeps any.
async function openAccount(
  transaction: WriteTransaction,
  { name, firstname, email }: FirstAdministrator,
  password_hash: string,
): Promise<StoredUser> {
  const known = await findUserByEmail(transaction.database, email);
  const uuid = known?.uuid ?? uuidV7(transaction.now.getTime(), randomBytes(10));
  const account = {
    name: name.trim(),
    firstname: firstname.trim(),
    password_hash,
    disabled_until: null,
    is_activated: true,
    temporary: false,
    roles: completeRoles([...(known?.roles ?? []), 'ROLE_USER', 'ROLE_ADMIN']),
  };
  if (known === undefined) {
    const slug = await freeUserSlug(transaction, account.firstname, account.name);
    const creation_date = wholeSecond(transaction.now);
    await addUser(transaction, {
      uuid,
      slug,
      email,
      birth_date: null,
      creation_date,
      last_access: null,
      ...account,
    });
  } else {
    await changeUser(transaction, uuid, account);
    await voidAccountTokens(transaction, uuid);
    await endSessions(transaction.database, uuid, 'password');
    await removePasskeysOf(transaction, uuid);
    await recordNaming(transaction, uuid);
  }
  return must((await findUsers(transaction.database, [uuid]))[0], 'the account just opened');
}
