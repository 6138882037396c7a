import { describe, expect, test } from 'vitest';
import type { Show } from '#common/contract/agenda/show';
import type { DeviceBooking } from '#mirror/outbox';
import type { KnownBooking } from '#mirror/queries/booking-queries';
import { shownBookings, standingAt } from '../../../../src/components/booking/shown-booking';

const now = new Date('2026-11-21T12:00:00+01:00');
const tonight = new Date('2026-11-21T20:30:00+01:00');

const kept = (fields: Partial<DeviceBooking> = {}): DeviceBooking => ({
  uuid: 'kept',
  dateUuid: 'a date',
  show: { slug: 'le-dindon', title: 'Le Dindon' },
  date: tonight,
  closingDate: tonight,
  location: { name: 'Salle des fêtes, Vaubrun' },
  name: 'Castan',
  firstname: 'Rémi',
  email: 'remi@public.example',
  seats: [
    { count: 2, price: 10 },
    { count: 1, price: 0 },
  ],
  total: 20,
  payAtDoor: true,
  state: { code: 'CONFIRMEE', name: 'Confirmée' },
  at: now,
  version: 'first',
  ...fields,
});
const waiting = (error: { code: 'full' | 'already-exists'; message: string } | null = null) => ({
  key: '1',
  label: 'Réservation du sam. 21 nov. · 20 h 30',
  body: {
    dateUuid: '0190a000-0000-7000-8000-0000000000d1',
    name: 'Castan',
    firstname: 'Rémi',
    email: 'remi@public.example',
    seats: [{ count: 2, price: 0 }],
    terms: true as const,
  },
  error,
});
/** A show with the evening that `waiting` books. */
const announced = (date: Date): Show => ({
  uuid: '0190a000-0000-7000-8000-0000000000a1',
  slug: 'le-dindon',
  title: 'Le Dindon',
  visibleFrom: new Date('2026-11-01T00:00:00+01:00'),
  visibleUntil: new Date('2026-12-01T00:00:00+01:00'),
  prices: [],
  dates: [
    { uuid: waiting().body.dateUuid, date, closingDate: date, maxPlaces: 100, freeParticipation: false },
  ],
  location: { name: 'Salle des fêtes, Vaubrun' },
  pieces: [],
  bookings: true,
  version: 'first',
});
const known = (fields: Partial<KnownBooking>): KnownBooking => ({
  uuid: 'known',
  kept: null,
  waiting: null,
  isHere: true,
  isOfAccount: false,
  ...fields,
});
const shown = (...bookings: readonly KnownBooking[]) => shownBookings(bookings, undefined, now);
const wordsOf = (fields: Partial<DeviceBooking>) => {
  const { coming, over } = shown(known({ kept: kept(fields) }));
  return [coming[0]?.state.words, over[0]?.state.words];
};
const inState = (code: DeviceBooking['state']['code'], fields: Partial<DeviceBooking> = {}) =>
  wordsOf({ state: { code, name: code }, ...fields });

describe('a booking in one’s own list', () => {
  test('is its show, its evening and its seats', () => {
    expect(shown(known({ kept: kept() })).coming).toMatchObject([
      { title: 'Le Dindon', date: tonight, place: 'Salle des fêtes, Vaubrun', seats: 3 },
    ]);
  });

  test('says how it stands', () => {
    expect(inState('CONFIRMEE')).toEqual(['Réservée', undefined]);
    expect(inState('EN_ATTENTE')).toEqual(['Sur liste d’attente', undefined]);
    expect(inState('PROPOSEE', { offeredUntil: tonight })).toEqual(['Places proposées', undefined]);
    const one = kept()
      .seats.slice(0, 1)
      .map((seats) => ({ ...seats, count: 1 }));
    expect(inState('PROPOSEE', { offeredUntil: tonight, seats: one })[0]).toBe('Place proposée');
    expect(inState('PROPOSEE', { offeredUntil: tonight, toConfirm: true })[0]).toBe('À confirmer par mail');
    expect(inState('PROPOSEE', { offeredUntil: now })[0]).toBe('Proposition expirée');
    expect(inState('PROPOSEE', { offeredUntil: now, toConfirm: true })[0]).toBe('Non confirmée');
    expect(inState('ANNULEE')).toEqual([undefined, 'Annulée']);
    expect(inState('ANNULEE', { ending: 'cancelled' })[1]).toBe('Annulée');
    expect(inState('ANNULEE', { ending: 'left-list' })[1]).toBe('Liste d’attente quittée');
    expect(inState('ANNULEE', { ending: 'declined' })[1]).toBe('Proposition refusée');
    expect(inState('ANNULEE', { ending: 'offer-over' })[1]).toBe('Proposition expirée');
    expect(inState('ANNULEE', { ending: 'unconfirmed' })[1]).toBe('Non confirmée');
    expect(wordsOf({ date: new Date('2026-11-20T20:30:00+01:00') })).toEqual([undefined, 'Passée']);
  });

  test('that the server does not have says what it waits for, or why it was not taken', () => {
    expect(shown(known({ waiting: waiting() })).coming).toMatchObject([
      { title: 'Réservation du sam. 21 nov. · 20 h 30', seats: 2, state: { words: 'Attend le réseau' } },
    ]);
    const [refused] = shown(known({ waiting: waiting({ code: 'full', message: '' }) })).coming;
    expect(refused?.state.words).toBe('Refusée');
    expect(refused?.reason).toBeTruthy();
  });

  test('that was sent twice is as the server has it', () => {
    const repeated = waiting({ code: 'already-exists', message: '' });
    expect(shown(known({ waiting: repeated, kept: kept() })).coming[0]?.state.words).toBe('Réservée');
  });
});

test('the next evening comes first, and among those that are over the last one', () => {
  const on = (uuid: string, day: string) =>
    known({ uuid, kept: kept({ date: new Date(`2026-11-${day}T20:30:00+01:00`) }) });
  const { coming, over } = shown(on('later', '28'), on('first', '01'), on('tonight', '21'), on('last', '14'));
  expect(coming.map(({ uuid }) => uuid)).toEqual(['tonight', 'later']);
  expect(over.map(({ uuid }) => uuid)).toEqual(['last', 'first']);
});

test('what was never sent does not take the place of the next evening: not without a date, not once its evening is over', () => {
  const unsent = known({ uuid: 'unsent', waiting: waiting() });
  const uuids = (bookings: readonly { readonly uuid: string }[]) => bookings.map(({ uuid }) => uuid);
  const tonightToo = known({ uuid: 'tonight', kept: kept() });
  expect(uuids(shown(unsent, tonightToo).coming)).toEqual(['tonight', 'unsent']);
  const shows = [announced(new Date('2026-11-20T20:30:00+01:00'))];
  const { coming, over } = shownBookings([unsent, tonightToo], { shows, events: [] }, now);
  expect([uuids(coming), uuids(over)]).toEqual([['tonight'], ['unsent']]);
});

test('a booking of a date stands there while it has seats or waits for some', () => {
  const at = (fields: Partial<DeviceBooking>) =>
    standingAt(shown(known({ kept: kept(fields) })).coming, 'a date');
  expect(at({})).toHaveLength(1);
  expect(at({ state: { code: 'EN_ATTENTE', name: 'En attente' } })).toHaveLength(1);
  expect(at({ state: { code: 'ANNULEE', name: 'Annulée' } })).toEqual([]);
  expect(at({ state: { code: 'PROPOSEE', name: 'Proposée' }, offeredUntil: now })).toEqual([]);
  expect(at({ dateUuid: 'another' })).toEqual([]);
  const refused = shown(known({ waiting: waiting({ code: 'full', message: 'Complet' }) })).coming;
  expect(standingAt(refused, '0190a000-0000-7000-8000-0000000000d1')).toEqual([]);
});
