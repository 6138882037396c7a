import type { Booking, BookingDateWrite } from '#common/contract/tickets/booking';
import { arrivedWords, countSeats } from '#common/rules/booking';
import { arePricedAlike } from '#common/rules/other-date';
import type { WriteTransaction } from '../../platform/database/transaction';
import { notEnoughSeats } from '../../agenda/show/seats-repository';
import { type StoredShowDate, lockDates } from '../../agenda/show/show-repository';
import { countArrived } from './arrived-repository';
import { bookingsClosed, findBookable, refuseMoved } from './bookable-date';
import { readBooking, unknownBooking } from './booking-answer';
import { wrongState } from './booking-change';
import { giveOtherDate } from './booking-date-repository';
import { isTooManyOfRange } from './booking-range';
import { type StoredBooking, findBooking } from './booking-repository';
import { lockBooking } from './booking-lock-repository';
import { notifyBooker } from './notify-booker';
import { offerFreedSeats } from './waiting-list-repository';

/**
 * Changes a confirmed booking to another date of its show: it gives its seats back and takes as many there, at the prices
 * that it has. If it has that date already, as after a lost answer, nothing changes. Throws `not-found` for an unknown
 * booking or date; `wrong-state` once booking of either date has ended, for one that was moved since, for a booking that
 * is not confirmed, is paid, or with which somebody came in, for another show or way of paying, and for too many seats of
 * one range; `full` if too few seats are left. In each case it keeps its seats.
 * @param range where it is counted at the new date, as `countedRange` has it
 */
export async function changeBookingDate(
  transaction: WriteTransaction,
  uuid: string,
  { dateUuid, date: shown }: BookingDateWrite,
  range: string | null = null,
): Promise<Booking> {
  const { database } = transaction;
  const found = await findBooking(database, uuid);
  if (found === undefined) throw unknownBooking();
  // Both at once, in the order in which everybody locks them: two who change places would wait for one another.
  await lockDates(transaction, [found.date_uuid, dateUuid]);
  const { booking, date } = await lockBooking(transaction, uuid);
  if (booking.state === 'CONFIRMEE' && booking.date_uuid === dateUuid) return readBooking(database, uuid);
  await refuseToLeave(transaction, booking, date);
  const counted = booking.network_range === null ? null : range;
  const room = await findBookable(transaction, dateUuid, { range: counted });
  const { seats } = await readBooking(database, uuid);
  if (room.date.show_uuid !== date.show_uuid)
    throw wrongState('Cette séance est celle d’un autre spectacle.');
  refuseMoved(room.date, shown);
  if (!arePricedAlike(seats, room.date.free_participation))
    throw wrongState(
      'Les places de cette séance ne se paient pas de la même façon\u00a0: faites une autre réservation, puis annulez celle-ci.',
    );
  const places = countSeats(seats);
  if (places > room.seatsLeft) throw notEnoughSeats(room.seatsLeft);
  if (counted !== null && isTooManyOfRange(room.seatsOfRange + places, room.date))
    throw wrongState(
      'Beaucoup de places de cette séance sont déjà réservées depuis votre réseau\u00a0: écrivez à l’association pour changer de date.',
    );
  await giveOtherDate(transaction, booking, { from: date, to: room.date }, counted);
  for (const each of [date, room.date]) await offerFreedSeats(transaction, each);
  const changed = await readBooking(database, uuid);
  await notifyBooker(transaction, changed, 'changed', { formerDate: date.date });
  return changed;
}

/** Throws `wrong-state` for a booking that cannot leave its date. */
async function refuseToLeave(
  { database, now }: WriteTransaction,
  booking: StoredBooking,
  date: StoredShowDate,
): Promise<void> {
  if (booking.state === 'ANNULEE') throw wrongState('Cette réservation est annulée.');
  if (booking.state !== 'CONFIRMEE') throw wrongState('Cette réservation n’a pas encore ses places.');
  if (now >= date.closing_date) throw bookingsClosed();
  if (booking.paid_at !== null)
    throw wrongState('Cette réservation est payée\u00a0: écrivez à l’association pour la changer.');
  const arrived = await countArrived(database, booking.uuid);
  if (arrived > 0) throw wrongState(`${arrivedWords(arrived)}\u00a0: elle ne change plus de date.`);
}
