import { CallError } from '../../platform/http/call-error';
import type { Attach } from '../../platform/mail/send-mail';
import { readBooking } from './booking-answer';
import { printBookingCalendar, readEntry } from './booking-calendar';
import { DATE_MESSAGE } from './date-message-letter';
import { bookingPdf } from './booking-pdf';

/**
 * Attaches the ticket (PDF) and the calendar entry, as they are at sending time, to each mail about a confirmed,
 * upcoming booking; a cancellation mail gets the calendar entry that removes the event, if there ever was one. Nothing is
 * attached if the booking is gone or no longer under this address, nor to a message to all bookers of a date.
 */
export const attachPaper: Attach<'recipient' | 'booking_uuid'> = async (
  database,
  { kind, recipient, booking_uuid: uuid },
) => {
  if (uuid === null || kind === DATE_MESSAGE) return [];
  try {
    const { state, email } = await readBooking(database, uuid);
    const isCancelled = state.code === 'ANNULEE' && kind === 'booking-cancelled';
    const isToCome = state.code === 'CONFIRMEE' && kind !== 'booking-thanks';
    if (!(isCancelled || isToCome) || email !== recipient) return [];
    if (isCancelled && (await readEntry(database, uuid)).sequence === 0) return [];
    const entry = await printBookingCalendar(database, uuid);
    const calendar = {
      filename: entry.name,
      content: entry.content,
      contentType: `text/calendar; charset=utf-8; method=${isCancelled ? 'CANCEL' : 'PUBLISH'}`,
    };
    if (isCancelled) return [calendar];
    const { name, content } = await bookingPdf(database, uuid);
    return [{ filename: name, content, contentType: 'application/pdf' }, calendar];
  } catch (error) {
    // Deleted or cancelled between the two queries.
    if (error instanceof CallError) return [];
    throw error;
  }
};
