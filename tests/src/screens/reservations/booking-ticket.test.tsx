import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { Router } from 'wouter';
import { type BookingStateCode, bookingStateNames } from '#common/contract/tickets/booking';
import type { KeptBooking } from '#worker/api';
import { BookingTicket } from '../../../../src/screens/reservations/booking-ticket';
import { booking } from '../regie/reservations/a-booking';

const date = new Date('2026-12-12T20:30:00+01:00');
const closingDate = new Date('2026-12-10T20:30:00+01:00');
const open = new Date('2026-12-10T10:00:00+01:00');
const closed = new Date('2026-12-11T10:00:00+01:00');
const past = new Date('2026-12-13T10:00:00+01:00');

/** The page of Rémi's booking, without its no-break spaces. */
function pageOf(code: BookingStateCode, now: Date, fields: Partial<KeptBooking> = {}, query = ''): string {
  vi.useFakeTimers({ now });
  const state = { code, name: bookingStateNames[code] };
  const html = renderToStaticMarkup(
    <Router ssrPath={`/reservations${query}`}>
      <BookingTicket booking={booking({ date, closingDate, state, ...fields })} onChange={() => undefined} />
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
    expect(pageOf('EN_ATTENTE', closed)).toContain(`Si vous n’en voulez plus, ${toContacts}`);
  });

  test('and the evening is over, nobody is asked whether they can come', () => {
    expect(pageOf('CONFIRMEE', past)).not.toContain('Si vous ne pouvez pas venir');
  });
});

describe('after the evening', () => {
  test.each(['CONFIRMEE', 'PROPOSEE'] as const)('nothing is to do any more: %s', (code) => {
    const page = pageOf(code, past);
    expect(page).toContain('Cette séance a eu lieu.');
    for (const gone of [
      'C’est réservé',
      'vous sont proposées',
      'à l’entrée',
      'À payer',
      'Ajouter à l’agenda',
      'Le billet (PDF)',
    ])
      expect(page).not.toContain(gone);
  });

  test('what was paid is still said', () => {
    expect(pageOf('CONFIRMEE', past, { paidAt: open })).toContain('Payé');
  });

  test('who comes while it is on has the ticket still', () => {
    expect(pageOf('CONFIRMEE', new Date('2026-12-12T21:00:00+01:00'))).toContain('à l’entrée');
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

test('whoever has paid a booking that is cancelled is told how to get their money back', () => {
  const REFUND = 'Vous aviez réglé 24,00 € : écrivez à l’association pour être remboursé.';
  expect(pageOf('ANNULEE', open, { paidAt: open })).toContain(REFUND);
  expect(pageOf('ANNULEE', open)).not.toContain('remboursé');
  expect(pageOf('ANNULEE', open, { paidAt: open, arrived: 2 })).not.toContain('remboursé');
});

test('whoever paid twice is told how to get their money back', () => {
  const page = pageOf('CONFIRMEE', open, { paidAt: open, overpaid: 24 });
  expect(page).toContain('Vous avez payé 24,00 € en trop : écrivez à l’association pour être remboursé.');
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

test('once people came in, the page says why the booking stays, and offers no cancelling', () => {
  expect(pageOf('CONFIRMEE', open)).toContain('Annuler la réservation');
  const used = pageOf('CONFIRMEE', open, { arrived: 2 });
  expect(used).toContain(
    '2 personnes sont déjà entrées avec cette réservation : elle ne s’annule plus ici, et garde au moins 2 places.',
  );
  expect(used).not.toContain('Annuler la réservation');
});

describe('a booking that is to be confirmed by mail', () => {
  const fields = { toConfirm: true, offeredUntil: closingDate } as const;

  test('says why, and where its button is', () => {
    const page = pageOf('PROPOSEE', open, fields);
    expect(page).toContain('Il reste à confirmer par mail.');
    expect(page).toContain('Beaucoup de places ont été réservées depuis le même réseau que le vôtre.');
    expect(page).toContain('Vos places sont gardées jusqu’au');
    expect(page).not.toContain('>Confirmer ma réservation<');
    expect(page).not.toContain('Prendre ces places');
    expect(page).not.toContain('Changer les places');
  });

  test('has it for whoever followed the link of the mail', () => {
    const page = pageOf('PROPOSEE', open, fields, '?confirmation=x');
    expect(page).toContain('Confirmer ma réservation</');
    expect(page).not.toContain('Ouvrez le mail');
  });

  test('says when it is too late, and asks for nothing any more', () => {
    const page = pageOf('PROPOSEE', open, { ...fields, offeredUntil: open }, '?confirmation=x');
    expect(page).toContain('Le temps de confirmer est passé.');
    expect(page).not.toContain('Confirmer ma réservation');
    expect(page).not.toContain('sont gardées');
  });

  test('is as any offer for whoever was offered seats', () => {
    const page = pageOf('PROPOSEE', open, { offeredUntil: closingDate });
    expect(page).toContain('Prendre ces places');
    expect(page).toContain('Elles sont gardées pour vous jusqu’au');
  });
});
