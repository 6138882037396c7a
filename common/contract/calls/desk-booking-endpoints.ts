import { array } from 'superstruct';
import { booking } from '../tickets/booking';
import { get, post, put } from './endpoint';
import {
  bookingAct,
  bookingActKinds,
  bookingDate,
  bookingDateQuery,
  bookingQuery,
  dateMessage,
  dateMessagePreview,
  dateMessageWrite,
  deskBookingChange,
  deskBookingWrite,
  deskCancellation,
  sentDateMessage,
} from '../tickets/desk-booking';
import { tolerantList, pageOf, hasKnown } from '../fields/primitives';
import { byUuid } from './address-params';

/** The calls of staff who book for others and manage existing bookings. */
export const deskBookingEndpoints = {
  listBookings: get('/api/bookings', 'bookings', { query: bookingQuery, answer: pageOf(booking) }),
  createOfficeBooking: post('/api/office-bookings', 'bookings', {
    body: deskBookingWrite,
    answer: booking,
    created: true,
  }),
  changeOfficeBooking: put('/api/office-bookings/{uuid}', 'bookings', {
    params: byUuid,
    body: deskBookingChange,
    answer: booking,
  }),
  cancelOfficeBooking: post('/api/office-bookings/{uuid}/cancellation', 'bookings', {
    params: byUuid,
    body: deskCancellation,
    answer: booking,
  }),
  keepBookingCall: post('/api/office-bookings/{uuid}/call', 'bookings', {
    params: byUuid,
    answer: 'nothing',
  }),
  readBookingHistory: get('/api/office-bookings/{uuid}/history', 'bookings', {
    params: byUuid,
    answer: tolerantList(bookingAct, hasKnown('kind', bookingActKinds)),
  }),

  listBookingDates: get('/api/booking-dates', 'bookings', {
    query: bookingDateQuery,
    answer: array(bookingDate),
  }),
  readBookingDate: get('/api/booking-dates/{uuid}', 'bookings', { params: byUuid, answer: bookingDate }),
  listDateMessages: get('/api/booking-dates/{uuid}/messages', 'bookings', {
    params: byUuid,
    answer: array(sentDateMessage),
  }),
  previewDateMessage: post('/api/booking-dates/{uuid}/message-preview', 'bookings', {
    params: byUuid,
    body: dateMessage,
    answer: dateMessagePreview,
  }),
  sendDateMessage: post('/api/booking-dates/{uuid}/messages', 'bookings', {
    params: byUuid,
    body: dateMessageWrite,
    answer: sentDateMessage,
    created: true,
  }),
} as const;
