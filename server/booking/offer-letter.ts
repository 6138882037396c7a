import type { Booking } from '#common/contract/tickets/booking';
import { offerEnds } from '#common/rules/booking';
import type { WriteTransaction } from '../database/transaction';
import type { MailVerdict } from '../mail/send-mail';
import { lockBooking } from './booking-change';
import { bookingLetters } from './booking-letters';
import { changeBooking } from './booking-repository';
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

async function keepSeatsUntil(transaction: WriteTransaction, uuid: string, until: Date): Promise<void> {
  const { booking, date } = await lockBooking(transaction, uuid);
  if (booking.state !== 'PROPOSEE') return;
  // The office has read the same booking: its version stays.
  await changeBooking(transaction, uuid, { offered_until: until, version: booking.version }, date);
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
