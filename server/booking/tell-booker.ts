import type { Booking } from '#common/contract/tickets/booking';
import type { WriteTransaction } from '../database/transaction';
import type { Letter, Sender } from '../mail/letter';
import { type MailKind, queueMail } from '../mail/mail-repository';
import { findUserByEmail } from '../user/user-repository';
import { type BookingLetter, bookingLetters } from './booking-letters';

/**
 * Writes a letter to whoever booked, in the transaction of what it tells.
 * @param before the date that it was, where that has moved
 */
export function tellBooker(
  transaction: WriteTransaction,
  booking: Booking,
  letter: BookingLetter,
  before: Date = booking.date,
): Promise<void> {
  const write = bookingLetters[letter](booking, before);
  return writeToBooker(transaction, booking, `booking-${letter}`, write);
}

/** Writes to whoever booked. One who booked long ago, or on the phone, may have no address. */
export async function writeToBooker(
  transaction: WriteTransaction,
  { uuid, email }: Booking,
  kind: MailKind,
  letter: (sender: Sender) => Letter,
): Promise<void> {
  if (email === '') return;
  const user = await findUserByEmail(transaction.database, email);
  const to = { uuid: user?.is_activated === true ? user.uuid : null, email };
  await queueMail(transaction, kind, to, letter, uuid);
}
