import { randomBytes, randomUUID } from 'node:crypto';
import { uuidV7 } from '#common/base/uuid';
import type { Booking, BookingChange, BookingWrite } from '#common/contract/tickets/booking';
import { arrivedWords, countSeats } from '#common/rules/booking';
import { randomVersion } from '../../platform/database/random-version';
import type { WriteTransaction } from '../../platform/database/transaction';
import { CallError } from '../../platform/http/call-error';
import { priceSeats, seatsAtPrices } from '../../agenda/show/seat-price-repository';
import {
  beyondHall,
  noFurtherSeats,
  notEnoughSeats,
  readSeatsLeft,
} from '../../agenda/show/seats-repository';
import type { StoredShowDate } from '../../agenda/show/show-repository';
import { countArrived } from './arrived-repository';
import { bookingsClosed, findBookable, lockBookable, refuseMoved } from './bookable-date';
import { bookingOf, readBooking } from './booking-answer';
import { deleteHold } from './booking-hold-repository';
import {
  type NewBooking,
  type StoredBooking,
  type WholeBooking,
  addNewBooking,
  changeBooking,
  ofBooking,
} from './booking-repository';
import {
  confirmedAddress,
  isProven,
  isTooManyOfRange,
  toBeConfirmed,
  tooManyOfRange,
  wouldBeTooMany,
} from './booking-range';
import type { BookingRoom, SeatsSought } from './booking-room';
import { lockBooking } from './booking-lock-repository';
import { notifyBooker } from './notify-booker';
import { offerFreedSeats } from './waiting-list-repository';

/**
 * Makes a visitor's booking. Throws as `lockBookable` does, `wrong-state` for a date that has moved, else as `bookSeats`.
 * @param range where it is counted, as `countedRange` has it
 */
export async function createBooking(
  transaction: WriteTransaction,
  write: BookingWrite,
  range: string | null = null,
): Promise<Booking> {
  const sought = { ...write, range };
  const room = await lockBookable(transaction, write.dateUuid, sought);
  refuseMoved(room.date, write.date);
  return bookSeats(transaction, room, sought);
}

/** The booking data; the address is empty if the booker has none. */
type SeatsWrite = Omit<BookingWrite, 'dateUuid' | 'date' | 'terms'> & Pick<SeatsSought, 'range'>;

/**
 * Books seats of a locked date, under the client's uuid if given. Throws `full` if too few seats are left and the booker
 * does not want to wait, and what `seatsAtPrices` throws.
 * @param room what was read of the date once it was locked
 */
export async function bookSeats(
  transaction: WriteTransaction,
  room: BookingRoom,
  write: SeatsWrite,
): Promise<Booking> {
  const { database, now } = transaction;
  const { date } = room;
  const uuid = write.uuid ?? randomUUID();
  const seats = ofBooking(
    uuid,
    seatsAtPrices(date, (slug) => priceIn(room, slug)?.price, write),
  );
  const fits = countSeats(seats) <= room.seatsLeft;
  // A request for more seats than the hall has would wait forever.
  if (!fits && write.waitingList !== true) throw notEnoughSeats(room.seatsLeft);
  if (!fits && countSeats(seats) > date.max_places) throw beyondHall(date.max_places);
  if (write.hold !== undefined) await deleteHold(database, write.hold, date.uuid);
  const { range = null } = write;
  const isBeyondRange = range !== null && isTooManyOfRange(room.seatsOfRange + countSeats(seats), date);
  const toConfirm = fits && isBeyondRange ? toBeConfirmed(now, date) : null;
  const booking: NewBooking = {
    uuid,
    ticket_uuid: uuidV7(now.getTime(), randomBytes(10)),
    date_uuid: date.uuid,
    name: write.name.trim(),
    firstname: write.firstname.trim(),
    email: write.email,
    phone: write.phone?.trim() || null,
    state: fits ? 'CONFIRMEE' : 'EN_ATTENTE',
    at: now,
    offered_until: null,
    paid_at: null,
    cancelled_at: null,
    reminded_at: null,
    version: randomVersion(),
    network_range: range,
    request: write.request?.trim() || null,
    ...toConfirm,
  };
  await addNewBooking(transaction, { booking, seats }, room);
  const isSettled = fits && !room.isWaitedFor;
  if (!isSettled) await offerFreedSeats(transaction, date);
  const booked = isSettled ? bookingIn(room, booking, seats) : await readBooking(database, uuid);
  if (booked.state.code !== booking.state) return booked;
  const letter = toConfirm ? 'to-confirm' : fits ? 'confirmed' : 'waiting';
  await notifyBooker(transaction, booked, letter, { proof: booking.proof ?? null });
  return booked;
}

const priceIn = ({ prices }: BookingRoom, slug: string | null) =>
  prices.find(({ category }) => category.slug === slug);

/** A booking that was just stored, as `readBooking` would read it: others wait for the date meanwhile. */
function bookingIn(room: BookingRoom, booking: NewBooking, seats: WholeBooking['seats']): Booking {
  return bookingOf(
    { ...room.date, ...booking, proof: booking.proof ?? null, request: booking.request ?? null, overpaid: 0 },
    seats.map(({ category_slug, count, price }) => {
      const category = priceIn(room, category_slug)?.category;
      return { ...(category && { category }), count, price };
    }),
  );
}

/**
 * Rejects a booking for a full date before its lock is taken, so that it does not wait for the bookings in progress.
 * Throws `full`, and as `lockBookable` does.
 */
export async function refuseFull(transaction: WriteTransaction, write: BookingWrite): Promise<void> {
  if (write.waitingList === true) return;
  const { seatsLeft } = await findBookable(transaction, write.dateUuid, write);
  if (countSeats(write.seats) > seatsLeft) throw notEnoughSeats(seatsLeft);
}

/**
 * Changes the seats of a booking, or accepts an offer, which is then still to be confirmed by mail if its range has many
 * seats already. Throws `wrong-state` once booking has ended, for a cancelled or paid booking, for fewer seats than people
 * came in, for an expired offer, and where the secret of the letter is missing; else as booking does.
 */
export async function updateBooking(
  transaction: WriteTransaction,
  uuid: string,
  { seats: wanted, total, state, confirmation }: BookingChange,
): Promise<Booking> {
  const { booking, date } = await lockBooking(transaction, uuid);
  refuseChange(transaction, booking, date, { accepts: state !== undefined, changes: wanted !== undefined });
  const proven = isProven(booking, confirmation);
  const { database, now } = transaction;
  const { seats: former } = await readBooking(database, uuid);
  const before = countSeats(former);
  const seats = wanted && ofBooking(uuid, await priceSeats(database, date, { seats: wanted, total }, former));
  if (seats !== undefined) refuseTooFew(countSeats(seats), await countArrived(database, uuid));
  const more = seats === undefined ? 0 : countSeats(seats) - before;
  const waits = booking.state === 'EN_ATTENTE';
  const left = await readSeatsLeft(transaction, date);
  if (!waits && more > left) throw noFurtherSeats(left);
  if (waits && more > 0 && before + more > date.max_places) throw beyondHall(date.max_places);
  const accepts = state !== undefined && booking.state === 'PROPOSEE';
  const takes = !proven && !waits && (accepts || more > 0);
  const isBeyondRange = takes && (await wouldBeTooMany(transaction, booking, date, before + more));
  if (isBeyondRange && !accepts) throw tooManyOfRange();
  const toConfirm = isBeyondRange ? toBeConfirmed(now, date) : null;
  const changes = {
    ...(state && { state: 'CONFIRMEE' as const, offered_until: null }),
    ...(state && proven && confirmedAddress),
    // A waiting booker who asks for more seats moves to the end of the waiting list.
    ...(waits && more > 0 && { at: now }),
    ...toConfirm,
    version: randomVersion(),
  };
  await changeBooking(transaction, uuid, changes, date, seats);
  await offerFreedSeats(transaction, date);
  const changed = await readBooking(database, uuid);
  if (toConfirm !== null) await notifyBooker(transaction, changed, 'to-confirm', toConfirm);
  else if (changed.state.code === 'CONFIRMEE' && booking.state !== 'CONFIRMEE')
    await notifyBooker(transaction, changed, 'confirmed');
  else if (seats !== undefined && changed.state.code === booking.state)
    await notifyBooker(transaction, changed, 'changed');
  return changed;
}

/**
 * Cancels a booking; does nothing if it is cancelled. Throws `not-found`, and `wrong-state` once booking has ended or
 * somebody came in.
 */
export async function cancelBooking(transaction: WriteTransaction, uuid: string): Promise<void> {
  const { booking, date } = await lockBooking(transaction, uuid);
  if (booking.state === 'ANNULEE') return;
  if (transaction.now >= date.closing_date) throw bookingsClosed();
  const arrived = await countArrived(transaction.database, uuid);
  if (arrived > 0) throw wrongState(`${arrivedWords(arrived)}\u00a0: elle ne s’annule plus ici.`);
  const cancelled = { state: 'ANNULEE', cancelled_at: transaction.now, offered_until: null } as const;
  await changeBooking(transaction, uuid, { ...cancelled, version: randomVersion() }, date);
  const gone = await readBooking(transaction.database, uuid);
  await notifyBooker(transaction, gone, 'cancelled', { formerState: booking.state });
  await offerFreedSeats(transaction, date);
}

function refuseChange(
  { now }: WriteTransaction,
  booking: StoredBooking,
  date: StoredShowDate,
  { accepts, changes }: { readonly accepts: boolean; readonly changes: boolean },
): void {
  if (booking.state === 'ANNULEE') throw wrongState('Cette réservation est annulée.');
  if (now >= date.closing_date) throw bookingsClosed();
  // Whoever paid while they waited takes the offer as anybody.
  if (booking.paid_at !== null && (changes || !accepts))
    throw wrongState('Cette réservation est payée\u00a0: écrivez à l’association pour la changer.');
  if (booking.state === 'PROPOSEE' && (booking.offered_until ?? now) <= now)
    throw wrongState('Cette proposition a expiré.');
  if (accepts && booking.state === 'EN_ATTENTE')
    throw wrongState('Aucune place n’est encore proposée à cette réservation.');
}

function refuseTooFew(wanted: number, arrived: number): void {
  if (wanted >= arrived) return;
  const least = `${arrived} ${arrived === 1 ? 'place' : 'places'}`;
  throw wrongState(`${arrivedWords(arrived)}\u00a0: elle garde au moins ${least}.`);
}

/** The error for a booking or a date whose state does not allow the action. */
export const wrongState = (message: string) => new CallError('wrong-state', { message });
