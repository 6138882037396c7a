import { randomUUID } from 'node:crypto';

/** What the secretary sends of an evening, of a price and of a show that has one of each. */
export const writtenDate = (fields = {}) => ({
  uuid: randomUUID(),
  date: '2026-12-11T20:30:00+01:00',
  closingDate: '2026-12-11T18:30:00+01:00',
  maxPlaces: 80,
  freeParticipation: false,
  ...fields,
});
export const writtenPrice = (fields = {}) => ({
  uuid: randomUUID(),
  price: 8.5,
  category: { slug: 'tarif-reduit' },
  ...fields,
});
export const writtenShow = (fields = {}) => ({
  title: 'La Puce à l’oreille',
  location: { name: 'Salle des fêtes', link: 'theatre.example/salle' },
  dates: [writtenDate()],
  prices: [writtenPrice()],
  pieces: [],
  visibleFrom: '2026-11-01T09:00:00+01:00',
  visibleUntil: '2026-12-20T09:00:00+01:00',
  bookings: true,
  ...fields,
});
