import { everyFieldOf } from '#common/base/every-field-of';
import { groupBy } from '#common/base/group-by';
import { nameOf } from '#common/contract/content/reference-names';
import type { DoorScanRow, DoorTicketRow } from '#common/contract/tickets/door';
import { type TicketOrder, paymentMeans } from '#common/contract/tickets/ticket-order';
import type { BoxOfficeRows } from '#common/rules/box-office';
import { evaluateScans } from '#common/rules/scan-journal';
import { seatsOfTicket } from '#common/rules/ticket-order';

/**
 * A date's rows with the money of scans that the server has not made orders of yet: a paid entry of a booking is an order
 * without numbers, and one that was undone ends its payment. So a phone that takes money at the door and at the counter
 * knows of both without a network.
 */
export function withUnsentPayments(rows: BoxOfficeRows): BoxOfficeRows {
  const undone = undoneEntries(rows);
  const orders = rows.orders.map((order) => {
    const at = order.state.code === 'PAYEE' ? undone.get(order.entry ?? '') : undefined;
    return at === undefined ? order : takenBack(order, at);
  });
  const made = new Set(rows.orders.map(({ entry }) => entry));
  const tickets = new Map(rows.tickets.map((ticket) => [ticket.uuid, ticket]));
  const added = rows.scans
    .filter(
      ({ uuid, kind, status }) =>
        kind === 'entry' && status !== 'refused' && !undone.has(uuid) && !made.has(uuid),
    )
    .flatMap((scan) => paymentOf(scan, tickets.get(scan.ticket ?? ''), rows));
  const ended = orders.filter((order, rank) => order !== rows.orders[rank]);
  if (added.length === 0 && ended.length === 0) return rows;
  return {
    ...rows,
    orders: [...orders, ...added],
    tickets: rows.tickets.map((ticket) => withBalance(ticket, sumOf(added, ticket) - sumOf(ended, ticket))),
  };
}

/** When each undone entry was undone, by its key. */
function undoneEntries({ date, tickets, scans }: BoxOfficeRows): ReadonlyMap<string, Date> {
  const seats = new Map(tickets.map((ticket) => [ticket.uuid, ticket.seats]));
  const counted = scans.filter(({ ticket, status }) => ticket !== null && status !== 'refused');
  return new Map(
    [...groupBy(counted, ({ ticket }) => ticket ?? '')].flatMap(([uuid, own]) => {
      const journal = own.map((scan) => ({
        ...scan,
        key: scan.uuid,
        undoes: scan.undoes ?? null,
        supervisor: scan.supervisor === true,
      }));
      const { entries } = evaluateScans(journal, { ...date, seats: seats.get(uuid) ?? 0 });
      return entries.flatMap(({ scan, undone }): [string, Date][] => {
        const undo = own.find(({ undoes }) => undoes === scan.key);
        return undone ? [[scan.key, undo?.at ?? scan.at]] : [];
      });
    }),
  );
}

function takenBack({ means, ...order }: TicketOrder, at: Date): TicketOrder {
  if (order.ticket === undefined) return { ...order, state: stateOf('A_PAYER') };
  return { ...order, ...(means && { means }), state: stateOf('ANNULEE'), endedAt: at };
}

function paymentOf(
  { uuid, at, by, means, amount }: DoorScanRow,
  ticket: DoorTicketRow | undefined,
  { date }: BoxOfficeRows,
): TicketOrder[] {
  const total = amount ?? ticket?.amountDue ?? 0;
  if (ticket?.kind !== 'booking' || means === undefined || total === 0) return [];
  return [
    everyFieldOf<TicketOrder, 'firstNumber' | 'lastNumber' | 'endedAt'>()({
      uuid,
      dateUuid: date.uuid,
      ticket: ticket.uuid,
      name: ticket.name,
      seats: seatsOfTicket(ticket.categories, date.prices),
      total,
      state: stateOf('PAYEE'),
      means: { code: means, name: paymentMeans[means] },
      at,
      entry: uuid,
      by,
      beyond: false,
      version: uuid,
    }),
  ];
}

const stateOf = (code: TicketOrder['state']['code']) => ({ code, name: nameOf('ticket-order-states', code) });

/** In cents. */
const sumOf = (orders: readonly TicketOrder[], { uuid }: DoorTicketRow) =>
  orders.reduce((sum, { ticket, total }) => (ticket === uuid ? sum + centsOf(total) : sum), 0);

/** @param cents paid more, or less, than the row knows */
function withBalance({ overpaid = 0, ...ticket }: DoorTicketRow, cents: number): DoorTicketRow {
  const balance = centsOf(overpaid) - centsOf(ticket.amountDue) + cents;
  return {
    ...ticket,
    amountDue: Math.max(0, -balance) / 100,
    ...(balance > 0 && { overpaid: balance / 100 }),
  };
}

const centsOf = (euros: number) => Math.round(euros * 100);
