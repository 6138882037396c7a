import { CallError } from '../http/call-error';
import type { Attach } from '../mail/send-mail';
import { readBooking } from './booking-answer';
import { printBookingCalendar, readSequence } from './booking-calendar';
import { DATE_MESSAGE } from './date-message-letter';
import { bookingPdf } from './booking-pdf';

/**
 * Attaches the ticket (PDF) and the calendar entry, as they are at sending time, to each mail about a confirmed,
 * upcoming booking; a cancellation mail gets the calendar entry that removes the event, if there ever was one. Nothing is
 * attached if the booking is gone or no longer under this address, nor to a message to all bookers of a date.
 */
export const attachPaper: Attach = async (database, { kind, recipient, booking_uuid: uuid }) => {
  if (uuid === null || kind === DATE_MESSAGE) return [];
  try {
    const { show, state, email } = await readBooking(database, uuid);
    const isCancelled = state.code === 'ANNULEE' && kind === 'booking-cancelled';
    const isToCome = state.code === 'CONFIRMEE' && kind !== 'booking-thanks';
    if (!(isCancelled || isToCome) || email !== recipient) return [];
    if (isCancelled && (await readSequence(database, uuid)) === 0) return [];
    const calendar = {
      filename: `${show.slug}.ics`,
      content: await printBookingCalendar(database, uuid),
      contentType: `text/calendar; charset=utf-8; method=${isCancelled ? 'CANCEL' : 'PUBLISH'}`,
    };
    if (isCancelled) return [calendar];
    const content = await bookingPdf(database, uuid);
    return [{ filename: `${show.slug}.pdf`, content, contentType: 'application/pdf' }, calendar];
  } catch (error) {
    // Deleted or cancelled between the two queries.
    if (error instanceof CallError) return [];
    throw error;
  }
};
