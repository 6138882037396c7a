import type { Booking } from '#common/contract/tickets/booking';
import type { MailOccasion } from '../../platform/database/tables/mail-tables';
import type { WriteTransaction } from '../../platform/database/transaction';
import type { Letter, Sender } from '../../platform/mail/letter';
import { type MailKind, queueMail } from '../../platform/mail/mail-repository';
import { findUserByEmail } from '../../people/user/user-repository';
import { type BookingLetter, type LetterOccasion, bookingLetters } from './booking-letters';

/** Queues a letter to the booker, in the transaction of the change it reports. */
export function notifyBooker(
  transaction: WriteTransaction,
  booking: Booking,
  letter: BookingLetter,
  former: Partial<Omit<LetterOccasion, 'now'>> = {},
): Promise<void> {
  const occasion = { now: transaction.now, formerState: booking.state.code, ...former };
  const write = bookingLetters[letter](booking, occasion);
  const { formerState, formerDate } = occasion;
  return queueBookerMail(transaction, booking, `booking-${letter}`, write, {
    of: 'booking',
    formerState,
    ...(formerDate && { formerDate: formerDate.toISOString() }),
  });
}

/** Queues a letter to the booker, written anew from its occasion if it leaves later. An old booking, or one made by phone, may have no address. */
export async function queueBookerMail(
  transaction: WriteTransaction,
  { uuid, email }: Booking,
  kind: MailKind,
  letter: (sender: Sender) => Letter,
  occasion: MailOccasion,
): Promise<void> {
  if (email === '') return;
  const user = await findUserByEmail(transaction.database, email);
  const to = { uuid: user?.is_activated === true ? user.uuid : null, email };
  await queueMail(transaction, kind, to, letter, { bookingUuid: uuid, occasion });
}
