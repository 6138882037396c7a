import { expect } from 'vitest';
import { must } from '#common/base/must';
import { boxOfficeFigures } from '#common/rules/box-office';
import { misfitEntries } from '#common/rules/misfit-entries';
import { statementOf } from '#common/rules/statement';
import { withUnsentPayments } from '#mirror/unsent-payments';
import { countWaitingBookingsOf } from '#server/tickets/booking/booking-count-repository';
import { readDoorTickets } from '#server/tickets/scan/door-ticket-projection';
import { readEveningReport } from '#server/tickets/scan/evening-report';
import { readDoorScans } from '#server/tickets/scan/scan-repository';
import { readDoorDates } from '#server/agenda/show/door-date-projection';
import { readTicketOrderRows } from '#server/tickets/ticket-order/ticket-order-projection';
import { boxOfficeDesk } from './box-office-desk';
import { after } from './door';
import { troupe } from './troupe';

/** Of three seats. */
export const PRICE = 32.5;

export interface Booked {
  readonly uuid: string;
  readonly ticket: string;
}

/** What is expected of every place; by default a booking that is paid, to the office. */
export interface Expected {
  readonly owes?: true;
  /** Euros paid beyond the price. */
  readonly twice?: number;
  /** The door let them in without their money. */
  readonly unpaid?: true;
  /** What is in the cash boxes, by means. */
  readonly boxes?: readonly (readonly [string, number])[];
  readonly orders?: readonly string[];
  readonly history?: readonly string[];
}

export const CASH = ['ESPECES', PRICE] as const;

interface Order {
  readonly uuid: string;
  readonly state: { readonly code: string };
  readonly firstNumber: number;
  readonly lastNumber: number;
}

/** Everybody who takes money for a booking, and every place that says what became of it. */
export function moneyDesk() {
  const desk = boxOfficeDesk();
  const rosalie = async (path: string) => (await desk.ask('GET', path, undefined, troupe.rosalie)).body;
  const ordersByNumber = async (): Promise<readonly Order[]> => {
    const orders: readonly Order[] = await desk.orders();
    return orders.toSorted((one, other) => one.firstNumber - other.firstNumber);
  };

  /** What the phones of its date know. */
  async function doorRows({ ticket }: Booked) {
    const database = desk.database();
    const { date } = desk.house();
    const sent = await database.selectFrom('scans').select('key').where('date_uuid', '=', date).execute();
    const scans = sent.map(({ key }) => key);
    const orders = (await ordersByNumber()).map(({ uuid }) => uuid);
    return {
      date: must((await readDoorDates(database, [date])).get(date), 'the date'),
      tickets: [...(await readDoorTickets(database, [ticket])).values()],
      scans: [...(await readDoorScans(database, scans)).values()],
      orders: [...(await readTicketOrderRows(database, orders)).values()],
    };
  }

  /** The entries of the evening that the report tells as unpaid. */
  async function unpaidInReport(): Promise<number> {
    await desk.setClock(after(40));
    const { incidents } = await readEveningReport(desk.database(), desk.house().date);
    return incidents.filter(({ verdict }) => verdict === 'A_ENCAISSER').length;
  }

  /** What every place says of the money of a booking, the only one of its date. */
  async function told(booked: Booked) {
    const { date } = desk.house();
    const rows = withUnsentPayments(await doorRows(booked));
    const statement = statementOf(rows.orders, rows.tickets);
    const figures = boxOfficeFigures(rows, after(20));
    const [listed] = (await rosalie(`/api/bookings?date=${date}`)).data;
    const page = await rosalie(`/api/bookings/${booked.uuid}`);
    const { paid, owed } = await rosalie(`/api/booking-dates/${date}`);
    const acts: readonly { readonly kind: string }[] = await rosalie(
      `/api/office-bookings/${booked.uuid}/history`,
    );
    return {
      door: [rows.tickets[0]?.amountDue, rows.tickets[0]?.overpaid ?? 0],
      office: [listed.paidAt === undefined ? PRICE : 0, listed.overpaid ?? 0],
      page: [page.paidAt === undefined ? PRICE : 0, page.overpaid ?? 0],
      totals: [owed, PRICE - paid],
      badge: (await countWaitingBookingsOf(desk.database(), [date])).get(date),
      statement: [statement.paid.amount, statement.overpaid.reduce((sum, { amount }) => sum + amount, 0)],
      means: statement.means.map(({ code, amount }) => [code, amount]),
      counter: [figures.takings, figures.overpaid],
      orders: (await ordersByNumber()).map(({ state, firstNumber, lastNumber }) =>
        [state.code, firstNumber, lastNumber].join(' '),
      ),
      history: acts.map(({ kind }) => kind).toSorted(),
      unpaidEntries: [misfitEntries(rows).length, await unpaidInReport()],
    };
  }

  return {
    desk,
    /** Returns the key of the entry. */
    async door(ticket: string, fields: Partial<Parameters<typeof desk.scan>[0]> = {}): Promise<string> {
      const paid = { ticket, count: 3, paid: true, means: 'ESPECES', amount: PRICE } as const;
      const [entry] = await desk.scan({ ...paid, ...fields });
      return entry?.key ?? '';
    },
    undo: (key: string) => desk.scan({ kind: 'undo', undoes: key, at: after(2) }),
    counter: (ticket: string, fields: object = {}) =>
      desk.sell({ seats: undefined, ticket, total: PRICE, ...fields }),
    async office({ uuid }: Booked, paid: boolean) {
      const { name, firstname, email, phone, version } = await rosalie(`/api/bookings/${uuid}`);
      const body = { name, firstname, email, phone, paid, version };
      return desk.ask('PUT', `/api/office-bookings/${uuid}`, body, troupe.rosalie);
    },
    /** The counter gives the money of the order of that rank back. */
    async refund(rank: number): Promise<void> {
      const { uuid } = must((await ordersByNumber())[rank], 'an order');
      expect((await desk.change(uuid, 'REMBOURSEE')).status).toBe(200);
    },
    told,
  };
}

/** What `told` says then. */
export function everywhere({ owes, twice = 0, unpaid, boxes = [], orders = [], history = [] }: Expected) {
  const due = owes === true ? PRICE : 0;
  const taken = boxes.reduce((sum, [, amount]) => sum + amount, 0);
  return {
    door: [due, twice],
    office: [due, twice],
    page: [due, twice],
    totals: [due, due],
    // What is paid at the door is no task of the office.
    badge: twice > 0 ? 1 : 0,
    statement: [taken, twice],
    means: boxes,
    counter: [taken, twice],
    orders,
    history: ['booked', ...history].toSorted(),
    unpaidEntries: unpaid === true ? [1, 1] : [0, 0],
  };
}
