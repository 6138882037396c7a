import { everyFieldOf } from '#common/base/every-field-of';
import { wholeSecond } from '#common/base/paris-time';
import type { DoorDateRow, DoorTicketRow } from '#common/contract/tickets/door';
import { nameOf } from '#common/contract/content/reference-names';
import {
  type TicketOrder,
  type TicketOrderWrite,
  ticketOrderChange,
  ticketOrderWrite,
} from '#common/contract/tickets/ticket-order';
import { countSeats } from '#common/rules/booking';
import { hasEnded, mayBecome, meansOfPayment, orderName } from '#common/rules/ticket-order';
import { decoded } from './decoded';
import type { Effect, WaitingWrite } from './effect';

const scope = 'billetterie';

/** A sale of the counter, or the payment of a booking: both show here at once, and get their numbers from the server. */
export function ticketOrderEffect(pending: WaitingWrite): Effect | null {
  const write = decoded(pending.body, ticketOrderWrite);
  if (write === null) return null;
  const ticket = write.ticket ?? write.uuid;
  return {
    scope,
    touches: [
      { collection: 'ticket-orders', key: write.uuid },
      { collection: 'door-tickets', key: ticket },
      { collection: 'door-dates', key: write.dateUuid },
    ],
    play(scene) {
      if (scene.get('ticket-orders', write.uuid) !== null) return;
      const known = scene.get('door-tickets', ticket);
      const seats = seatsOf(write, scene.get('door-dates', write.dateUuid), known);
      scene.set('ticket-orders', write.uuid, orderOf(write, seats, pending));
      if (write.ticket === undefined) scene.set('door-tickets', ticket, doorTicketOf(write, seats));
      else if (known !== null) scene.set('door-tickets', ticket, { ...known, amountDue: 0 });
    },
  };
}

/** An order paid, refunded or cancelled here. */
export function ticketOrderChangeEffect(pending: WaitingWrite): Effect | null {
  const uuid = pending.params['uuid'];
  const change = decoded(pending.body, ticketOrderChange);
  if (uuid === undefined || change === null) return null;
  const { code } = change.state;
  const ticketUuid = change.ticket ?? uuid;
  return {
    scope,
    touches: [
      { collection: 'ticket-orders', key: uuid },
      { collection: 'door-tickets', key: ticketUuid },
    ],
    play(scene) {
      const order = scene.get('ticket-orders', uuid);
      if (order === null || !mayBecome(order.state.code, code)) return;
      const endedAt = hasEnded(code) ? wholeSecond(change.at) : undefined;
      scene.set('ticket-orders', uuid, {
        ...order,
        state: stateOf(code),
        ...(code === 'PAYEE' && change.means && { means: meansOfPayment(change.means.code, order.total) }),
        ...(endedAt && { endedAt }),
        version: pending.key,
      });
      const ticket = scene.get('door-tickets', ticketUuid);
      if (ticket === null) return;
      // Without its payment a booking owes again what was paid, since its prices are not known here; a sale that ended
      // has no ticket any more.
      if (change.ticket !== undefined && endedAt)
        scene.set('door-tickets', ticketUuid, { ...ticket, amountDue: order.total });
      else
        scene.set('door-tickets', ticketUuid, {
          ...ticket,
          amountDue: 0,
          ...(endedAt && { cancelledAt: endedAt }),
        });
    },
  };
}

function orderOf(
  write: TicketOrderWrite,
  seats: TicketOrder['seats'],
  { author, key }: WaitingWrite,
): TicketOrder {
  const { uuid, dateUuid, ticket, total, state, means, at } = write;
  const name = write.name?.trim();
  return everyFieldOf<TicketOrder, 'firstNumber' | 'lastNumber' | 'endedAt'>()({
    uuid,
    dateUuid,
    ...(ticket !== undefined && { ticket }),
    ...(name && { name }),
    seats,
    total,
    state: stateOf(state.code),
    ...(means && { means: meansOfPayment(means.code, total) }),
    at: wholeSecond(at),
    by: author === null ? '' : `${author.firstname} ${author.name}`.trim(),
    beyond: false,
    version: key,
  });
}

function doorTicketOf(write: TicketOrderWrite, seats: TicketOrder['seats']): DoorTicketRow {
  return everyFieldOf<DoorTicketRow, 'takenAtDoor' | 'replacedBy' | 'cancelledAt' | 'blockedAt'>()({
    uuid: write.uuid,
    dateUuid: write.dateUuid,
    kind: 'order',
    name: orderName(write.name?.trim(), undefined),
    seats: countSeats(seats),
    categories: seats.map(({ category, count }) => ({ name: category?.name ?? FREE, count })),
    generated: true,
    amountDue: write.state.code === 'A_PAYER' ? write.total : 0,
  });
}

const FREE = 'Participation libre';

/** The seats with the names and prices that the phone knows; for a booking, matched by the names on its ticket. */
function seatsOf(
  { seats }: TicketOrderWrite,
  date: DoorDateRow | null,
  ticket: DoorTicketRow | null,
): TicketOrder['seats'] {
  const prices = date?.prices ?? [];
  if (seats === undefined)
    return (ticket?.categories ?? []).map(({ name, count }) => {
      const tariff = prices.find(({ category }) => category.name === name);
      return { ...(tariff && { category: tariff.category }), count, price: tariff?.price ?? 0 };
    });
  return seats.map(({ category, count }) => {
    const tariff = prices.find((one) => one.category.slug === category?.slug);
    const named = category && {
      category: { slug: category.slug, name: tariff?.category.name ?? category.slug },
    };
    return { ...named, count, price: tariff?.price ?? 0 };
  });
}

const stateOf = (code: TicketOrder['state']['code']) => ({ code, name: nameOf('ticket-order-states', code) });
