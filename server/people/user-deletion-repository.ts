import type { AccountHolder } from '../database/personal-data';
import type { WriteTransaction } from '../database/transaction';
import { accountDeletedLetter } from '../mail/account-letters';
import { queueMail } from '../mail/mail-repository';
import { allPersonalData } from './all-personal-data';

/**
 * Deletes an account with its sessions and keys. Future bookings are cancelled; past ones and what the person wrote
 * stay, without a name. The address of an account that was never activated is unconfirmed: bookings under it stay, and
 * no mail is sent to it.
 */
export async function eraseUser(transaction: WriteTransaction, user: AccountHolder): Promise<void> {
  const { uuid } = user;
  // Nobody can give the account anything from here on, such as a free ticket, which would keep its name.
  await transaction.database
    .selectFrom('users')
    .select('uuid')
    .where('uuid', '=', uuid)
    .forUpdate()
    .execute();
  for (const nounData of allPersonalData) await nounData.erase?.(transaction, user);
  await transaction.database.deleteFrom('users').where('uuid', '=', uuid).execute();
  transaction.recordChange('account', uuid, []);
  if (user.is_activated)
    await queueMail(
      transaction,
      'account-deleted',
      { uuid: null, email: user.email },
      accountDeletedLetter(user.firstname),
    );
}
