import { expect, test } from 'vitest';
import type { ErrorCode } from '#common/contract/calls/errors';
import type { TicketOrderWrite } from '#common/contract/tickets/ticket-order';
import { adviceOf } from '../../../../../src/screens/front-of-house/box-office/refusal-advice';

const sale: TicketOrderWrite = {
  uuid: 'vente',
  dateUuid: 'soir',
  ticket: 'billet',
  total: 24,
  state: { code: 'PAYEE' },
  means: { code: 'ESPECES' },
  at: new Date('2026-11-21T20:10:00+01:00'),
};

const advice = (code: ErrorCode, sold: TicketOrderWrite | null = sale) =>
  adviceOf({ sale: sold, error: { code, message: '' } }).replace(/\s/g, ' ');

test.each([
  // A cancelled booking, or a counter that is closed, was not paid anywhere else.
  ['wrong-state', 'Rendez 24 €.'],
  ['price-changed', 'Rendez 24 €, puis vendez aux tarifs d’aujourd’hui.'],
  ['full', 'Rendez 24 €, ou laissez entrer au-delà de la jauge.'],
  ['invalid-field', 'Si cela ne passe pas, rendez 24 €.'],
] as const)('of what is refused as %s: %s', (code, words) => {
  expect(advice(code)).toBe(words);
});

test('nothing is to be given back where nothing was taken', () => {
  expect([advice('full', null), advice('full', { ...sale, total: 0 })]).toEqual(['', '']);
});
