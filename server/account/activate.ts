import type { AccountToken } from '#common/contract/account';
import { must } from '#common/base/must';
import type { WriteTransaction } from '../database/transaction';
import { changeUser, findUsers } from '../user/user-repository';
import { recordNaming } from '../user/user-naming-repository';
import { takeAccountToken, voidAccountTokens } from './account-repository';
import { unknownToken } from './unknown-token';

/** Activates the account of a mailed token, as the registration said that this token was sent for. */
export async function activate(transaction: WriteTransaction, token: string): Promise<AccountToken> {
  const taken = await takeAccountToken(transaction, 'activation', token);
  if (taken === undefined) throw unknownToken();
  const { user_uuid: uuid, pending } = taken;
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
  await voidAccountTokens(transaction, uuid);
  await recordNaming(transaction, uuid);
  const [user] = await findUsers(transaction.database, [uuid]);
  const { name, firstname, email } = must(user, 'the person of the token');
  return { token, user: { uuid, name, firstname, email } };
}
