import type { Booking } from '../../../../../src/screens/desk/booking/booking-answers';

/** Rémi's two seats, but for what is said. */
export function booking(fields: Partial<Booking> = {}): Booking {
  return {
    uuid: '0190a000-0000-7000-8000-000000000001',
    dateUuid: '0190a000-0000-7000-8000-000000000002',
    show: { slug: 'le-dindon', title: 'Le Dindon' },
    date: new Date('2026-11-21T20:30:00+01:00'),
    closingDate: new Date('2026-11-21T18:30:00+01:00'),
    location: { name: 'Salle des fêtes, Vaubrun' },
    name: 'Castan',
    firstname: 'Rémi',
    email: 'remi@public.example',
    phone: '06 12 34 56 78',
    seats: [{ category: { slug: 'plein', name: 'Plein tarif' }, count: 2, price: 12 }],
    total: 24,
    payAtDoor: true,
    state: { code: 'CONFIRMEE', name: 'Confirmée' },
    at: new Date('2026-11-20T10:00:00+01:00'),
    version: 'v1',
    ...fields,
  };
}
