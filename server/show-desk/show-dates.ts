import { type Kysely, sql } from 'kysely';
import { fullDay } from '#common/base/dates';
import type { ShowWrite } from '#common/contract/agenda/show';
import { repeatedMoments } from '#common/rules/moment-faults';
import type { Database } from '../database/schema';
import type { WriteTransaction } from '../database/transaction';
import { CallError } from '../http/call-error';
import { readSeatsTaken } from '../show/seats-repository';
import { keyFaults, refuse } from './show-parts';
import { type StoredShowDate, doorsOf, lockDates } from '../show/show-repository';

type WrittenDate = ShowWrite['dates'][number];

/** A new date, with default door times. */
export function newShowDate(showUuid: string, written: WrittenDate): StoredShowDate {
  const doors = doorsOf(written.date);
  return {
    uuid: written.uuid,
    show_uuid: showUuid,
    date: written.date,
    closing_date: written.closingDate,
    doors_open_at: doors.opens,
    doors_close_at: doors.closes,
    max_places: written.maxPlaces,
    free_participation: written.freeParticipation ?? false,
    re_entry: true,
    pay_at_door: written.payAtDoor ?? true,
    rehearsal: false,
    last_ticket_number: 0,
    latecomers_until: null,
  };
}

/** The dates of a show, including rehearsals, locked against bookings, moves and scans until the transaction ends. */
export async function lockShowDates(
  transaction: WriteTransaction,
  showUuid: string,
): Promise<ReadonlyMap<string, StoredShowDate>> {
  const dates = await transaction.database
    .selectFrom('show_dates')
    .select('uuid')
    .where('show_uuid', '=', showUuid)
    .execute();
  return lockDates(
    transaction,
    dates.map(({ uuid }) => uuid),
  );
}

/** The public dates, which are saved with the show. */
export function withoutRehearsals(
  dates: ReadonlyMap<string, StoredShowDate>,
): ReadonlyMap<string, StoredShowDate> {
  return new Map([...dates].filter(([, { rehearsal }]) => !rehearsal));
}

/**
 * Checks the dates to be saved against those of the show. Throws `invalid-field` if a date belongs to another show, is
 * at the moment of another one, closes only after it began, or would have fewer seats than are sold or offered;
 * `wrong-state` if a date that is removed, or that changes between prices and free participation, is in use.
 */
export async function refuseWrongDates(
  { database }: WriteTransaction,
  dates: readonly WrittenDate[],
  before: ReadonlyMap<string, StoredShowDate>,
): Promise<void> {
  const keys = dates.map(({ uuid }) => uuid);
  refuse({
    ...keyFaults('dates', keys, await foreignDates(database, keys, before)),
    ...momentFaults(dates),
    ...closingFaults(dates),
    ...(await seatFaults(database, dates, before)),
  });
  const kept = new Map(dates.map((date) => [date.uuid, date]));
  for (const date of before.values()) {
    const written = kept.get(date.uuid);
    if (written !== undefined && (written.freeParticipation ?? false) === date.free_participation) continue;
    if (await isInUse(database, date.uuid))
      throw new CallError('wrong-state', { message: inUse(date, written) });
  }
}

async function foreignDates(
  database: Kysely<Database>,
  keys: readonly string[],
  before: ReadonlyMap<string, StoredShowDate>,
): Promise<ReadonlySet<string>> {
  const unknown = keys.filter((key) => !before.has(key));
  if (unknown.length === 0) return new Set();
  const found = await database.selectFrom('show_dates').select('uuid').where('uuid', 'in', unknown).execute();
  return new Set(found.map(({ uuid }) => uuid));
}

function momentFaults(dates: readonly WrittenDate[]) {
  const repeated = repeatedMoments(dates.map(({ date }) => date));
  return Object.fromEntries(
    repeated.map((rank) => [`dates.${rank}.date`, 'une séance est déjà à ce moment']),
  );
}

function closingFaults(dates: readonly WrittenDate[]) {
  return Object.fromEntries(
    dates.flatMap(({ date, closingDate }, rank) =>
      closingDate <= date
        ? []
        : [[`dates.${rank}.closingDate`, 'les réservations doivent fermer avant la séance']],
    ),
  );
}

async function seatFaults(
  database: Kysely<Database>,
  dates: readonly WrittenDate[],
  before: ReadonlyMap<string, StoredShowDate>,
) {
  const faults: Record<string, string> = {};
  for (const [rank, { uuid, maxPlaces }] of dates.entries()) {
    const lowered = maxPlaces < (before.get(uuid)?.max_places ?? 0);
    const { booked, offered } = lowered ? await readSeatsTaken(database, uuid) : { booked: 0, offered: 0 };
    // An offer can be accepted without another check that its seats are left.
    if (booked + offered > maxPlaces) faults[`dates.${rank}.maxPlaces`] = takenFault(booked, offered);
  }
  return faults;
}

function takenFault(booked: number, offered: number): string {
  const less = 'il ne peut pas y en avoir moins';
  if (booked + offered === 1)
    return `1 place est déjà ${offered === 0 ? 'vendue' : 'proposée à qui attend'}\u00a0: ${less}`;
  const orOffered = offered === 0 ? '' : ' ou proposées à qui attend';
  return `${booked + offered} places sont déjà vendues${orOffered}\u00a0: ${less}`;
}

/** Whether a date has bookings, tickets, demands for tickets, scans or orders. */
async function isInUse(database: Kysely<Database>, uuid: string): Promise<boolean> {
  const { rows } = await sql`
    select from bookings where date_uuid = ${uuid}
    union all select from free_tickets where date_uuid = ${uuid}
    union all select from free_ticket_demands where date_uuid = ${uuid}
    union all select from scans where date_uuid = ${uuid}
    union all select from ticket_orders where date_uuid = ${uuid}
    limit 1`.execute(database);
  return rows.length > 0;
}

function inUse({ date }: StoredShowDate, written: WrittenDate | undefined): string {
  const day = `La séance du ${fullDay(date)} a des réservations, des billets ou des demandes de places`;
  return written === undefined
    ? `${day}\u00a0: elle ne peut pas être retirée.`
    : `${day}\u00a0: la participation ne peut plus y changer.`;
}
