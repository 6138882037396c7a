import type { Booking } from '#common/contract/tickets/booking';
import { randomVersion } from '../../platform/database/random-version';
import type { WriteTransaction } from '../../platform/database/transaction';
import { newToken } from '../../platform/guard/secret-token';
import { readBooking } from './booking-answer';
import { wrongState } from './booking-change';
import { readEmailNotes } from './booking-email-notes';
import { changeBooking } from './booking-repository';
import { lockBooking } from './booking-lock-repository';
import { notifyBooker } from './notify-booker';
import { offerFreedSeats } from './waiting-list-repository';

/**
 * Corrects the address of a booking, and writes to the right one. Throws `not-found`, and `wrong-state` where it was
 * corrected before, and for a booking that is cancelled or whose evening has begun.
 */
export async function correctEmail(
  transaction: WriteTransaction,
  uuid: string,
  email: string,
): Promise<Booking> {
  const { booking, date } = await lockBooking(transaction, uuid);
  const { database } = transaction;
  if (email === booking.email) return readBooking(database, uuid);
  const notes = await readEmailNotes(database, [uuid], transaction.now);
  if (notes.get(uuid)?.canCorrectEmail !== true)
    throw wrongState('Cette adresse ne se change plus ici\u00a0: écrivez à l’association.');
  // What was mailed to the wrong address must not confirm the booking at the right one.
  const proof = booking.proof === null ? null : newToken();
  const version = randomVersion();
  await changeBooking(transaction, uuid, { email, proof, version }, date);
  // Whoever no letter reached has their turn again, and an offer that is over ends: they are told of it then.
  await offerFreedSeats(transaction, date);
  const corrected = await readBooking(database, uuid);
  // An offer, or its end, has its own letter.
  if (corrected.version !== version && corrected.state.code !== 'EN_ATTENTE') return corrected;
  if (proof === null) await notifyBooker(transaction, corrected, letterOf(corrected));
  else await notifyBooker(transaction, corrected, 'to-confirm', { proof });
  return corrected;
}

const letterOf = ({ state }: Booking) => (state.code === 'CONFIRMEE' ? 'confirmed' : 'again');
