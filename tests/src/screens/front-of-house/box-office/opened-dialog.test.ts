import { expect, test } from 'vitest';
import { standingWords } from '../../../../../src/screens/front-of-house/box-office/order-words';
import {
  afterDialog,
  dialogOf,
  strangeCodeWords,
} from '../../../../../src/screens/front-of-house/box-office/opened-dialog';
import { doorDate, doorTicket } from '../../../../support/door-rows';
import { orderOf } from './orders';

const at = new Date('2026-12-12T19:00:00Z');

test('what is due is paid, whether for a booking or a sale', () => {
  const owing = doorTicket({ amountDue: 24 });
  expect(dialogOf(owing, [])).toEqual({ what: 'booking', ticket: owing });
  const unpaid = orderOf({ uuid: 'billet', state: { code: 'A_PAYER', name: 'À payer' } });
  expect(dialogOf(doorTicket({ kind: 'order', amountDue: 17 }), [unpaid])).toEqual({
    what: 'pay',
    order: unpaid,
  });
});

test('a sale is shown as the ticket that it is', () => {
  const sold = orderOf({ uuid: 'billet' });
  expect(dialogOf(doorTicket({ kind: 'order' }), [sold])).toEqual({ what: 'ticket', order: sold });
});

test.each([
  [doorTicket({ cancelledAt: at, amountDue: 24 }), 'Billet annulé'],
  [doorTicket({ replacedBy: 'autre' }), 'Remplacé par un billet plus récent'],
  [doorTicket({ kind: 'free', blockedAt: at }), 'Billet bloqué'],
  [doorTicket({ kind: 'free', generated: false }), 'Invitation pas encore générée'],
  [doorTicket({ kind: 'free' }), 'Invitation, rien à payer'],
  [doorTicket(), 'Réglé, rien à payer'],
])('of any other it is said how it stands: %#', (ticket, words) => {
  expect(dialogOf(ticket, [])).toEqual({ what: 'found', ticket });
  expect(standingWords(ticket, [])).toBe(words);
});

test('a sale that was given back is no ticket any more', () => {
  const ticket = doorTicket({ kind: 'order', cancelledAt: at });
  const refunded = orderOf({ uuid: 'billet', state: { code: 'REMBOURSEE', name: 'Remboursée' } });
  expect(dialogOf(ticket, [refunded])).toEqual({ what: 'found', ticket });
});

test('a code of another date, and one that has not come yet, say so', () => {
  const claims = { t: 'billet', d: 'soir', k: 'booking', n: 1, x: 0 } as const;
  expect(strangeCodeWords(claims, doorDate())).toMatch(/pas encore sur cet appareil/);
  expect(strangeCodeWords({ ...claims, d: 'autre' }, doorDate())).toMatch(/autre séance/);
});

test('a payment that is saved closes its own dialog, and not that of a ticket that was read meanwhile', () => {
  const paid = { what: 'booking', ticket: doorTicket({ uuid: 'une', amountDue: 12 }) } as const;
  const next = { what: 'booking', ticket: doorTicket({ uuid: 'autre', amountDue: 24 }) } as const;
  expect(afterDialog(next, paid)).toBe(next);
  expect(afterDialog({ ...paid }, paid)).toBeNull();
  expect(afterDialog(null, paid)).toBeNull();
});
