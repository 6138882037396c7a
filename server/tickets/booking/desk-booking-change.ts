import type { Booking } from '#common/contract/tickets/booking';
import type { DeskBookingChange, DeskBookingWrite } from '#common/contract/tickets/desk-booking';
import { countSeats } from '#common/rules/booking';
import { randomVersion } from '../../platform/database/random-version';
import type { WriteTransaction } from '../../platform/database/transaction';
import { CallError } from '../../platform/http/call-error';
import { priceSeats } from '../../agenda/show/seat-price-repository';
import { beyondHall, notEnoughSeats, readSeatsLeft } from '../../agenda/show/seats-repository';
import { recordWaiting } from '../../agenda/show/date-rows-repository';
import { type StoredShowDate, lockDates } from '../../agenda/show/show-repository';
import { type ByDesk, keepCall, keepDeskBooking, keepPayment } from './booking-act-repository';
import { readBooking } from './booking-answer';
import { type StoredBooking, changeBooking, ofBooking } from './booking-repository';
import { bookSeats, wrongState } from './booking-change';
import { requireMailable } from '../../people/user/mailable-address-repository';
import { confirmedAddress } from './booking-range';
import { readBookingRoom, unknownDate } from './booking-room';
import { isPaidByOrder } from './box-office-payment-repository';
import { deskLetters } from './desk-booking-letters';
import { lockBooking } from './booking-lock-repository';
import { notifyBooker, queueBookerMail } from './notify-booker';
import { offerFreedSeats } from './waiting-list-repository';

/** A member of the office. */
export interface Clerk {
  readonly uuid: string;
}

/**
 * Books for someone on the phone: also before a show is announced, and after the closing date for visitors, until the
 * date begins. Throws as `readBookingRoom` does, `wrong-state` for a date that has begun, else as `bookSeats`.
 */
export async function createDeskBooking(
  transaction: WriteTransaction,
  clerk: Clerk,
  { dateUuid, waitingList, ...write }: DeskBookingWrite,
): Promise<Booking> {
  if (write.email !== undefined) requireMailable(write.email, undefined);
  const locked = await lockDates(transaction, [dateUuid]);
  if (!locked.has(dateUuid)) throw unknownDate();
  const room = await readBookingRoom(transaction, dateUuid, write);
  if (room.date.rehearsal) throw unknownDate();
  refuseBegun(transaction, room.date);
  const booked = await bookSeats(transaction, room, {
    ...write,
    email: write.email ?? '',
    // No offers are made after the closing date for visitors.
    ...(transaction.now < room.date.closing_date && { waitingList }),
  });
  await keepDeskBooking(transaction, booked.uuid, { by: clerk.uuid, reason: null });
  return booked;
}

/**
 * Changes a booking at its booker's request by phone, until the date begins. Throws `not-found`, `stale-version` if it
 * changed since the office read it, `wrong-state` for a cancelled booking, a date that has begun, a payment before it has
 * its seats, or one at the counter or the door to be taken back (where the office was paid too, it takes back its own),
 * `full`, and what `priceSeats` throws. Of a cancelled booking, at any time, only the refund can be recorded: it is no
 * longer paid.
 */
export async function changeDeskBooking(
  transaction: WriteTransaction,
  clerk: Clerk,
  uuid: string,
  change: DeskBookingChange,
): Promise<Booking> {
  const { booking, date } = await lockBooking(transaction, uuid);
  const { database, now } = transaction;
  if (change.version !== booking.version) throw new CallError('stale-version');
  const { paid_at, office_paid } = booking;
  const refunds = booking.state === 'ANNULEE' && paid_at !== null && !change.paid;
  if (booking.state === 'ANNULEE' && !refunds) throw wrongState('Cette réservation est annulée.');
  const isPaidThere = paid_at !== null && (await isPaidByOrder(database, uuid));
  // The counter would take the money a second time, and its statement would count both.
  if (isPaidThere && !change.paid && !office_paid)
    throw wrongState(
      'Cette réservation a été payée au guichet ou à l’entrée\u00a0: c’est au guichet qu’elle se rembourse.',
    );
  const confirms = change.state !== undefined && booking.state !== 'CONFIRMEE';
  if (change.paid && paid_at === null && booking.state !== 'CONFIRMEE' && !confirms)
    throw wrongState('Cette réservation n’a pas encore ses places\u00a0: elle se paie une fois confirmée.');
  const paying = {
    paid_at: change.paid || isPaidThere ? (paid_at ?? now) : null,
    office_paid: change.paid && (office_paid || !isPaidThere),
  };
  if (refunds) {
    const unpaid = { ...paying, version: randomVersion() };
    await changeBooking(transaction, uuid, unpaid, date, undefined, byOf(clerk, change.reason));
    if (isPaidThere) await keepPayment(transaction, uuid, 'unpaid', byOf(clerk, change.reason));
    return readBooking(database, uuid);
  }
  refuseBegun(transaction, date);
  if (change.email !== undefined) requireMailable(change.email, booking.email);
  const before = await readBooking(database, uuid);
  const priced =
    change.seats && (await priceSeats(database, date, { ...change, seats: change.seats }, before.seats));
  const seats = priced && ofBooking(uuid, priced);
  const wanted = countSeats(seats ?? before.seats);
  const more = wanted - (takesSeats(booking, now) ? countSeats(before.seats) : 0);
  const left = await readSeatsLeft(transaction, date);
  const waits = booking.state === 'EN_ATTENTE' && !confirms;
  if (!waits && more > left) throw notEnoughSeats(left);
  if (waits && wanted > countSeats(before.seats) && wanted > date.max_places)
    throw beyondHall(date.max_places);
  const holder = {
    name: change.name.trim(),
    firstname: change.firstname.trim(),
    email: change.email ?? '',
    phone: change.phone?.trim() || null,
    ...(change.request !== undefined && { request: change.request.trim() || null }),
  };
  const version = randomVersion();
  await changeBooking(
    transaction,
    uuid,
    {
      ...holder,
      ...(confirms && { state: 'CONFIRMEE' as const, offered_until: null, ...confirmedAddress }),
      ...paying,
      version,
    },
    date,
    seats,
    byOf(clerk, change.reason),
  );
  if (isPaidThere && office_paid && !change.paid)
    await keepPayment(transaction, uuid, 'unpaid', byOf(clerk, change.reason));
  await offerFreedSeats(transaction, date);
  const changed = await readBooking(database, uuid);
  const isTold =
    seats !== undefined || holder.name !== booking.name || holder.firstname !== booking.firstname;
  const letter = confirms ? 'confirmed' : isTold || holder.email !== booking.email ? 'changed' : null;
  if (letter === null) return changed;
  // An offer that was just made, or the end of one, has its own letter.
  if (changed.version !== version && changed.state.code !== 'EN_ATTENTE') return changed;
  // Another letter has not the secret that confirms the booking, and would be of no use at a corrected address.
  if (changed.toConfirm) await notifyBooker(transaction, changed, 'to-confirm', { proof: booking.proof });
  else await tell(transaction, changed, letter, change.reason);
  return changed;
}

/**
 * Cancels a booking, also after the closing date for visitors; does nothing if it is cancelled. Throws `not-found`,
 * `wrong-state`.
 */
export async function cancelDeskBooking(
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

/** Keeps that the office told a booker by telephone what no letter could tell. Throws `not-found`. */
export async function keepBookingCall(
  transaction: WriteTransaction,
  clerk: Clerk,
  uuid: string,
): Promise<void> {
  const { date } = await lockBooking(transaction, uuid);
  await keepCall(transaction, uuid, byOf(clerk, undefined));
  recordWaiting(transaction, date);
}

const takesSeats = ({ state, offered_until }: StoredBooking, now: Date) =>
  state === 'CONFIRMEE' || (state === 'PROPOSEE' && (offered_until ?? now) > now);

const byOf = ({ uuid }: Clerk, reason: string | undefined): ByDesk => ({
  by: uuid,
  reason: reason?.trim() || null,
});

function refuseBegun({ now }: WriteTransaction, { date }: StoredShowDate): void {
  if (date <= now) throw wrongState('Cette séance a commencé\u00a0: ses réservations ne se changent plus.');
}

function tell(
  transaction: WriteTransaction,
  booking: Booking,
  letter: keyof typeof deskLetters,
  reason: string | undefined,
  formerState: StoredBooking['state'] = booking.state.code,
): Promise<void> {
  const occasion = { now: transaction.now, formerState };
  const write = deskLetters[letter](booking, occasion, reason ?? null);
  return queueBookerMail(transaction, booking, `booking-${letter}`, write, {
    of: 'booking',
    formerState,
    reason: reason ?? null,
  });
}
