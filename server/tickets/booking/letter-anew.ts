import type { Kysely } from 'kysely';
import type { Booking } from '#common/contract/tickets/booking';
import { isOwed } from '#common/rules/booking';
import { type AnnouncedEvening, bookersChanges, eveningChanges } from '#common/rules/announced-evening';
import type { Database } from '../../platform/database/schema';
import type { WriteTransaction } from '../../platform/database/transaction';
import type { EveningNews } from '../../platform/mail/evening-words';
import type { Letter, Sender } from '../../platform/mail/letter';
import type { StoredMail } from '../../platform/mail/mail-repository';
import { changeFrom, eveningBefore, takeUnreadChange } from '../../platform/mail/announced-change';
import { readEvening } from '../../agenda/show/announced-evening-repository';
import { findUsers } from '../../people/user/user-repository';
import { findBookingAnswer } from './booking-answer';
import { bookingLetters } from './booking-letters';
import { dateMessageLetter } from './date-message-letter';
import { type AnnouncedBooking, callsLetter, eveningLetters } from './evening-letters';
import { queueBookerMail } from './notify-booker';
import { deskLetters } from './desk-booking-letters';

/**
 * The letter of a waiting mail about a booking, with the evening and the seats as they are now; null if nothing of it is
 * news any more, undefined if it can only leave as it was written.
 */
export async function letterAnew(
  database: Kysely<Database>,
  booking: Booking,
  { kind, occasion }: Pick<StoredMail, 'kind' | 'occasion'>,
  now: Date,
): Promise<((sender: Sender) => Letter) | null | undefined> {
  if (occasion === null) return undefined;
  if (occasion.of === 'evening') {
    const news = newsOf(booking, eveningBefore(occasion), await readEvening(database, booking.dateUuid));
    return news.changes.length === 0 ? null : eveningLetters[eveningLetterOf(news)](booking, news, now);
  }
  if (occasion.of === 'message') return dateMessageLetter(booking, occasion);
  if (occasion.of !== 'booking') return undefined;
  const letter = kind.slice('booking-'.length);
  const { formerState, formerDate } = occasion;
  const circumstances = { now, formerState, ...(formerDate && { formerDate: new Date(formerDate) }) };
  if (occasion.reason !== undefined && isOneOf(deskLetters, letter))
    return deskLetters[letter](booking, circumstances, occasion.reason);
  return isOneOf(bookingLetters, letter) ? bookingLetters[letter](booking, circumstances) : undefined;
}

/** The same for the letter that tells the office whom to call. */
export async function callsAnew(
  database: Kysely<Database>,
  { occasion, user_uuid: uuid }: Pick<StoredMail, 'occasion' | 'user_uuid'>,
): Promise<((sender: Sender) => Letter) | null | undefined> {
  const [clerk] = uuid === null ? [] : await findUsers(database, [uuid]);
  if (occasion?.of !== 'calls' || clerk === undefined) return undefined;
  const calls: AnnouncedBooking[] = [];
  for (const call of occasion.calls) {
    const booking = await findBookingAnswer(database, call.booking);
    // Whoever has got an address meanwhile was written to then.
    if (booking === undefined || booking.state.code === 'ANNULEE' || booking.email !== '') continue;
    const after = await readEvening(database, booking.dateUuid);
    const news = newsOf(booking, eveningBefore(call), after);
    if (news.changes.length > 0) calls.push({ booking, news });
  }
  const [first, ...others] = calls;
  return first === undefined ? null : callsLetter(clerk.firstname, [first, ...others]);
}

const isOneOf = <Letters extends object>(letters: Letters, name: PropertyKey): name is keyof Letters =>
  Object.hasOwn(letters, name);

/**
 * Queues the letter to a booker about a changed evening. One that still waits is replaced: whoever did not read it is told
 * of both changes as one, or of nothing if they cancel out.
 */
export async function queueNews(
  transaction: WriteTransaction,
  booking: Booking,
  { before, after }: EveningNews,
): Promise<void> {
  const known = (await takeUnreadChange(transaction, { booking_uuid: booking.uuid })) ?? before;
  const news = newsOf(booking, known, after);
  if (news.changes.length === 0) return;
  const letter = eveningLetterOf(news);
  const write = eveningLetters[letter](booking, news, transaction.now);
  await queueBookerMail(transaction, booking, `booking-${letter}`, write, changeFrom(known));
}

/** What is new to a booker. */
export function newsOf(booking: Booking, before: AnnouncedEvening, after: AnnouncedEvening): EveningNews {
  const changes = bookersChanges(eveningChanges(before, after), { isOwed: isOwed(booking) });
  return { before, after, changes };
}

const eveningLetterOf = ({ changes }: EveningNews) => (changes.includes('date') ? 'moved' : 'evening');
