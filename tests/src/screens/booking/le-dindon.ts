import type { Show } from '#common/contract/agenda/show';
import type { ShownBooking } from '../../../../src/components/booking/shown-booking';

type ShowDate = Show['dates'][number];

/** One evening of Le Dindon. */
export const evening: ShowDate = {
  uuid: '0190a000-0000-7000-8000-00000000000d',
  date: new Date('2026-12-12T20:30:00+01:00'),
  closingDate: new Date('2026-12-12T18:30:00+01:00'),
  maxPlaces: 100,
  freeParticipation: true,
};

/** The afternoon of the day after. */
export const afternoon: ShowDate = {
  ...evening,
  uuid: '0190a000-0000-7000-8000-00000000000e',
  date: new Date('2026-12-13T15:00:00+01:00'),
  closingDate: new Date('2026-12-13T13:00:00+01:00'),
};

/** Le Dindon on these dates. */
export const leDindon = (dates: Show['dates']): Show => ({
  uuid: '0190a000-0000-7000-8000-000000000001',
  slug: 'le-dindon',
  title: 'Le Dindon',
  visibleFrom: new Date('2026-11-01T10:00:00+01:00'),
  visibleUntil: new Date('2026-12-31T10:00:00+01:00'),
  prices: [],
  dates,
  location: { name: 'Salle des fêtes' },
  pieces: [],
  bookings: true,
  version: 'v1',
});

/** Three seats booked on this device, for the evening. */
export const booked: ShownBooking = {
  uuid: '0190a000-0000-7000-8000-0000000000b1',
  dateUuid: evening.uuid,
  title: 'Le Dindon',
  seats: 3,
  state: { shape: 'dot', words: 'Réservée' },
  isOver: false,
  isHere: true,
  isOfAccount: false,
};
