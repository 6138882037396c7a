import { randomBytes } from 'node:crypto';
import { type Kysely, type Selectable, sql } from 'kysely';
import { must } from '#common/base/must';
import { uuidV7 } from '#common/base/uuid';
import type { BookingAct, BookingActKind } from '#common/contract/tickets/office-booking';
import type { EveningChange, ToldEvening } from '#common/rules/told-evening';
import type { Database } from '../database/schema';
import type { WriteTransaction } from '../database/transaction';
import { CallError } from '../http/call-error';
import type { EveningNews } from '../mail/evening-words';
import { personColumns, personReferenceOf } from '../user/user-repository';
import type { BookingTables } from '../database/tables/booking-tables';

/** The member of the office who acts on a booking, if known, and the reason. */
export interface ByOffice {
  readonly by: string | null;
  readonly reason: string | null;
}

interface Doing {
  readonly places: { readonly before: number; readonly after: number } | undefined;
  readonly office: ByOffice | null;
}

type Booking = Pick<
  Selectable<BookingTables['bookings']>,
  'uuid' | 'name' | 'firstname' | 'email' | 'phone' | 'state' | 'offered_until' | 'paid_at'
>;

/** Records what changed between two states of a booking. */
export async function keepActs(
  transaction: WriteTransaction,
  before: Booking,
  after: Booking,
  { places, office }: Doing,
): Promise<void> {
  const isOver = before.offered_until !== null && before.offered_until <= transaction.now;
  const changed = places !== undefined && places.before !== places.after;
  const acts = [
    ...(changed ? (['seats'] as const) : []),
    ...(holderOf(before) === holderOf(after) ? [] : (['holder'] as const)),
    ...(before.state === after.state ? [] : [becoming(after.state, isOver)]),
    ...((before.paid_at === null) === (after.paid_at === null) ? [] : [paying(after)]),
  ];
  await addActs(
    transaction,
    after.uuid,
    acts.map((kind) => ({ kind, ...(kind === 'seats' && { places }) })),
    office,
  );
}

const holderOf = ({ name, firstname, email, phone }: Booking) =>
  JSON.stringify([name, firstname, email, phone]);

const paying = ({ paid_at }: Booking): BookingActKind => (paid_at === null ? 'unpaid' : 'paid');

function becoming(state: Booking['state'], isOver: boolean): BookingActKind {
  if (state === 'ANNULEE') return isOver ? 'offer-over' : 'cancelled';
  if (state === 'EN_ATTENTE') return 'unreached';
  return state === 'PROPOSEE' ? 'offered' : 'confirmed';
}

/** Records another payment of a booking that is paid, or the end of one of several. */
export function keepPayment(
  transaction: WriteTransaction,
  uuid: string,
  kind: 'paid-again' | 'unpaid',
  office: ByOffice,
): Promise<void> {
  return addActs(transaction, uuid, [{ kind }], office);
}

/** Records that the office made a booking. */
export function keepOfficeBooking(
  transaction: WriteTransaction,
  uuid: string,
  office: ByOffice,
): Promise<void> {
  return addActs(transaction, uuid, [{ kind: 'booked' }], office);
}

/** Records that the office told a booker by telephone. */
export function keepCall(transaction: WriteTransaction, uuid: string, office: ByOffice): Promise<void> {
  return addActs(transaction, uuid, [{ kind: 'called' }], office);
}

/** Records what changed of the evening of a booking, when its booker is told. */
export function keepTold(
  transaction: WriteTransaction,
  uuid: string,
  { before, after, changes }: EveningNews,
): Promise<void> {
  const acts: Readonly<Record<EveningChange, Act>> = {
    date: { kind: 'moved', dates: { before: before.date, after: after.date } },
    place: { kind: 'place', words: { before: placeOf(before), after: placeOf(after) } },
    title: { kind: 'title', words: { before: before.title, after: after.title } },
    payment: { kind: 'payment', words: { before: paymentOf(before), after: paymentOf(after) } },
  };
  const kept = changes.map((change) => acts[change]);
  return addActs(transaction, uuid, kept, null);
}

const placeOf = ({ location: { name, description } }: ToldEvening) =>
  description === undefined ? name : `${name}, ${description}`;

const paymentOf = ({ payAtDoor }: ToldEvening) => (payAtDoor ? 'à l’entrée' : 'avant la séance');

interface Act {
  readonly kind: BookingActKind;
  readonly places?: Doing['places'];
  readonly dates?: { readonly before: Date; readonly after: Date };
  readonly words?: { readonly before: string; readonly after: string };
}

async function addActs(
  { database, now }: WriteTransaction,
  bookingUuid: string,
  acts: readonly Act[],
  office: ByOffice | null,
): Promise<void> {
  if (acts.length === 0) return;
  // The history lists acts of one moment by their uuids.
  const uuids = acts.map(() => uuidV7(now.getTime(), randomBytes(10))).toSorted();
  await database
    .insertInto('booking_acts')
    .values(
      acts.map(({ kind, places, dates, words }, rank) => ({
        uuid: must(uuids[rank], 'a uuid for each act'),
        booking_uuid: bookingUuid,
        kind,
        at: now,
        office: office !== null,
        by_uuid: office?.by ?? null,
        places_before: places?.before ?? null,
        places_after: places?.after ?? null,
        moved_from: dates?.before ?? null,
        moved_to: dates?.after ?? null,
        words_before: words?.before ?? null,
        words_after: words?.after ?? null,
        reason: office?.reason ?? null,
      })),
    )
    .execute();
}

/** The history of a booking, oldest entry first. Throws `not-found`. */
export async function readActs(database: Kysely<Database>, bookingUuid: string): Promise<BookingAct[]> {
  const booking = await database
    .selectFrom('bookings')
    .select('created_at')
    .where('uuid', '=', bookingUuid)
    .executeTakeFirst();
  if (booking === undefined) throw new CallError('not-found', { message: 'Réservation introuvable' });
  const acts = await database
    .selectFrom('booking_acts as act')
    .leftJoin('users as user', 'user.uuid', 'act.by_uuid')
    .selectAll('act')
    .select(personColumns('user'))
    .where('booking_uuid', '=', bookingUuid)
    .orderBy(sql`act.kind = 'booked'`, 'desc')
    .orderBy('at')
    .orderBy('act.uuid')
    .execute();
  const known = acts.map((act): BookingAct => {
    const by = personReferenceOf(act, 'user');
    return {
      kind: act.kind,
      at: act.at,
      office: act.office,
      ...(by && { by }),
      ...(act.places_before !== null &&
        act.places_after !== null && { places: [act.places_before, act.places_after] }),
      ...(act.moved_from !== null && act.moved_to !== null && { dates: [act.moved_from, act.moved_to] }),
      ...(act.words_before !== null &&
        act.words_after !== null && { words: [act.words_before, act.words_after] }),
      ...(act.reason !== null && { reason: act.reason }),
    };
  });
  const isKnown = known.some(({ kind }) => kind === 'booked');
  return isKnown ? known : [{ kind: 'booked', at: booking.created_at, office: false }, ...known];
}

/** The most seats that the bookings of these tickets ever had, of those that had more once than they have now. */
export async function findMostSeats(
  database: Kysely<Database>,
  tickets: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  if (tickets.length === 0) return new Map();
  const { rows } = await sql<{ ticket: string; most: number }>`
    select b.ticket_uuid as ticket, max(act.places_before) as most
    from bookings b join booking_acts act on act.booking_uuid = b.uuid
    where b.ticket_uuid = any(${[...tickets]}::uuid[]) and act.places_before is not null
    group by b.ticket_uuid`.execute(database);
  return new Map(rows.map(({ ticket, most }) => [ticket, most]));
}

/** When seats of a date's bookings were last given back, by the tickets of the bookings. */
export async function findReductions(
  database: Kysely<Database>,
  dateUuid: string,
): Promise<ReadonlyMap<string, Date>> {
  const { rows } = await sql<{ ticket: string; at: Date }>`
    select b.ticket_uuid as ticket, max(act.at) as at
    from bookings b join booking_acts act on act.booking_uuid = b.uuid
    where b.date_uuid = ${dateUuid} and act.places_after < act.places_before
    group by b.ticket_uuid`.execute(database);
  return new Map(rows.map(({ ticket, at }) => [ticket, at]));
}

/** Deletes the reasons recorded for bookings whose booker was erased: a reason may name them. */
export async function forgetReasons(
  { database }: WriteTransaction,
  bookingUuids: readonly string[],
): Promise<void> {
  if (bookingUuids.length === 0) return;
  await database
    .updateTable('booking_acts')
    .set({ reason: null })
    .where('booking_uuid', 'in', bookingUuids)
    .where('reason', 'is not', null)
    .execute();
}
