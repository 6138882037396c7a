import { expect, test } from 'vitest';
import type { DoorTicketRow } from '#common/contract/tickets/door';
import { ticketStatus } from '../../../../../src/screens/front-of-house/door/ticket-status';

const ticket: DoorTicketRow = {
  uuid: '0193f5a0-0000-7000-8000-000000000001',
  dateUuid: '0193f5a0-0000-7000-8000-000000000002',
  kind: 'booking',
  name: 'Camille Aubry',
  seats: 4,
  categories: [],
  generated: true,
  amountDue: 0,
};
const moment = new Date('2026-11-21T18:00:00Z');

test.each<[string, Partial<DoorTicketRow>, number, string | null]>([
  ['that is in order', {}, 4, null],
  ['of which one has come', {}, 3, '1 sur 4 déjà entré'],
  ['of which all have come', {}, 0, 'déjà entrés'],
  ['of one who has come', { seats: 1 }, 0, 'déjà entré'],
  ['that is not paid', { amountDue: 24_00 }, 4, 'à payer'],
  ['that was paid as its first came in', { amountDue: 24_00 }, 2, '2 sur 4 déjà entrés'],
  ['that was cancelled', { cancelledAt: moment, amountDue: 24_00 }, 4, 'annulé'],
  ['that was replaced', { replacedBy: '0193f5a0-0000-7000-8000-000000000003' }, 4, 'remplacé'],
  ['that is blocked', { blockedAt: moment }, 4, 'bloqué'],
  ['that nobody generated', { generated: false }, 4, 'pas encore généré'],
])('a ticket %s', (_, facts, remaining, status) => {
  expect(ticketStatus({ ...ticket, ...facts }, remaining)).toBe(status);
});
