import type { TicketOrder } from '#common/contract/tickets/ticket-order';

/** Two seats for 17 euros in cash, at 20 h 05; with other fields where they are named. */
export function orderOf(fields: Partial<TicketOrder> = {}): TicketOrder {
  return {
    uuid: '0193f5a0-0000-7000-8000-000000000001',
    dateUuid: '0193f5a0-0000-7000-8000-00000000000d',
    seats: [
      { category: { slug: 'plein-tarif', name: 'Plein tarif' }, count: 1, price: 12 },
      { category: { slug: 'enfant', name: 'Enfant' }, count: 1, price: 5 },
    ],
    total: 17,
    state: { code: 'PAYEE', name: 'Payée' },
    means: { code: 'ESPECES', name: 'Espèces' },
    at: new Date('2026-12-12T19:05:00Z'),
    by: 'Bertrand Vasseur',
    beyond: false,
    version: 'v1',
    ...fields,
  };
}
