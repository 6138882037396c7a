import { CallError } from '../http/call-error';
import type { Attach } from '../mail/send-mail';
import { readBooking } from './booking-answer';
import { printBookingCalendar } from './booking-calendar';
import { DATE_MESSAGE } from './date-message-letter';
import { bookingPdf } from './booking-pdf';

/**
 * With every mail of a booking that is confirmed and to come goes its paper, and its evening for a calendar, both as things
 * are when it is sent; with the one that tells of its end, what takes it out of a calendar. Where the booking is gone, or
 * nobody's any more, nothing does, nor with a message to all of a date.
 */
export const attachPaper: Attach = async (database, { kind, recipient, booking_uuid: uuid }) => {
  if (uuid === null || kind === DATE_MESSAGE) return [];
  try {
    const { show, state, email } = await readBooking(database, uuid);
    const isCancelled = state.code === 'ANNULEE' && kind === 'booking-cancelled';
    const isToCome = state.code === 'CONFIRMEE' && kind !== 'booking-thanks';
    if (!(isCancelled || isToCome) || email !== recipient) return [];
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
