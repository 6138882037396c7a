import { randomUUID } from 'node:crypto';
import { booking, hold, openDate } from './matrix-booking-fixtures';
import type { ObjectRule } from './matrix-objects';
import { officeBookingRules } from './matrix-desk-bookings';

/** How bookings are asked. Whoever has a booking's address holds it, as its booker does. */
export const bookingRules = {
  ...officeBookingRules,
  createBooking: {
    ask: async (scenery) => ({
      body: {
        dateUuid: await openDate(scenery),
        name: 'Castan',
        firstname: 'Rémi',
        email: 'remi@public.example',
        seats: [{ category: { slug: 'plein-tarif' }, count: 1 }],
        terms: true,
      },
    }),
  },
  listOwnBookings: { ask: () => ({}) },
  readBooking: { ask: async (scenery) => ({ params: { uuid: await booking(scenery) } }) },
  readBookingPdf: { ask: async (scenery) => ({ params: { uuid: await booking(scenery) } }) },
  readBookingCalendar: { ask: async (scenery) => ({ params: { uuid: await booking(scenery) } }) },
  updateBooking: { ask: async (scenery) => ({ params: { uuid: await booking(scenery) }, body: {} }) },
  changeBookingDate: {
    ask: async (scenery) => ({
      params: { uuid: await booking(scenery) },
      body: { dateUuid: await openDate(scenery) },
    }),
  },
  correctBookingEmail: {
    ask: async (scenery) => ({
      params: { uuid: await booking(scenery) },
      body: { email: 'anne@public.example' },
    }),
  },
  cancelBooking: { ask: async (scenery) => ({ params: { uuid: await booking(scenery) } }) },
  // An address is asked for a few times a day.
  sendTicketsAgain: { ask: () => ({ body: { email: `${randomUUID()}@public.example` } }) },
  createBookingHold: {
    ask: async (scenery) => ({ body: { dateUuid: await openDate(scenery), places: 1 } }),
  },
  updateBookingHold: {
    ask: async (scenery) => ({ params: { uuid: await hold(scenery) }, body: { places: 1 } }),
  },
  deleteBookingHold: { ask: async (scenery) => ({ params: { uuid: await hold(scenery) }, query: {} }) },
} satisfies Record<string, ObjectRule>;
