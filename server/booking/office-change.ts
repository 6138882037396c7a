import type { Booking } from '#common/contract/tickets/booking';
import type { OfficeBookingChange, OfficeBookingWrite } from '#common/contract/tickets/office-booking';
import { countSeats } from '#common/rules/booking';
import { randomVersion } from '../database/random-version';
import type { WriteTransaction } from '../database/transaction';
import { CallError } from '../http/call-error';
import { priceSeats } from '../show/seat-price-repository';
import { notEnoughSeats, readSeatsLeft } from '../show/seats-repository';
import { type StoredShowDate, lockDates } from '../show/show-repository';
import { type ByOffice, keepOfficeBooking } from './booking-act-repository';
import { readBooking } from './booking-answer';
import { type StoredBooking, changeBooking, ofBooking } from './booking-repository';
import { bookSeats, lockBooking, wrongState } from './booking-change';
import { requireMailable } from '../user/mailable-address-repository';
import { readBookingRoom, unknownDate } from './booking-room';
import { isPaidByOrder } from './counter-payment-repository';
import { officeLetters } from './office-letters';
import { queueBookerMail } from './notify-booker';
import { offerFreedSeats } from './waiting-list-repository';

/** A member of the office. */
export interface Clerk {
  readonly uuid: string;
}

/**
 * Books for someone on the phone: also before a show is announced, and after the closing date for visitors, until the
 * date begins. Throws `not-found` for an unknown date, `wrong-state` for one that has begun, else as `bookSeats`.
 */
export async function createOfficeBooking(
  transaction: WriteTransaction,
  clerk: Clerk,
  { dateUuid, waitingList, ...write }: OfficeBookingWrite,
): Promise<Booking> {
  if (write.email !== undefined) requireMailable(write.email, undefined);
  const locked = await lockDates(transaction, [dateUuid]);
  if (!locked.has(dateUuid)) throw unknownDate();
  const room = await readBookingRoom(transaction.database, dateUuid, write);
  if (room.date.rehearsal) throw unknownDate();
  refuseBegun(transaction, room.date);
  const booked = await bookSeats(transaction, room, {
    ...write,
    email: write.email ?? '',
    // No offers are made after the closing date for visitors.
    ...(transaction.now < room.date.closing_date && { waitingList }),
  });
  await keepOfficeBooking(transaction, booked.uuid, { by: clerk.uuid, reason: null });
  return booked;
}

/**
 * Changes a booking at its booker's request by phone, until the date begins. Throws `not-found`, `stale-version` if it
 * changed since the office read it, `wrong-state` for a cancelled booking, a date that has begun, or a payment at the
 * counter to be taken back, `full`, and what `priceSeats` throws. Of a cancelled booking, at any time, only the refund
 * can be recorded: it is no longer paid.
 */
export async function changeOfficeBooking(
  transaction: WriteTransaction,
  clerk: Clerk,
  uuid: string,
  change: OfficeBookingChange,
): Promise<Booking> {
  const { database, now } = transaction;
  const { booking, date, lockedAt } = await lockBooking(transaction, uuid);
  if (change.version !== booking.version) throw new CallError('stale-version');
  const refunds = booking.state === 'ANNULEE' && booking.paid_at !== null && !change.paid;
  if (booking.state === 'ANNULEE' && !refunds) throw wrongState('Cette réservation est annulée.');
  // The counter would take the money a second time, and its statement would count both.
  if (booking.paid_at !== null && !change.paid && (await isPaidByOrder(database, uuid)))
    throw wrongState('Cette réservation a été payée au guichet\u00a0: c’est là qu’elle se rembourse.');
  if (refunds) {
    const unpaid = { paid_at: null, version: randomVersion() };
    await changeBooking(transaction, uuid, unpaid, date, undefined, byOf(clerk, change.reason));
    return readBooking(database, uuid);
  }
  refuseBegun(transaction, date);
  if (change.email !== undefined) requireMailable(change.email, booking.email);
  const before = await readBooking(database, uuid);
  const priced = change.seats && (await priceSeats(database, date, { ...change, seats: change.seats }));
  const seats = priced && ofBooking(uuid, priced);
  const wanted = countSeats(seats ?? before.seats);
  const confirms = change.state !== undefined && booking.state !== 'CONFIRMEE';
  const more = wanted - (takesSeats(booking, lockedAt) ? countSeats(before.seats) : 0);
  const left = await readSeatsLeft(database, date);
  if ((confirms || booking.state !== 'EN_ATTENTE') && more > left) throw notEnoughSeats(left);
  const holder = {
    name: change.name.trim(),
    firstname: change.firstname.trim(),
    email: change.email ?? '',
    phone: change.phone?.trim() || null,
  };
  await changeBooking(
    transaction,
    uuid,
    {
      ...holder,
      ...(confirms && { state: 'CONFIRMEE' as const, offered_until: null }),
      paid_at: change.paid ? (booking.paid_at ?? now) : null,
      version: randomVersion(),
    },
    date,
    seats,
    byOf(clerk, change.reason),
  );
  await offerFreedSeats(transaction, date);
  const changed = await readBooking(database, uuid);
  const isTold =
    seats !== undefined || holder.name !== booking.name || holder.firstname !== booking.firstname;
  const letter = confirms ? 'confirmed' : isTold || holder.email !== booking.email ? 'changed' : null;
  // A waiting booker may just have been sent an offer for seats instead.
  if (letter !== null && (confirms || changed.state.code === booking.state))
    await tell(transaction, changed, letter, change.reason);
  return changed;
}

/**
 * Cancels a booking, also after the closing date for visitors; does nothing if it is cancelled. Throws `not-found`,
 * `wrong-state`.
 */
export async function cancelOfficeBooking(
  transaction: WriteTransaction,
  clerk: Clerk,
  uuid: string,
  reason: string | undefined,
): Promise<Booking> {
  const { booking, date } = await lockBooking(transaction, uuid);
  if (booking.state === 'ANNULEE') return readBooking(transaction.database, uuid);
  refuseBegun(transaction, date);
  const cancelled = { state: 'ANNULEE', cancelled_at: transaction.now, offered_until: null } as const;
  const changes = { ...cancelled, version: randomVersion() };
  await changeBooking(transaction, uuid, changes, date, undefined, byOf(clerk, reason));
  const gone = await readBooking(transaction.database, uuid);
  await tell(transaction, gone, 'cancelled', reason, booking.state);
  await offerFreedSeats(transaction, date);
  return gone;
}

const takesSeats = ({ state, offered_until }: StoredBooking, now: Date) =>
  state === 'CONFIRMEE' || (state === 'PROPOSEE' && (offered_until ?? now) > now);

const byOf = ({ uuid }: Clerk, reason: string | undefined): ByOffice => ({
  by: uuid,
  reason: reason?.trim() || null,
});

function refuseBegun({ now }: WriteTransaction, { date }: StoredShowDate): void {
  if (date <= now) throw wrongState('Cette séance a commencé\u00a0: ses réservations ne se changent plus.');
}

function tell(
  transaction: WriteTransaction,
  booking: Booking,
  letter: keyof typeof officeLetters,
  reason: string | undefined,
  formerState: StoredBooking['state'] = booking.state.code,
): Promise<void> {
  const occasion = { now: transaction.now, formerState };
  const write = officeLetters[letter](booking, occasion, reason ?? null);
  return queueBookerMail(transaction, booking, `booking-${letter}`, write);
}
