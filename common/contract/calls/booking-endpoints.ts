import { object } from 'superstruct';
import {
  booking,
  bookingChange,
  bookingHold,
  bookingHoldChange,
  bookingHoldEnd,
  bookingHoldWrite,
  bookingWrite,
} from '../tickets/booking';
import { get, post, put, remove } from './endpoint';
import { officeBookingEndpoints } from './office-booking-endpoints';
import { uuid } from '../fields/primitives';

const byUuid = object({ uuid });

/**
 * The calls of bookings. A booking's uuid grants access to it: it cannot be guessed, and only the person who booked
 * receives it.
 */
export const bookingEndpoints = {
  ...officeBookingEndpoints,

  createBooking: post('/api/bookings', 'everybody', {
    body: bookingWrite,
    answer: booking,
    queued: true,
    created: true,
  }),
  readBooking: get('/api/bookings/{uuid}', 'everybody', { params: byUuid, answer: booking, anonymous: true }),
  updateBooking: put('/api/bookings/{uuid}', 'everybody', {
    params: byUuid,
    body: bookingChange,
    answer: booking,
  }),
  cancelBooking: remove('/api/bookings/{uuid}', 'everybody', { params: byUuid }),
  readBookingPdf: get('/api/bookings/{uuid}/pdf', 'everybody', { params: byUuid, answer: 'file' }),
  readBookingCalendar: get('/api/bookings/{uuid}/ics', 'everybody', { params: byUuid, answer: 'file' }),

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
