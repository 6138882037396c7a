import { write } from '../../platform/database/transaction';
import { networkOf } from '../../platform/guard/limit';
import { requirePerson } from '../../platform/http/caller';
import { fileAnswer, pdfAnswer } from '../../platform/http/file-answer';
import type { Handlers } from '../../platform/http/handler';
import { lockBookable } from './bookable-date';
import { printBookingCalendar } from './booking-calendar';
import { readBookingWithCode } from './booking-code';
import { changeBookingDate } from './booking-date-change';
import { correctEmail } from './booking-email';
import { changeHold, holdSeats, leaveHold, releaseHold } from './booking-hold-change';
import { countBooking, countChange, countHold } from './booking-limit';
import { bookingPdf } from './booking-pdf';
import { countedRange } from './booking-range';
import { requireMailableOf } from '../../people/user/mailable-address-repository';
import { listOwnBookings } from './own-bookings';
import { sendTicketsAgain } from './tickets-again';
import { cancelBooking, createBooking, refuseFull, updateBooking } from './booking-change';

export const bookingRoutes = {
  async createBooking({ body, caller, database }, transaction) {
    await requireMailableOf(database, caller, body.email);
    await refuseFull(transaction, body);
    await countBooking(database, caller, body.email);
    return createBooking(transaction, body, countedRange(caller, body.dateUuid));
  },

  readBooking: ({ params, database }) => readBookingWithCode(database, params.uuid),

  listOwnBookings: ({ caller, database }) => listOwnBookings(database, requirePerson(caller).uuid),

  async updateBooking({ params, body, caller, database }) {
    await countChange(database, caller, params.uuid, body.seats !== undefined);
    return write(database, (transaction) => updateBooking(transaction, params.uuid, body));
  },

  async changeBookingDate({ params, body, caller, database }) {
    await countChange(database, caller, params.uuid, true);
    const range = countedRange(caller, body.dateUuid);
    return write(database, (transaction) => changeBookingDate(transaction, params.uuid, body, range));
  },

  async correctBookingEmail({ params, body: { email }, caller, database }) {
    await countBooking(database, caller, email);
    await write(database, (transaction) => correctEmail(transaction, params.uuid, email));
    return readBookingWithCode(database, params.uuid);
  },

  async cancelBooking({ params, database }) {
    await write(database, (transaction) => cancelBooking(transaction, params.uuid));
    return null;
  },

  readBookingPdf: async ({ params: { uuid }, database }) => pdfAnswer(await bookingPdf(database, uuid)),

  readBookingCalendar: async ({ params: { uuid }, database }) =>
    fileAnswer(await printBookingCalendar(database, uuid), 'text/calendar; charset=utf-8'),

  async sendTicketsAgain({ body, caller, database }) {
    await sendTicketsAgain(database, body, caller);
    return null;
  },

  async createBookingHold({ body, caller, database }) {
    await countHold(database, caller);
    return write(database, async (transaction) => {
      const room = await lockBookable(transaction, body.dateUuid);
      return holdSeats(transaction, room, { ...body, network: networkOf(caller.address) });
    });
  },

  async updateBookingHold({ params, body, caller, database }) {
    await countHold(database, caller);
    return write(database, (transaction) => changeHold(transaction, params.uuid, body));
  },

  async deleteBookingHold({ params: { uuid }, query: { page }, database }) {
    await write(database, (transaction) =>
      page === undefined ? releaseHold(transaction, uuid) : leaveHold(transaction, uuid, page),
    );
    return null;
  },
} satisfies Partial<Handlers>;
