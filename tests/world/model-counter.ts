import { create } from 'superstruct';
import { wholeSecond } from '#common/base/paris-time';
import { encodeWire } from '#common/base/wire';
import { demandStateOf } from '#common/contract/fields/demand-states';
import { nameOf } from '#common/contract/content/reference-names';
import type { User } from '#common/contract/people/user';
import {
  type DoorDateRow,
  type DoorScanRow,
  type DoorTicketRow,
  doorDateChange,
} from '#common/contract/tickets/door';
import { freeTicketDemandWrite } from '#common/contract/tickets/free-ticket-demand';
import {
  type TicketOrder,
  type TicketOrderWrite,
  ticketOrderChange,
  ticketOrderWrite,
} from '#common/contract/tickets/ticket-order';
import { ownAudience } from '#common/rules/audience';
import { countSeats, totalOf } from '#common/rules/booking';
import { boxOfficeFigures } from '#common/rules/box-office';
import { hasEnded, mayBecome, meansOfPayment, orderName, takesSeats } from '#common/rules/ticket-order';
import { type ModelContext, Refusal, freshUuid, scopesOfUser, thisSecond } from './model-context';
import type { openDoor } from './model-door';

type Door = ReturnType<typeof openDoor>;

const AFTER_THE_SHOW = 12 * 3_600_000;
/** Few enough for a counter to be refused seats. */
const PLACES = 14;
const prices = [
  { category: { slug: 'plein', name: 'Plein tarif' }, price: 12 },
  { category: { slug: 'reduit', name: 'Tarif réduit' }, price: 8.5 },
];

/** Lets the evening sell what is left of a small house. */
export function openCounter(model: ModelContext, door: Door): void {
  model.feed.put(
    'door-dates',
    door.dateUuid,
    { ...dateOf(model, door), maxPlaces: PLACES, prices },
    door.audience,
  );
}

/** All sales, in the order of their numbers. */
export const ordersIn = ({ feed, state }: ModelContext): readonly TicketOrder[] =>
  [...state.sales.keys()].flatMap((uuid) => (feed.row('ticket-orders', uuid) as TicketOrder | null) ?? []);

/** The call of a counter, or a member's demand for free tickets. Returns its answer. */
export function writeAtCounter(
  model: ModelContext,
  door: Door,
  { noun, uuid, body, user }: { noun: string; uuid: string; body: unknown; user: User },
): string {
  if (noun === 'free-ticket-demands') return demandTickets(model, body, user);
  if (!scopesOfUser(user).includes('billetterie')) throw new Refusal('missing-role');
  if (noun === 'door-dates') return changeDate(model, door, body);
  return uuid === ''
    ? sell(model, door, create(body, ticketOrderWrite), user)
    : change(model, door, uuid, body);
}

function sell(model: ModelContext, door: Door, write: TicketOrderWrite, user: User): string {
  const { feed, state } = model;
  const { uuid, dateUuid, seats: wanted = [], total, means, name, at } = write;
  if (dateUuid !== door.dateUuid) throw new Refusal('not-found');
  const date = dateOf(model, door);
  const asked = encodeWire(write);
  const known = state.sales.get(uuid);
  if (known !== undefined && known !== asked) throw new Refusal('already-exists');
  if (known !== undefined) return encodeWire(feed.row('ticket-orders', uuid));
  if (at.getTime() > date.date.getTime() + AFTER_THE_SHOW) throw new Refusal('wrong-state');
  const seats = wanted.map(({ category, count }) => {
    const tariff = prices.find((one) => one.category.slug === category?.slug);
    if (tariff === undefined) throw new Refusal('invalid-field');
    return { ...tariff, count };
  });
  if (totalOf(seats) !== total) throw new Refusal('price-changed');
  const lacks = countSeats(seats) > seatsToSell(model, door);
  if (lacks && write.beyond !== true) throw new Refusal('full');
  // The evening's other tickets have the first numbers.
  const last = Math.max(door.tickets.length, ...ordersIn(model).map(({ lastNumber = 0 }) => lastNumber));
  state.sales.set(uuid, asked);
  place(model, door, {
    uuid,
    dateUuid,
    ...(name !== undefined && { name }),
    seats,
    total,
    firstNumber: last + 1,
    lastNumber: last + countSeats(seats),
    state: stateOf(write.state.code),
    ...(means && { means: meansOfPayment(means.code, total) }),
    at: wholeSecond(at),
    by: `${user.firstname} ${user.name}`,
    beyond: lacks,
    version: freshUuid(model),
  });
  return encodeWire(feed.row('ticket-orders', uuid));
}

function change(model: ModelContext, door: Door, uuid: string, body: unknown): string {
  const { state, means, at } = create(body, ticketOrderChange);
  const order = model.feed.row('ticket-orders', uuid) as TicketOrder | null;
  if (order === null) throw new Refusal('not-found');
  const { code } = state;
  if (code === 'PAYEE' && means === undefined) throw new Refusal('invalid-field');
  const paid = code === 'PAYEE' && means !== undefined && { means: meansOfPayment(means.code, order.total) };
  const isSame = order.state.code === code && (!paid || order.means?.code === paid.means.code);
  if (isSame) return encodeWire(order);
  if (!mayBecome(order.state.code, code)) throw new Refusal('wrong-state');
  const ended = hasEnded(code) && { endedAt: wholeSecond(at) };
  place(model, door, { ...order, state: stateOf(code), ...paid, ...ended, version: freshUuid(model) });
  return encodeWire(model.feed.row('ticket-orders', uuid));
}

function changeDate(model: ModelContext, door: Door, body: unknown): string {
  const { latecomersUntil: until } = create(body, doorDateChange);
  const { latecomersUntil: _, ...date } = dateOf(model, door);
  const row = { ...date, ...(until !== null && { latecomersUntil: wholeSecond(until) }) };
  model.feed.put('door-dates', door.dateUuid, row, door.audience);
  return encodeWire(row);
}

/** What a member may ask for who sells nothing: it names the date, as a counter's writes do. */
function demandTickets(model: ModelContext, body: unknown, user: User): string {
  if (!user.habilitations.some(({ code }) => code === 'ROLE_MEMBRE')) throw new Refusal('missing-role');
  const write = create(body, freeTicketDemandWrite);
  const uuid = write.uuid ?? freshUuid(model);
  if (model.feed.row('free-ticket-demands', uuid) !== null) throw new Refusal('already-exists');
  const { slug, name, firstname } = user;
  const row = {
    uuid,
    linkedShow: write.linkedShow,
    dateUuid: write.dateUuid,
    date: write.date,
    owner: { uuid: user.uuid, slug, name, firstname },
    names: write.names,
    state: demandStateOf({ accepted: null }),
    createdAt: thisSecond(model),
  };
  model.feed.put('free-ticket-demands', uuid, row, ownAudience(user.uuid));
  return encodeWire(row);
}

const dateOf = ({ feed }: ModelContext, { dateUuid }: Door) =>
  feed.row('door-dates', dateUuid) as DoorDateRow;

function seatsToSell(model: ModelContext, door: Door): number {
  const { feed, state, now } = model;
  const date = dateOf(model, door);
  const tickets = [...door.tickets, ...state.sales.keys()].flatMap(
    (uuid) => (feed.row('door-tickets', uuid) as DoorTicketRow | null) ?? [],
  );
  // The rows themselves: the server's own clock may be days away from the evening.
  const scans = [...feed.visible('door-scans', ['billetterie'], date.date.getTime()).values()];
  const rows = { date, tickets, scans: scans as DoorScanRow[], orders: ordersIn(model) };
  return boxOfficeFigures(rows, new Date(now())).left;
}

function place(model: ModelContext, door: Door, order: TicketOrder): void {
  const { feed } = model;
  const { uuid, dateUuid, seats, name, firstNumber, state, total, endedAt } = order;
  feed.put('ticket-orders', uuid, order, door.audience);
  const ticket: DoorTicketRow = {
    uuid,
    dateUuid,
    kind: 'order',
    name: orderName(name, firstNumber),
    seats: countSeats(seats),
    categories: seats.map((seat) => ({ name: seat.category?.name ?? '', count: seat.count })),
    generated: true,
    amountDue: state.code === 'A_PAYER' ? total : 0,
    ...(endedAt && { cancelledAt: endedAt }),
  };
  feed.put('door-tickets', uuid, ticket, door.audience);
  const sold = countSeats(
    ordersIn(model)
      .filter(takesSeats)
      .flatMap((one) => one.seats),
  );
  const row = { ...dateOf(model, door), bookedPlaces: door.tickets.length + sold };
  feed.put('door-dates', dateUuid, row, door.audience);
}

const stateOf = (code: TicketOrder['state']['code']) => ({ code, name: nameOf('ticket-order-states', code) });
