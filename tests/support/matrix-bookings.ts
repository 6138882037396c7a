import { booking, hold, openDate } from './matrix-booking-fixtures';
import type { ObjectRule } from './matrix-objects';
import { officeBookingRules } from './matrix-office-bookings';

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
  readBooking: { ask: async (scenery) => ({ params: { uuid: await booking(scenery) } }) },
  readBookingPdf: { ask: async (scenery) => ({ params: { uuid: await booking(scenery) } }) },
  readBookingCalendar: { ask: async (scenery) => ({ params: { uuid: await booking(scenery) } }) },
  updateBooking: { ask: async (scenery) => ({ params: { uuid: await booking(scenery) }, body: {} }) },
  cancelBooking: { ask: async (scenery) => ({ params: { uuid: await booking(scenery) } }) },
  createBookingHold: {
    ask: async (scenery) => ({ body: { dateUuid: await openDate(scenery), places: 1 } }),
  },
  updateBookingHold: {
    ask: async (scenery) => ({ params: { uuid: await hold(scenery) }, body: { places: 1 } }),
  },
  deleteBookingHold: { ask: async (scenery) => ({ params: { uuid: await hold(scenery) }, query: {} }) },
} satisfies Record<string, ObjectRule>;
