import { recordAboutTextsBy } from '../about-text/about-text-repository';
import { leaveBookings } from '../booking/booker-repository';
import type { WriteTransaction } from '../database/transaction';
import { leaveFreeTickets } from '../free-ticket/free-ticket-repository';
import {
  leaveFreeTicketDemands,
  recordFreeTicketDemandsOf,
} from '../free-ticket-demand/free-ticket-demand-repository';
import { accountDeletedLetter } from '../mail/account-letters';
import { forgetMailsTo, queueMail } from '../mail/mail-repository';
import { leavePublished } from '../publication/published';
import { leaveRoleDemands, recordRoleDemandsOf } from '../role-demand/role-demand-repository';
import { recordScansOf } from '../scan/scan-repository';
import { recordTicketOrdersBy } from '../ticket-order/ticket-order-repository';
import type { StoredUser } from './user-repository';

/**
 * Deletes an account: sessions and keys end with it, bookings to come are cancelled, what is past and what was written
 * stays without a name. An address that was never confirmed proves nothing: its bookings and mails are left alone.
 */
export async function eraseUser(
  transaction: WriteTransaction,
  user: Pick<StoredUser, 'uuid' | 'email' | 'firstname' | 'is_activated'>,
): Promise<void> {
  const { uuid } = user;
  await leavePublished(transaction, 'news', uuid);
  await leavePublished(transaction, 'pieces', uuid);
  await recordAboutTextsBy(transaction, uuid);
  await recordRoleDemandsOf(transaction, uuid);
  await recordFreeTicketDemandsOf(transaction, uuid);
  await recordScansOf(transaction, 'by_uuid', uuid);
  await recordTicketOrdersBy(transaction, uuid);
  await leaveRoleDemands(transaction, uuid);
  if (user.is_activated) await leaveBookings(transaction, user.email);
  await leaveFreeTickets(transaction, uuid);
  await leaveFreeTicketDemands(transaction, uuid);
  await forgetMailsTo(transaction, uuid);
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
