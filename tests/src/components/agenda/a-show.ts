import type { Show } from '#common/contract/agenda/show';

/** A show that has one evening in December 2026. */
export const aShow = (slug: string, day: string, fields: Partial<Show> = {}): Show => ({
  uuid: `0190a000-0000-7000-8000-0000000000${day}`,
  slug,
  title: slug,
  visibleFrom: new Date('2026-11-01T10:00:00+01:00'),
  visibleUntil: new Date('2027-01-01T10:00:00+01:00'),
  prices: [],
  dates: [
    {
      uuid: `0190a000-0000-7000-8000-0000000001${day}`,
      date: new Date(`2026-12-${day}T20:30:00+01:00`),
      closingDate: new Date(`2026-12-${day}T18:30:00+01:00`),
      maxPlaces: 100,
      freeParticipation: true,
    },
  ],
  location: { name: 'Salle des fêtes' },
  pieces: [],
  bookings: true,
  version: 'v1',
  ...fields,
});
