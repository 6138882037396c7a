import { array } from 'superstruct';
import {
  booking,
  bookingChange,
  bookingDateWrite,
  bookingHold,
  bookingHoldChange,
  bookingHoldEnd,
  bookingHoldWrite,
  bookingEmailWrite,
  bookingWrite,
  ticketMailWrite,
} from '../tickets/booking';
import { get, post, put, remove } from './endpoint';
import { deskBookingEndpoints } from './desk-booking-endpoints';
import { byUuid } from './address-params';

/**
 * The calls of bookings. A booking's uuid grants access to it: it cannot be guessed, and only the person who booked
 * receives it.
 */
export const bookingEndpoints = {
  ...deskBookingEndpoints,

  createBooking: post('/api/bookings', 'everybody', {
    body: bookingWrite,
    answer: booking,
    queued: true,
    created: true,
  }),
  readBooking: get('/api/bookings/{uuid}', 'everybody', { params: byUuid, answer: booking, anonymous: true }),
  /** Those under the account's address, of dates to come and of the last weeks. */
  listOwnBookings: get('/api/own-bookings', 'profile', { answer: array(booking) }),
  updateBooking: put('/api/bookings/{uuid}', 'everybody', {
    params: byUuid,
    body: bookingChange,
    answer: booking,
  }),
  /** To another date of the same show; asked for once more, nothing changes. */
  changeBookingDate: put('/api/bookings/{uuid}/date', 'everybody', {
    params: byUuid,
    body: bookingDateWrite,
    answer: booking,
  }),
  /** A slip in the address is put right by whoever holds the booking, once. */
  correctBookingEmail: put('/api/bookings/{uuid}/email', 'everybody', {
    params: byUuid,
    body: bookingEmailWrite,
    answer: booking,
  }),
  cancelBooking: remove('/api/bookings/{uuid}', 'everybody', { params: byUuid }),
  readBookingPdf: get('/api/bookings/{uuid}/pdf', 'everybody', { params: byUuid, answer: 'file' }),
  readBookingCalendar: get('/api/bookings/{uuid}/ics', 'everybody', { params: byUuid, answer: 'file' }),

  /** The answer is the same whether there is such a booking or not. */
  sendTicketsAgain: post('/api/ticket-mails', 'everybody', {
    body: ticketMailWrite,
    answer: 'nothing',
    anonymous: true,
  }),

  createBookingHold: post('/api/booking-holds', 'everybody', {
    body: bookingHoldWrite,
    answer: bookingHold,
    created: true,
  }),
  updateBookingHold: put('/api/booking-holds/{uuid}', 'everybody', {
    params: byUuid,
    body: bookingHoldChange,
    answer: bookingHold,
  }),
  deleteBookingHold: remove('/api/booking-holds/{uuid}', 'everybody', {
    params: byUuid,
    query: bookingHoldEnd,
  }),
} as const;
