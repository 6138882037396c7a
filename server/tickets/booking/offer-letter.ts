import type { Kysely } from 'kysely';
import { earlier } from '#common/base/paris-time';
import type { Booking } from '#common/contract/tickets/booking';
import { countSeats, offerEnds } from '#common/rules/booking';
import type { Database } from '../../platform/database/schema';
import type { WriteTransaction } from '../../platform/database/transaction';
import type { MailVerdict } from '../../platform/mail/send-mail';
import { readSeatsLeft } from '../../agenda/show/seats-repository';
import { readBooking } from './booking-answer';
import { bookingLetters } from './booking-letters';
import { confirmationEnds } from './booking-range';
import { changeBooking, findBooking } from './booking-repository';
import { lockBooking } from './booking-lock-repository';
import { notifyBooker } from './notify-booker';
import { readOfferTelling, takeBackOffer } from './unreached-booker';
import { offerFreedSeats } from './waiting-list-repository';

/**
 * The letter of an offer, as it leaves now: its twelve hours begin when it has left, whenever the seats were freed. One
 * that is refused for good passes the seats on at once.
 */
export function offerLeaving(booking: Booking, now: Date): MailVerdict {
  const { uuid } = booking;
  const until = offerEnds(now, booking.closingDate);
  return {
    letter: bookingLetters.offer({ ...booking, offeredUntil: until }),
    onSent: (transaction) => keepSeatsUntil(transaction, uuid, until),
    onRefused: (transaction, fault) => passOn(transaction, uuid, fault),
  };
}

/** The letter that asks to confirm a booking, as it leaves now: its half hour begins when it has left. */
export async function confirmationLeaving(
  database: Kysely<Database>,
  booking: Booking,
  now: Date,
): Promise<MailVerdict> {
  const { uuid, state } = booking;
  const until = confirmationEnds(now, booking.closingDate);
  const proof = (await findBooking(database, uuid))?.proof ?? null;
  const occasion = { now, formerState: state.code, proof };
  return {
    letter: bookingLetters['to-confirm']({ ...booking, offeredUntil: until }, occasion),
    onSent: (transaction) => keepSeatsUntil(transaction, uuid, until),
  };
}

async function keepSeatsUntil(transaction: WriteTransaction, uuid: string, until: Date): Promise<void> {
  const { booking, date } = await lockBooking(transaction, uuid);
  if (booking.state !== 'PROPOSEE') return;
  const { database, now } = transaction;
  const isOver = (booking.offered_until ?? now) <= now;
  // It ended while its letter was on the way, and others have its seats.
  if (
    isOver &&
    countSeats((await readBooking(database, uuid)).seats) > (await readSeatsLeft(transaction, date))
  )
    return;
  const kept = earlier(until, date.closing_date);
  // The office has read the same booking: its version stays.
  await changeBooking(transaction, uuid, { offered_until: kept, version: booking.version }, date);
  // The closing was brought forward while the letter was on the way.
  const { proof } = booking;
  const letter = proof === null ? 'offer-sooner' : 'to-confirm';
  if (kept < until && kept > now)
    await notifyBooker(transaction, await readBooking(database, uuid), letter, { proof });
}

async function passOn(transaction: WriteTransaction, uuid: string, fault: 'address' | null): Promise<void> {
  const { booking, date } = await lockBooking(transaction, uuid);
  if (booking.state !== 'PROPOSEE' || (await readOfferTelling(transaction.database, uuid)).isTold) return;
  const why = fault ?? ((await hasAnyLeftOfLate(transaction)) ? 'address' : 'outage');
  await takeBackOffer(transaction, uuid, why, date);
  await offerFreedSeats(transaction, date);
}

const HOUR = 3_600_000;

/** Whether the mail server takes the letters of others. */
async function hasAnyLeftOfLate({ database, now }: WriteTransaction): Promise<boolean> {
  const left = await database
    .selectFrom('mails')
    .select('uuid')
    .where('sent_at', '>', new Date(now.getTime() - HOUR))
    .limit(1)
    .executeTakeFirst();
  return left !== undefined;
}
