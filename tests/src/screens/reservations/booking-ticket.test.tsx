import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { Router } from 'wouter';
import { type BookingStateCode, bookingStateNames } from '#common/contract/tickets/booking';
import type { KeptBooking } from '#worker/api';
import { BookingTicket } from '../../../../src/screens/reservations/booking-ticket';

const date = new Date('2026-12-12T20:30:00+01:00');
const closingDate = new Date('2026-12-10T20:30:00+01:00');
const open = new Date('2026-12-10T10:00:00+01:00');
const closed = new Date('2026-12-11T10:00:00+01:00');
const past = new Date('2026-12-13T10:00:00+01:00');

const booking: KeptBooking = {
  uuid: '0190a000-0000-7000-8000-000000000004',
  dateUuid: '0190a000-0000-7000-8000-00000000000d',
  show: { slug: 'le-dindon', title: 'Le Dindon' },
  date,
  closingDate,
  location: { name: 'Salle des fêtes' },
  name: 'Castan',
  firstname: 'Rémi',
  email: 'remi@public.example',
  seats: [{ category: { slug: 'plein-tarif', name: 'Plein tarif' }, count: 2, price: 12 }],
  total: 24,
  payAtDoor: true,
  state: { code: 'CONFIRMEE', name: 'Confirmée' },
  at: open,
  version: 'v1',
};

/** The page of Rémi's booking, without its no-break spaces. */
function pageOf(code: BookingStateCode, now: Date): string {
  vi.useFakeTimers({ now });
  const state = { code, name: bookingStateNames[code] };
  const html = renderToStaticMarkup(
    <Router ssrPath="/reservations">
      <BookingTicket booking={{ ...booking, state }} onChange={() => undefined} />
    </Router>,
  );
  return html.replace(/[\u00a0\u202f]/g, ' ');
}

afterEach(() => void vi.useRealTimers());

describe('once booking has ended', () => {
  const toContacts = '<a href="/a-propos-de-nous/contacts"';

  test('who cannot come is led to the association, which the page cannot tell for them any more', () => {
    expect(pageOf('CONFIRMEE', open)).not.toContain(toContacts);
    expect(pageOf('CONFIRMEE', closed)).toContain(`Si vous ne pouvez pas venir, ${toContacts}`);
  });

  test('and the evening is over, nobody is asked whether they can come', () => {
    expect(pageOf('CONFIRMEE', past)).not.toContain('Si vous ne pouvez pas venir');
  });
});

describe('what is to pay', () => {
  test.each(['CONFIRMEE', 'PROPOSEE'] as const)(
    'is said to who has seats, or is offered them: %s',
    (code) => {
      expect(pageOf(code, open)).toContain('À payer sur place');
    },
  );

  test.each(['EN_ATTENTE', 'ANNULEE'] as const)('is said to nobody else: %s', (code) => {
    expect(pageOf(code, open)).not.toContain('À payer');
  });
});

describe('who waits', () => {
  const PROMISE = 'proposées par mail';

  test('is told how seats are offered, and that they are kept shorter as booking ends', () => {
    const page = pageOf('EN_ATTENTE', open);
    expect(page).toContain('Vous êtes sur la liste d’attente.');
    expect(page).toContain('gardées douze heures, moins si la clôture des réservations est proche');
  });

  test('is told once booking has ended that nothing is offered any more, but that the association may call', () => {
    const page = pageOf('EN_ATTENTE', closed);
    expect(page).toContain('Aucune place ne s’est libérée à temps.');
    expect(page).toContain('L’association peut encore vous appeler.');
    expect(page).not.toContain(PROMISE);
  });

  test('is told after the evening that it is over', () => {
    const page = pageOf('EN_ATTENTE', past);
    expect(page).toContain('Cette séance a eu lieu.');
    expect(page).not.toContain('Vous êtes sur la liste d’attente');
    expect(page).not.toContain(PROMISE);
  });
});
