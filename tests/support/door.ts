import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import { fold } from '#common/base/fold';
import { must } from '#common/base/must';
import type { ScanResult, ScanWrite } from '#common/contract/tickets/door';
import { permissions } from '#common/contract/calls/permissions';
import { isAllowed } from '#common/rules/is-allowed';
import { locationColumns } from '#server/content/publication/location';
import { paymentColumns } from '#server/content/publication/payment';
import { addBookings, findTicketsOf } from '#server/tickets/booking/booking-repository';
import type { Database } from '#server/platform/database/schema';
import { write } from '#server/platform/database/transaction';
import { armDevice } from '#server/tickets/device/device-repository';
import { type StoredFreeTicket, addFreeTickets } from '#server/tickets/free-ticket/free-ticket-repository';
import { receiveScans } from '#server/tickets/scan/receive-scans';
import { type StoredShowDate, addShows, doorsOf } from '#server/agenda/show/show-repository';
import { type Player, troupe } from './troupe';

const MINUTE = 60_000;

/** The curtain rises at 20:30; the doors are open when the clock stands at 20:00. */
export const curtain = new Date('2026-11-21T20:30:00+01:00');
export const doorsOpen = new Date('2026-11-21T20:00:00+01:00');
export const after = (minutes: number, from = doorsOpen) => new Date(from.getTime() + minutes * MINUTE);

export interface Evening {
  readonly show: string;
  readonly date: string;
  readonly otherDate: string;
  readonly phoneA: string;
  readonly phoneB: string;
}

/** A show of two evenings (100 places, full price 12 €, reduced 8.50 €) and Bertrand's two armed phones. */
export async function openHouse(
  database: Kysely<Database>,
  dateFields: Partial<StoredShowDate> = {},
): Promise<Evening> {
  const show = randomUUID();
  const evening = {
    show,
    date: randomUUID(),
    otherDate: randomUUID(),
    phoneA: randomUUID(),
    phoneB: randomUUID(),
  };
  const price = (category_slug: string, price: number) => ({
    uuid: randomUUID(),
    show_uuid: show,
    category_slug,
    price,
    to_confirm: false,
  });
  await write(database, async (transaction) => {
    await addShows(transaction, [
      {
        show: {
          uuid: show,
          slug: `le-dindon-${show.slice(0, 8)}`,
          title: 'Le Dindon',
          visible_from: new Date('2026-11-01T09:00:00+01:00'),
          visible_until: new Date('2026-12-01T09:00:00+01:00'),
          ...locationColumns({ name: 'Salle des fêtes, Vaubrun' }),
          ...paymentColumns(undefined),
          event_slug: null,
          pieces: [],
          bookings: true,
          banner_uuid: null,
          version: 'first',
        },
        dates: [
          { ...showDate(evening.date, show, curtain), ...dateFields },
          showDate(evening.otherDate, show, after(24 * 60, curtain)),
        ],
        prices: [price('plein-tarif', 12), price('tarif-reduit', 8.5)],
        categories: [
          { slug: 'plein-tarif', name: 'Plein tarif', rank: 0 },
          { slug: 'tarif-reduit', name: 'Tarif réduit', rank: 1 },
        ],
      },
    ]);
    await armDevice(transaction, { uuid: evening.phoneA, name: 'Porte A' }, troupe.bertrand.uuid);
    await armDevice(transaction, { uuid: evening.phoneB, name: 'Porte B' }, troupe.bertrand.uuid);
  });
  return evening;
}

function showDate(uuid: string, show: string, date: Date): StoredShowDate {
  const doors = doorsOf(date);
  return {
    uuid,
    show_uuid: show,
    date,
    closing_date: after(-120, date),
    doors_open_at: doors.opens,
    doors_close_at: doors.closes,
    max_places: 100,
    free_participation: false,
    re_entry: true,
    pay_at_door: true,
    rehearsal: false,
    last_ticket_number: 0,
    latecomers_until: null,
    former_doors_open_at: null,
    former_doors_close_at: null,
  };
}

/** Adds a free ticket of Marius's and returns its uuid. It is generated unless said otherwise. */
export async function addTicket(
  database: Kysely<Database>,
  date: string,
  fields: Partial<StoredFreeTicket> = {},
): Promise<string> {
  const uuid = randomUUID();
  const name = fields.name ?? 'Hélène Marchal';
  await write(database, (transaction) =>
    addFreeTickets(transaction, [
      {
        uuid,
        date_uuid: date,
        owner_uuid: troupe.marius.uuid,
        name,
        name_folded: fold(name),
        state: 'GENERE',
        generated_at: after(-60 * 24),
        used_at: null,
        replaced_by: null,
        cancelled_at: null,
        blocked_at: null,
        version: 'first',
        ...fields,
      },
    ]),
  );
  return uuid;
}

/** Adds a confirmed booking, by default of two full and one reduced seats that are not paid: 32.50 €. */
export async function addBooking(
  database: Kysely<Database>,
  date: string,
  fields: {
    readonly state?: 'CONFIRMEE' | 'EN_ATTENTE' | 'ANNULEE';
    readonly paid_at?: Date;
    readonly email?: string;
  } = {},
): Promise<string> {
  const uuid = randomUUID();
  const { state = 'CONFIRMEE', paid_at = null, email = 'remi@troupe.example' } = fields;
  await write(database, (transaction) =>
    addBookings(transaction, [
      {
        booking: {
          uuid,
          ticket_uuid: randomUUID(),
          date_uuid: date,
          name: 'Castan',
          firstname: 'Rémi',
          email,
          phone: '06 00 00 00 00',
          state,
          at: after(-60 * 48),
          offered_until: null,
          paid_at,
          cancelled_at: state === 'ANNULEE' ? after(-60) : null,
          reminded_at: null,
          version: 'first',
        },
        seats: [
          { booking_uuid: uuid, rank: 0, category_slug: 'plein-tarif', count: 2, price: 12 },
          { booking_uuid: uuid, rank: 1, category_slug: 'tarif-reduit', count: 1, price: 8.5 },
        ],
      },
    ]),
  );
  return uuid;
}

/** Adds a booking as `addBooking` does and returns its ticket's uuid, which the door knows it by. */
export async function addBookedTicket(...booking: Parameters<typeof addBooking>): Promise<string> {
  const uuid = await addBooking(...booking);
  return must((await findTicketsOf(booking[0], [uuid])).get(uuid), 'the ticket of a booking');
}

/** A scan of phone A just after the doors opened, but for what is said. */
export function scan(
  evening: Pick<Evening, 'date' | 'phoneA'>,
  fields: Partial<ScanWrite> & Pick<Partial<ScanWrite>, 'ticket' | 'code'>,
): ScanWrite {
  seq += 1;
  return {
    key: randomUUID(),
    dateUuid: evening.date,
    device: evening.phoneA,
    seq,
    at: after(0),
    kind: 'entry',
    by: troupe.bertrand.uuid,
    ...fields,
  };
}

let seq = 0;

/** Sends scans as Bertrand's phone does, in one transaction. */
export const send = (database: Kysely<Database>, ...scans: readonly ScanWrite[]): Promise<ScanResult[]> =>
  sendAs(database, troupe.bertrand, ...scans);

/** Sends scans as somebody who is logged in. */
export function sendAs(
  database: Kysely<Database>,
  { uuid, roles }: Player,
  ...scans: readonly ScanWrite[]
): Promise<ScanResult[]> {
  const supervisor = isAllowed(permissions.site, new Set(roles));
  return write(database, (transaction) =>
    receiveScans(transaction, scans, { uuid, supervisor, phone: null }),
  );
}
