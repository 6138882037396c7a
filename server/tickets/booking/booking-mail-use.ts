import type { Kysely } from 'kysely';
import { fullDay } from '#common/base/dates';
import { daysLater } from '#common/base/paris-time';
import type { Booking, BookingStateCode } from '#common/contract/tickets/booking';
import { findBookingAnswer } from './booking-answer';
import { bookingLetters } from './booking-letters';
import { callsAnew, letterAnew } from './letter-anew';
import { confirmationLeaving, offerLeaving } from './offer-letter';
import { overtaking } from './overtaking-letters';
import { isBookerToCall } from './unsent-mail-repository';
import type { Database } from '../../platform/database/schema';
import type { WriteTransaction } from '../../platform/database/transaction';
import type { StoredMail } from '../../platform/mail/mail-repository';
import type { MailVerdict } from '../../platform/mail/send-mail';
import { recordWaiting } from '../../agenda/show/date-rows-repository';
import { DAY, LEAVES, type Occasion, type Rule, drop, untilDate } from '../../platform/mail/mail-rule';

const ofBooking =
  (rule: (booking: Booking, occasion: Occasion) => MailVerdict | Promise<MailVerdict>): Rule =>
  async (occasion) => {
    const { database, mail } = occasion;
    const booking =
      mail.booking_uuid === null ? undefined : await findBookingAnswer(database, mail.booking_uuid);
    if (booking === undefined) return drop('state-changed');
    // Whoever has no address any more was deleted, and is told so at the one that they had.
    if (booking.email !== '' && booking.email !== mail.recipient) return drop('address-changed');
    return rule(booking, occasion);
  };

/** The booking of a date to come is what the letter says, and no later letter has said more. */
export const whileBooked = (...states: readonly BookingStateCode[]) =>
  ofBooking(async (booking, { database, mail, now }) => {
    if (now >= booking.date) return drop('evening-begun');
    const isSo = states.includes(booking.state.code) && !(await isOvertaken(database, mail));
    return isSo ? leavesAnew(booking, { database, mail, now }) : drop('state-changed');
  });

/** Whether a later letter about the same booking has left before this one, which the mail server did not want. */
async function isOvertaken(database: Kysely<Database>, mail: StoredMail): Promise<boolean> {
  const later = overtaking.get(mail.kind) ?? [];
  if (mail.attempts === 0 || later.length === 0) return false;
  const found = await database
    .selectFrom('mails')
    .select('uuid')
    .where('booking_uuid', '=', mail.booking_uuid)
    .where('recipient', '=', mail.recipient)
    .where('kind', 'in', later)
    .where('created_at', '>', mail.created_at)
    .where('sent_at', 'is not', null)
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

/** It leaves with what is true now, unless nothing of it is news any more. */
async function leavesAnew(booking: Booking, { database, mail, now }: Occasion): Promise<MailVerdict> {
  const letter = await letterAnew(database, booking, mail, now);
  if (letter === null) return drop('state-changed');
  return { ...(await leavesOrCalls(database, booking, now)), ...(letter && { letter }) };
}

/** Whoever cannot be written to is counted for the office, and no more once a letter has left. */
async function leavesOrCalls(
  database: Kysely<Database>,
  { uuid, dateUuid, date }: Booking,
  now: Date,
): Promise<MailVerdict> {
  const count = async (transaction: WriteTransaction) => recordWaiting(transaction, { uuid: dateUuid, date });
  return { onRefused: count, ...((await isBookerToCall(database, uuid, now)) && { onSent: count }) };
}

/** Somebody is still to be called about a date to come. */
export const calls: Rule = async (occasion) => {
  const verdict = await untilDate(occasion);
  if ('dropped' in verdict) return verdict;
  const letter = await callsAnew(occasion.database, occasion.mail);
  return letter === null ? drop('state-changed') : { ...verdict, ...(letter && { letter }) };
};

/** Its day is tomorrow, or today. */
export const reminder = ofBooking(async (booking, { database, now }) => {
  if (now >= booking.date) return drop('evening-begun');
  if (booking.state.code !== 'CONFIRMEE') return drop('state-changed');
  const isNear = [now, daysLater(now, 1)].some((day) => fullDay(day) === fullDay(booking.date));
  if (!isNear) return drop('date-moved');
  const occasion = { now, formerState: booking.state.code };
  return {
    ...(await leavesOrCalls(database, booking, now)),
    letter: bookingLetters.reminder(booking, occasion),
  };
});

const ofOffer = (leaves: (booking: Booking, occasion: Occasion) => MailVerdict | Promise<MailVerdict>) =>
  ofBooking((booking, occasion) => {
    const { state, offeredUntil, closingDate } = booking;
    const { now } = occasion;
    if (state.code === 'CONFIRMEE') return drop('state-changed');
    const isKept = state.code === 'PROPOSEE' && offeredUntil !== undefined && offeredUntil > now;
    return isKept && now < closingDate ? leaves(booking, occasion) : drop('offer-over');
  });

/** The seats are still kept. */
export const offer = ofOffer((booking, { now }) => offerLeaving(booking, now));
/** The seats are still kept, and for how long is not counted from this letter. */
export const whileOffered = ofOffer(leavesAnew);

/** The booking still waits to be confirmed. Whoever could not be asked in time is called, as `isToCall` has it. */
export const toConfirm = ofBooking(async (booking, { database, now }) => {
  const { state, offeredUntil } = booking;
  if (state.code === 'CONFIRMEE') return drop('state-changed');
  const isKept = booking.toConfirm === true && offeredUntil !== undefined && offeredUntil > now;
  if (!isKept) return drop('offer-over');
  const leaving = await confirmationLeaving(database, booking, now);
  return { ...(await leavesOrCalls(database, booking, now)), ...leaving };
});

/** Within a week of the evening. */
export const thanks = ofBooking(({ state, date }, { now }) => {
  if (state.code !== 'CONFIRMEE') return drop('state-changed');
  return now.getTime() - date.getTime() < 7 * DAY ? LEAVES : drop('too-late');
});

/** A message may be about the evening that comes, or about the one that was. */
export const message = ofBooking((booking, occasion) => {
  const { state, date } = booking;
  const { mail, now } = occasion;
  if (state.code === 'ANNULEE') return drop('state-changed');
  if (mail.created_at < date && now >= date) return drop('evening-begun');
  if (now.getTime() - mail.created_at.getTime() >= 7 * DAY && now >= date) return drop('too-late');
  return leavesAnew(booking, occasion);
});
