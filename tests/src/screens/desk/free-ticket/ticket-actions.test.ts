import { expect, test } from 'vitest';
import type { FreeTicket } from '#common/contract/tickets/free-ticket';
import { actionsOn, ticketActions } from '../../../../../src/screens/desk/free-ticket/ticket-actions';

const at = new Date('2026-11-21T20:00:00+01:00');
const ticket = (code: string, fields: Partial<FreeTicket> = {}) =>
  ({ state: { code, name: code }, ...fields }) as FreeTicket;

test.each([
  ['to generate', ticket('A_GENERER'), ['generate', 'rename', 'block', 'cancel']],
  ['generated', ticket('GENERE'), ['rename', 'replace', 'block', 'cancel']],
  ['used', ticket('UTILISE'), []],
  ['blocked', ticket('GENERE', { blockedAt: at }), ['replace', 'unblock', 'cancel']],
  ['blocked before it was generated', ticket('A_GENERER', { blockedAt: at }), ['unblock', 'cancel']],
  ['cancelled', ticket('GENERE', { cancelledAt: at }), []],
  ['replaced', ticket('GENERE', { replacedBy: 'another' }), []],
])('what may be done to a ticket that is %s', (_, one, actions) => {
  expect(actionsOn(one, false)).toEqual(actions);
});

test('nothing is done to a ticket once its evening is over', () => {
  expect(actionsOn(ticket('GENERE'), true)).toEqual([]);
});

test('no mail is promised, since some sites send none', () => {
  expect(Object.values(ticketActions).filter(({ words }) => words.includes('mail'))).toEqual([]);
});
