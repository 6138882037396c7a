import { write } from '../database/transaction';
import { networkOf } from '../guard/limit';
import type { Handlers } from '../http/handler';
import { lockBookable } from './bookable-date';
import { printBookingCalendar } from './booking-calendar';
import { readBookingWithCode } from './booking-code';
import { changeHold, holdSeats, releaseHold } from './booking-hold-change';
import { countBooking, countChange, countHold } from './booking-limit';
import { bookingPdf } from './booking-pdf';
import { cancelBooking, createBooking, refuseFull, updateBooking } from './booking-change';

export const bookingRoutes = {
  async createBooking({ body, caller, database }, transaction) {
    await refuseFull(transaction, body);
    await countBooking(database, caller, body.email);
    return createBooking(transaction, body);
  },

  readBooking: ({ params, database }) => readBookingWithCode(database, params.uuid),

  async updateBooking({ params, body, caller, database }) {
    await countChange(database, caller, params.uuid, body);
    return write(database, (transaction) => updateBooking(transaction, params.uuid, body));
  },

  async cancelBooking({ params, database }) {
    await write(database, (transaction) => cancelBooking(transaction, params.uuid));
    return null;
  },

  readBookingPdf: async ({ params: { uuid }, database }) =>
    fileAnswer(new Uint8Array(await bookingPdf(database, uuid)), 'application/pdf', `${uuid}.pdf`),

  readBookingCalendar: async ({ params: { uuid }, database }) =>
    fileAnswer(await printBookingCalendar(database, uuid), 'text/calendar; charset=utf-8', `${uuid}.ics`),

  async createBookingHold({ body, caller, database }) {
    await countHold(database, caller);
    return write(database, async (transaction) => {
      const room = await lockBookable(transaction, body.dateUuid);
      return holdSeats(transaction, room, { ...body, network: networkOf(caller.address) });
    });
  },

  async updateBookingHold({ params, body, caller, database }) {
    await countHold(database, caller);
    return write(database, (transaction) => changeHold(transaction, params.uuid, body.places));
  },

  async deleteBookingHold({ params, database }) {
    await write(database, (transaction) => releaseHold(transaction, params.uuid));
    return null;
  },
} satisfies Partial<Handlers>;

/** A file for the booker only. */
function fileAnswer(content: Uint8Array<ArrayBuffer> | string, type: string, name: string): Response {
  return new Response(content, {
    headers: {
      'Content-Type': type,
      'Content-Disposition': `attachment; filename="${name}"`,
      'Cache-Control': 'private, no-store',
    },
  });
}
