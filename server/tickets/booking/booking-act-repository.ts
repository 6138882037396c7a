import { randomBytes } from 'node:crypto';
import type { Selectable } from 'kysely';
import { must } from '#common/base/must';
import { uuidV7 } from '#common/base/uuid';
import type { BookingActKind } from '#common/contract/tickets/desk-booking';
import { placeWithAddress } from '#common/rules/place-words';
import type { EveningChange, AnnouncedEvening } from '#common/rules/announced-evening';
import type { WriteTransaction } from '../../platform/database/transaction';
import type { EveningNews } from '../../platform/mail/evening-words';
import type { BookingTables } from '../../platform/database/tables/booking-tables';

/** The member of the office who acts on a booking, if known, and the reason. */
export interface ByDesk {
  readonly by: string | null;
  readonly reason: string | null;
}

interface Doing {
  readonly places: { readonly before: number; readonly after: number } | undefined;
  readonly office: ByDesk | null;
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
    ...(contactOf(before) === contactOf(after) ? [] : (['holder'] as const)),
    ...(before.state === after.state ? [] : [becoming(before.state, after.state, { isOver, office })]),
    ...((before.paid_at === null) === (after.paid_at === null) ? [] : [paying(after)]),
  ];
  await addActs(
    transaction,
    after.uuid,
    acts.map((kind) => ({ kind, ...(kind === 'seats' && { places }) })),
    office,
  );
}

const contactOf = ({ name, firstname, email, phone }: Booking) =>
  JSON.stringify([name, firstname, email, phone]);

const paying = ({ paid_at }: Booking): BookingActKind => (paid_at === null ? 'unpaid' : 'paid');

function becoming(
  before: Booking['state'],
  state: Booking['state'],
  { isOver, office }: { readonly isOver: boolean } & Pick<Doing, 'office'>,
): BookingActKind {
  if (state === 'ANNULEE' && before === 'EN_ATTENTE' && office === null) return 'left-list';
  if (state === 'ANNULEE') return isOver ? 'offer-over' : 'cancelled';
  if (state === 'EN_ATTENTE') return 'unreached';
  return state === 'PROPOSEE' ? 'offered' : 'confirmed';
}

/** Records another payment of a booking that is paid, or the end of one of several. */
export function keepPayment(
  transaction: WriteTransaction,
  uuid: string,
  kind: 'paid-again' | 'unpaid',
  office: ByDesk,
): Promise<void> {
  return addActs(transaction, uuid, [{ kind }], office);
}

/** Records that the office made a booking. */
export function keepDeskBooking(transaction: WriteTransaction, uuid: string, office: ByDesk): Promise<void> {
  return addActs(transaction, uuid, [{ kind: 'booked' }], office);
}

/** Records that the office told a booker by telephone. */
export function keepCall(transaction: WriteTransaction, uuid: string, office: ByDesk): Promise<void> {
  return addActs(transaction, uuid, [{ kind: 'called' }], office);
}

/** Records what changed of the evening of a booking, when its booker is told. */
export function keepAnnounced(
  transaction: WriteTransaction,
  uuid: string,
  { before, after, changes }: EveningNews,
): Promise<void> {
  const acts: Readonly<Record<EveningChange, HistoryEntry>> = {
    date: { kind: 'moved', dates: { before: before.date, after: after.date } },
    place: { kind: 'place', words: { before: placeOf(before), after: placeOf(after) } },
    title: { kind: 'title', words: { before: before.title, after: after.title } },
    payment: { kind: 'payment', words: { before: paymentOf(before), after: paymentOf(after) } },
  };
  const kept = changes.map((change) => acts[change]);
  return addActs(transaction, uuid, kept, null);
}

/** Records that a booker changed to another date. */
export function keepOtherDate(
  transaction: WriteTransaction,
  uuid: string,
  from: DateOfShow,
  to: DateOfShow,
): Promise<void> {
  const dates = { before: from.date, after: to.date };
  return addActs(transaction, uuid, [{ kind: 'other-date', dates, left: from.uuid }], null);
}

interface DateOfShow {
  readonly uuid: string;
  readonly date: Date;
}

const placeOf = ({ location }: AnnouncedEvening) =>
  [placeWithAddress(location), ...(location.description ? [location.description] : [])].join(', ');

const paymentOf = ({ payAtDoor }: AnnouncedEvening) => (payAtDoor ? 'à l’entrée' : 'avant la séance');

interface HistoryEntry {
  readonly kind: BookingActKind;
  readonly places?: Doing['places'];
  readonly dates?: { readonly before: Date; readonly after: Date };
  /** The uuid of the date that the booker left. */
  readonly left?: string;
  readonly words?: { readonly before: string; readonly after: string };
}

async function addActs(
  { database, now }: WriteTransaction,
  bookingUuid: string,
  acts: readonly HistoryEntry[],
  office: ByDesk | null,
): Promise<void> {
  if (acts.length === 0) return;
  // The history lists acts of one moment by their uuids.
  const uuids = acts.map(() => uuidV7(now.getTime(), randomBytes(10))).toSorted();
  await database
    .insertInto('booking_acts')
    .values(
      acts.map(({ kind, places, dates, left, words }, rank) => ({
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
        left_date_uuid: left ?? null,
        words_before: words?.before ?? null,
        words_after: words?.after ?? null,
        reason: office?.reason ?? null,
      })),
    )
    .execute();
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
