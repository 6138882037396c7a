import type { AccountToken } from '#common/contract/account';
import { must } from '#common/base/must';
import type { WriteTransaction } from '../database/transaction';
import { changeUser, findUsers, lockUsers } from '../user/user-repository';
import { recordNaming } from '../user/user-naming-repository';
import { spendActivationToken, voidAccountTokens } from './account-repository';
import type { PendingRegistration } from './account-tables';
import { unknownToken } from './unknown-token';

/**
 * Activates the account of a mailed token, as the registration said that this token was sent for. Whoever comes again with
 * it lost the answer, and gets it, but changes nothing any more. Throws `not-found`.
 */
export async function activate(transaction: WriteTransaction, token: string): Promise<AccountToken> {
  // Two links to one account, followed at once, would wait for each other for ever.
  await lockUsers(transaction);
  const found = await spendActivationToken(transaction, token);
  if (found === undefined) throw unknownToken();
  const { user_uuid: uuid, spent, pending } = found;
  if (!spent) {
    await openAccount(transaction, uuid, pending);
    await voidAccountTokens(transaction, uuid, token);
  }
  const [user] = await findUsers(transaction.database, [uuid]);
  const { name, firstname, email } = must(user, 'the person of the token');
  return { token, user: { uuid, name, firstname, email, isActivated: true } };
}

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
