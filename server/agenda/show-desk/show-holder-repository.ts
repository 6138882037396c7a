import { type Kysely, sql } from 'kysely';
import type { AnnouncedEvening } from '#common/rules/announced-evening';
import type { Database } from '../../platform/database/schema';
import type { StoredLocation } from '../../platform/database/tables/location-columns';
import { announcedEveningOf } from '../show/announced-evening-repository';

/** A booking, or a free ticket that admits somebody, of a date. */
export interface Holder {
  readonly date: string;
  /** The member whose free ticket it is; null: a booking. */
  readonly owner: string | null;
  readonly name: string;
  readonly firstname: string;
  /** Empty for a booking made by telephone, and for a free ticket, which belongs to an account. */
  readonly email: string;
  readonly phone: string | null;
  readonly isOwed: boolean;
  /** What they were told, if the evening has changed since, and when they are told anew. */
  readonly told: AnnouncedEvening | null;
  readonly tellAt: Date | null;
}

/** Who holds seats of a show, or waits for some: bookings by name, those first that were made first, then free tickets. */
export async function findHolders(database: Kysely<Database>, showUuid: string): Promise<readonly Holder[]> {
  return [...(await findBookers(database, showUuid)), ...(await findTicketOwners(database, showUuid))];
}

async function findBookers(database: Kysely<Database>, showUuid: string): Promise<readonly Holder[]> {
  const found = await database
    .selectFrom('bookings as b')
    .innerJoin('show_dates as d', 'd.uuid', 'b.date_uuid')
    .leftJoin('told_evenings as told', 'told.booking_uuid', 'b.uuid')
    .select(['b.date_uuid', 'b.name', 'b.firstname', 'b.email', 'b.phone'])
    .select(announcedColumns)
    .select(
      sql<boolean>`b.paid_at is null and b.state in ('CONFIRMEE', 'PROPOSEE')
        and exists (select from booking_seats where booking_uuid = b.uuid and price > 0)`.as('is_owed'),
    )
    .where('d.show_uuid', '=', showUuid)
    .where('b.state', '<>', 'ANNULEE')
    .orderBy(sql`b.name collate "fr-x-icu", b.firstname collate "fr-x-icu", b.created_at, b.uuid`)
    .execute();
  return found.map(({ date_uuid: date, name, firstname, email, phone, is_owed: isOwed, ...told }) => ({
    date,
    owner: null,
    name,
    firstname,
    email,
    phone,
    isOwed,
    ...toldOf(told),
  }));
}

async function findTicketOwners(database: Kysely<Database>, showUuid: string): Promise<readonly Holder[]> {
  const found = await database
    .selectFrom('free_tickets as f')
    .innerJoin('show_dates as d', 'd.uuid', 'f.date_uuid')
    .leftJoin('told_evenings as told', 'told.free_ticket_uuid', 'f.uuid')
    .select(['f.date_uuid', 'f.owner_uuid', 'f.name'])
    .select(announcedColumns)
    .where('d.show_uuid', '=', showUuid)
    .where('f.owner_uuid', 'is not', null)
    .where('f.generated_at', 'is not', null)
    .where('f.replaced_by', 'is', null)
    .where('f.cancelled_at', 'is', null)
    .where('f.blocked_at', 'is', null)
    .orderBy('f.uuid')
    .execute();
  return found.map(({ date_uuid: date, owner_uuid: owner, name, ...told }) => ({
    date,
    owner,
    name,
    firstname: '',
    email: '',
    phone: null,
    isOwed: false,
    ...toldOf(told),
  }));
}

const announcedColumns = [
  'told.title',
  'told.date',
  'told.location_name',
  'told.location_description',
  'told.location_link',
  'told.location_address',
  'told.location_parking',
  'told.location_access',
  'told.pay_at_door',
  'told.tell_at',
] as const;

interface FoundAnnounced extends Omit<StoredLocation, 'location_name'> {
  readonly location_name: string | null;
  readonly title: string | null;
  readonly date: Date | null;
  readonly pay_at_door: boolean | null;
  readonly tell_at: Date | null;
}

function toldOf({ title, date, location_name, pay_at_door, tell_at, ...rest }: FoundAnnounced) {
  // Without a row, none of its columns is there.
  if (title === null || date === null || location_name === null || pay_at_door === null)
    return { told: null, tellAt: null };
  const told = announcedEveningOf({ title, date, location_name, pay_at_door, ...rest });
  return { told, tellAt: tell_at };
}
