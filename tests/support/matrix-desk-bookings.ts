import { randomUUID } from 'node:crypto';
import { addBooking, openHouse } from './door';
import { booking, openDate } from './matrix-booking-fixtures';
import type { Scenery } from './matrix-fixtures';
import type { ObjectRule } from './matrix-objects';

const castan = { name: 'Castan', firstname: 'Rémi', email: 'remi@public.example' };
const words = { subject: 'Changement de salle', text: 'Nous jouons au foyer.', states: ['CONFIRMEE'] };

/** How those who book for others ask. */
export const officeBookingRules = {
  listBookings: { ask: () => ({}) },
  createOfficeBooking: {
    ask: async (scenery) => ({
      body: {
        dateUuid: await openDate(scenery),
        ...castan,
        seats: [{ category: { slug: 'plein-tarif' }, count: 1 }],
      },
    }),
  },
  changeOfficeBooking: {
    ask: async (scenery) => ({
      params: { uuid: await booking(scenery) },
      body: { ...castan, paid: true, version: 'first' },
    }),
  },
  cancelOfficeBooking: { ask: async (scenery) => ({ params: { uuid: await booking(scenery) }, body: {} }) },
  keepBookingCall: { ask: async (scenery) => ({ params: { uuid: await booking(scenery) } }) },
  readBookingHistory: { ask: async (scenery) => ({ params: { uuid: await booking(scenery) } }) },
  listBookingDates: { ask: () => ({}) },
  readBookingDate: { ask: async (scenery) => ({ params: { uuid: await openDate(scenery) } }) },
  listDateMessages: { ask: async (scenery) => ({ params: { uuid: await openDate(scenery) } }) },
  previewDateMessage: {
    ask: async (scenery) => ({ params: { uuid: await openDate(scenery) }, body: words }),
  },
  sendDateMessage: {
    ask: async (scenery) => ({
      params: { uuid: await ownDate(scenery) },
      body: { uuid: randomUUID(), ...words },
    }),
  },
} satisfies Record<string, ObjectRule>;

/** A date that nobody wrote to yet, with somebody to write to. */
async function ownDate({ api }: Scenery): Promise<string> {
  const { date } = await openHouse(api.site.database);
  await addBooking(api.site.database, date);
  return date;
}
