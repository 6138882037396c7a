import type { AccountHolder } from '../../platform/database/personal-data';
import type { WriteTransaction } from '../../platform/database/transaction';
import { queueMail } from '../../platform/mail/mail-repository';
import { findBookingDesk } from '../user/user-repository';
import { allPersonalData } from './all-personal-data';
import { cancellingFiles } from './departure-files';
import { departureLetter, deskDepartureLetter } from './departure-letters';
import { findLeaving } from './departure-repository';

/**
 * Deletes an account with its sessions and keys. Future bookings are cancelled; past ones and what the person wrote
 * stay, without a name. The address of an account that was never activated is unconfirmed: bookings under it stay, and
 * no mail is sent to it. The office is told which seats are free again.
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
  const leaving = await findLeaving(transaction.database, user);
  for (const nounData of allPersonalData) await nounData.erase?.(transaction, user);
  await transaction.database.deleteFrom('users').where('uuid', '=', uuid).execute();
  transaction.recordChange('account', uuid, []);
  if (user.is_activated) {
    const files = await cancellingFiles(transaction.database, leaving);
    await queueMail(
      transaction,
      'account-deleted',
      { uuid: null, email: user.email },
      departureLetter(user.firstname, leaving, files),
    );
  }
  if (leaving.bookings.length + leaving.tickets.length === 0) return;
  for (const clerk of await findBookingDesk(transaction.database))
    await queueMail(transaction, 'seats-given-back', clerk, deskDepartureLetter(clerk.firstname, leaving));
}
