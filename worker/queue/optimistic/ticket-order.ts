import { everyFieldOf } from '#common/base/every-field-of';
import { wholeSecond } from '#common/base/paris-time';
import type { DoorDateRow, DoorTicketRow } from '#common/contract/tickets/door';
import {
  type TicketOrder,
  type TicketOrderWrite,
  ticketOrderChange,
  ticketOrderWrite,
} from '#common/contract/tickets/ticket-order';
import { countSeats } from '#common/rules/booking';
import { changedOrder, placedOrder } from '#common/rules/saves/ticket-order-save';
import { FREE_PARTICIPATION, orderName, seatsOfTicket } from '#common/rules/ticket-order';
import { decoded } from './decoded';
import { type Effect, type WaitingWrite, authorName } from './effect';

const scope = 'billetterie';

/** A sale of the counter, or the payment of a booking: both show here at once, and get their numbers from the server. */
export function ticketOrderEffect(pending: WaitingWrite): Effect | null {
  const write = decoded(pending.body, ticketOrderWrite);
  if (write === null) return null;
  const { uuid, dateUuid } = write;
  const ticket = write.ticket ?? uuid;
  return {
    scope,
    touches: [
      { collection: 'ticket-orders', key: uuid },
      { collection: 'door-tickets', key: ticket },
      { collection: 'door-dates', key: dateUuid },
    ],
    apply(rows) {
      const known = rows.get('door-tickets', ticket);
      const date = rows.get('door-dates', dateUuid);
      const seats = seatsOf(write, date, known);
      const ruling = placedOrder(
        { ...write, at: wholeSecond(write.at) },
        {
          before: rows.get('ticket-orders', uuid),
          begins: date?.date ?? null,
          version: pending.key,
        },
      );
      if (!ruling.ok) return;
      const order = everyFieldOf<TicketOrder, 'firstNumber' | 'lastNumber' | 'endedAt' | 'entry'>()({
        ...ruling.value,
        seats,
        by: authorName(pending),
        // Only the server counts the seats of the whole house.
        beyond: false,
      });
      rows.set('ticket-orders', uuid, order);
      if (write.ticket === undefined) rows.set('door-tickets', ticket, doorTicketOf(write, seats));
      else if (known !== null) rows.set('door-tickets', ticket, { ...known, amountDue: 0 });
    },
  };
}

/** An order paid, refunded or cancelled here. */
export function ticketOrderChangeEffect(pending: WaitingWrite): Effect | null {
  const uuid = pending.params['uuid'];
  const change = decoded(pending.body, ticketOrderChange);
  if (uuid === undefined || change === null) return null;
  const ticketUuid = change.ticket ?? uuid;
  return {
    scope,
    touches: [
      { collection: 'ticket-orders', key: uuid },
      { collection: 'door-tickets', key: ticketUuid },
    ],
    apply(rows) {
      const before = rows.get('ticket-orders', uuid);
      const ruling = before && changedOrder(before, { ...change, at: wholeSecond(change.at) }, pending.key);
      if (ruling?.ok !== true || ruling.value === before) return;
      const order = ruling.value;
      rows.set('ticket-orders', uuid, order);
      const ticket = rows.get('door-tickets', ticketUuid);
      if (ticket === null) return;
      const { endedAt } = order;
      // Without its payment a booking owes again what was paid, since its prices are not known here; a sale that ended
      // has no ticket any more.
      if (change.ticket !== undefined && endedAt)
        rows.set('door-tickets', ticketUuid, { ...ticket, amountDue: order.total });
      else
        rows.set('door-tickets', ticketUuid, {
          ...ticket,
          amountDue: 0,
          ...(endedAt && { cancelledAt: endedAt }),
        });
    },
  };
}

function doorTicketOf(write: TicketOrderWrite, seats: TicketOrder['seats']): DoorTicketRow {
  return everyFieldOf<DoorTicketRow, 'request' | 'overpaid' | 'replacedBy' | 'cancelledAt' | 'blockedAt'>()({
    uuid: write.uuid,
    dateUuid: write.dateUuid,
    kind: 'order',
    name: orderName(write.name?.trim(), undefined),
    seats: countSeats(seats),
    categories: seats.map(({ category, count }) => ({ name: category?.name ?? FREE_PARTICIPATION, count })),
    generated: true,
    amountDue: write.state.code === 'A_PAYER' ? write.total : 0,
  });
}

/** The seats with the names and prices that the phone knows. */
function seatsOf(
  { seats }: TicketOrderWrite,
  date: DoorDateRow | null,
  ticket: DoorTicketRow | null,
): TicketOrder['seats'] {
  const prices = date?.prices ?? [];
  if (seats === undefined) return seatsOfTicket(ticket?.categories ?? [], prices);
  return seats.map(({ category, count }) => {
    const tariff = prices.find((one) => one.category.slug === category?.slug);
    const named = category && {
      category: { slug: category.slug, name: tariff?.category.name ?? category.slug },
    };
    return { ...named, count, price: tariff?.price ?? 0 };
  });
}
