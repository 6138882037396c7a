import type { AnswerOf } from '#common/contract/calls/call-parts';

/** Types of the server's answers about bookings. */
export type Booking = AnswerOf<'readBooking', Blob>;
export type BookingDate = AnswerOf<'readBookingDate', Blob>;
export type BookingAct = AnswerOf<'readBookingHistory', Blob>[number];
