import type { AccountHolder } from '../database/person-part';
import type { WriteTransaction } from '../database/transaction';
import { accountDeletedLetter } from '../mail/account-letters';
import { queueMail } from '../mail/mail-repository';
import { personParts } from './person-parts';

/**
 * Deletes an account: sessions and keys end with it, bookings to come are cancelled, what is past and what was written
 * stays without a name. An address that was never confirmed proves nothing: its bookings and mails are left alone.
 */
export async function eraseUser(transaction: WriteTransaction, user: AccountHolder): Promise<void> {
  const { uuid } = user;
  for (const part of personParts) await part.erase?.(transaction, user);
  await transaction.database.deleteFrom('users').where('uuid', '=', uuid).execute();
  transaction.record('account', uuid, []);
  if (user.is_activated)
    await queueMail(
      transaction,
      'account-deleted',
      { uuid: null, email: user.email },
      accountDeletedLetter(user.firstname),
    );
}
