import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import { must } from '#common/base/must';
import type { Booking } from '#common/contract/tickets/booking';
import { lockBookable } from '#server/tickets/booking/bookable-date';
import { readBooking } from '#server/tickets/booking/booking-answer';
import { cancelBooking, createBooking, updateBooking } from '#server/tickets/booking/booking-change';
import {
  changeHold,
  holdSeats,
  leaveHold,
  releaseExpiredHolds,
} from '#server/tickets/booking/booking-hold-change';
import { offerLeaving } from '#server/tickets/booking/offer-letter';
import { changeDeskBooking, createDeskBooking } from '#server/tickets/booking/desk-booking-change';
import { expireOffers } from '#server/tickets/booking/waiting-list-repository';
import type { Database } from '#server/platform/database/schema';
import { type WriteTransaction, write } from '#server/platform/database/transaction';
import { CallError } from '#server/platform/http/call-error';
import { createTicketOrder } from '#server/tickets/ticket-order/ticket-order-change';
import { scan, send } from './door';
import { troupe } from './troupe';

/** A date on which seats are booked, offered and held: the uuids of all that. */
export interface BusyDate {
  readonly date: string;
  readonly phone: string;
  readonly booked: string;
  readonly offered: string;
  readonly hold: string;
  /** The page that has the held seats. */
  readonly page: string;
  /** About now. */
  readonly at: Date;
}

const seats = (count: number) => [
  { category: { slug: 'plein-tarif', name: 'Plein tarif' }, count, price: 12 },
];
const person = { name: 'Vidal', firstname: 'Anna' };
const order = ({ date: dateUuid }: BusyDate, count: number) => ({ dateUuid, ...person, seats: seats(count) });
const booker = { email: 'anna@public.example', terms: true as const };
const confirmed = { code: 'CONFIRMEE' as const };

/** What somebody does who wants so many seats. */
type Act = (node: Kysely<Database>, busy: BusyDate, count: number) => Promise<unknown>;
const asked =
  (act: (transaction: WriteTransaction, busy: BusyDate, count: number) => Promise<unknown>): Act =>
  (node, busy, count) =>
    write(node, (transaction) => act(transaction, busy, count));

/** Whatever takes or frees seats of a date, from every side. */
export const seatActs: readonly Act[] = [
  // Visitors
  asked((on, busy, count) => createBooking(on, { ...order(busy, count), ...booker })),
  asked((on, busy, count) => createBooking(on, { ...order(busy, count), ...booker, waitingList: true })),
  asked((on, busy, count) => createBooking(on, { ...order(busy, count), ...booker, hold: busy.hold })),
  asked((on, { offered }, count) => updateBooking(on, offered, { seats: seats(count), state: confirmed })),
  asked((on, { offered }) => updateBooking(on, offered, { state: confirmed })),
  asked((on, { offered }, count) => updateBooking(on, offered, { seats: seats(count) })),
  asked((on, { booked }, count) => updateBooking(on, booked, { seats: seats(count) })),
  asked((on, { booked }) => cancelBooking(on, booked)),
  asked(async (on, { date }, places) =>
    holdSeats(on, await lockBookable(on, date), { places, network: randomUUID() }),
  ),
  asked((on, { hold, page }, places) => changeHold(on, hold, { places, page })),
  asked((on, { hold, page }) => leaveHold(on, hold, page)),
  // The office
  asked((on, busy, count) => createDeskBooking(on, troupe.rosalie, order(busy, count))),
  asked((on, { offered }, count) => officeChange(on, offered, { seats: seats(count), state: confirmed })),
  asked((on, { offered }) => officeChange(on, offered, { state: confirmed })),
  asked((on, { booked }, count) => officeChange(on, booked, { seats: seats(count) })),
  // The counter
  asked((on, busy, count) => createTicketOrder(on, troupe.bertrand.uuid, saleOf(busy, count))),
  asked((on, busy) => createTicketOrder(on, troupe.bertrand.uuid, saleOf(busy, 1))),
  // The door
  async (node, { date, phone: phoneA, booked }) => {
    const { ticket_uuid: ticket } = await node
      .selectFrom('bookings')
      .select('ticket_uuid')
      .where('uuid', '=', booked)
      .executeTakeFirstOrThrow(unknown);
    return send(node, scan({ date, phoneA }, { ticket, paid: true }));
  },
  // What runs each minute, and a letter that leaves.
  (node) => expireOffers(node),
  (node) => releaseExpiredHolds(node),
  async (node, { offered, at }) => {
    const verdict = offerLeaving(await readBooking(node, offered), at);
    if ('onSent' in verdict) await write(node, must(verdict.onSent, 'what follows a letter'));
  },
];

const unknown = () => new CallError('not-found');

const officeChange = (
  on: WriteTransaction,
  uuid: string,
  change: Partial<Parameters<typeof changeDeskBooking>[3]>,
): Promise<Booking> =>
  changeDeskBooking(on, troupe.rosalie, uuid, { ...person, paid: false, version: 'first', ...change });

const saleOf = ({ date: dateUuid, at }: BusyDate, count: number) => ({
  uuid: randomUUID(),
  dateUuid,
  seats: seats(count),
  total: 12 * count,
  state: { code: 'PAYEE' as const },
  means: { code: 'ESPECES' as const },
  at,
});
