import type { Kysely } from 'kysely';
import type { AccountToken } from '#common/contract/people/account';
import { must } from '#common/base/must';
import type { Database } from '../../platform/database/schema';
import { type WriteTransaction, write } from '../../platform/database/transaction';
import { type Limit, countAttempt, uncountAttempts } from '../../platform/guard/limit';
import { hashesWithSaltsOf } from '../../platform/guard/password-hash';
import { CallError } from '../../platform/http/call-error';
import { changeUser, findUsers, lockUsers } from '../user/user-repository';
import { recordNaming } from './user-naming-repository';
import {
  findAccountToken,
  spendActivationToken,
  voidAccountTokens,
  waitingRegistrations,
} from './account-repository';
import type { PendingRegistration } from '../../platform/database/tables/account-tables';
import { unknownToken } from './unknown-token';

/** Counted per account, not per link: each registration of an address sends another link. */
const guesses = (userUuid: string): Limit => ({ of: 'activation of', by: userUuid, most: 10, minutes: 15 });

/**
 * Activates the account of a mailed token. If only one registration waits for its address, the link is enough and that
 * registration applies. If several wait whose passwords differ, or one for an account that was imported without a
 * password, the typed password selects the one that applies: the mails look alike, and the followed link may come from
 * a stranger's registration. A token that is used again, after its answer was lost, gets the same answer but changes
 * nothing.
 * Throws `not-found`, `invalid-field` for a password that is missing or wrong, `too-many-requests`.
 */
export async function activate(
  database: Kysely<Database>,
  token: string,
  password: string | null,
): Promise<AccountToken> {
  const chosen = password === null ? null : await registrationOf(database, token, password);
  return write(database, async (transaction) => {
    // Without the lock, two links to one account that are followed at the same time would deadlock.
    await lockUsers(transaction);
    const waiting = await waitingRegistrations(transaction.database, token);
    const found = await spendActivationToken(transaction, token);
    if (found === undefined) throw unknownToken();
    const { user_uuid: uuid, spent } = found;
    if (!spent) {
      if (chosen === null ? waiting.size > 1 : !waiting.has(chosen)) throw refusedPassword(PASSWORD_NEEDED);
      const [own] = waiting.values();
      await openAccount(transaction, uuid, (chosen === null ? own : waiting.get(chosen)) ?? null);
      await voidAccountTokens(transaction, uuid, 'password');
    }
    const [user] = await findUsers(transaction.database, [uuid]);
    const { name, firstname, email } = must(user, 'the person of the token');
    return { token, user: { uuid, name, firstname, email, isActivated: true } };
  });
}

/** The stored hash that matches the password, among the registrations of this token; null if none waits any more. */
async function registrationOf(
  database: Kysely<Database>,
  token: string,
  password: string,
): Promise<string | null> {
  const found = await findAccountToken(database, 'activation', token);
  const waiting = await waitingRegistrations(database, token);
  if (found === undefined || waiting.size === 0) return null;
  await countAttempt(database, guesses(found.user.uuid));
  const stored = [...waiting.keys()].filter((hash) => hash !== null);
  const typed = await hashesWithSaltsOf(stored, password);
  const fitting = typed.find((hash) => waiting.has(hash));
  if (fitting === undefined) throw refusedPassword('Ce n’est le mot de passe d’aucune de ces inscriptions.');
  await uncountAttempts(database, guesses(found.user.uuid));
  return fitting;
}

const PASSWORD_NEEDED =
  'Cette adresse était déjà connue ici. Tapez le mot de passe que vous avez choisi en vous inscrivant.';

const refusedPassword = (message: string) =>
  new CallError('invalid-field', { message, fields: { password: message } });

async function openAccount(
  transaction: WriteTransaction,
  uuid: string,
  pending: PendingRegistration | null,
): Promise<void> {
  await changeUser(transaction, uuid, {
    is_activated: true,
    ...(pending !== null && {
      name: pending.name,
      firstname: pending.firstname,
      temporary: pending.temporary,
      terms_version: pending.termsVersion,
      password_hash: pending.passwordHash,
    }),
  });
  await recordNaming(transaction, uuid);
}
