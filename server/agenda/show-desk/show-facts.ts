import { randomUUID } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import { must } from '#common/base/must';
import type { Show, ShowWrite } from '#common/contract/agenda/show';
import type { SeatsTaken } from '#common/rules/booking';
import type { NewSave } from '#common/rules/saves/save';
import { isLowered } from '#common/rules/saves/show-date-faults';
import type { ShowFacts } from '#common/rules/saves/show-save';
import type { Database } from '../../platform/database/schema';
import type { WriteTransaction } from '../../platform/database/transaction';
import { keptImages } from '../../content/image/image-repository';
import { listPriceCategories } from '../show/price-category-list-repository';
import { readSeatsTaken } from '../show/seats-repository';
import { datesInUse } from './show-dates';

/** What the rule of a save asks about other things than the show: what it names, what is sold of its dates. */
export async function findShowFacts(
  transaction: WriteTransaction,
  { uuid, before, write }: NewSave<Show, ShowWrite>,
): Promise<Omit<ShowFacts, 'slug'>> {
  const { database } = transaction;
  const pieces = await findPieces(database, write);
  const event = await findEvent(database, write);
  const images = await keptImages(database, write.banner ? [write.banner.uuid] : []);
  const categories = await listPriceCategories(database);
  const dates = await findDatesElsewhere(database, write, uuid);
  const prices = await findPricesElsewhere(database, write, uuid);
  const former = new Map((before?.dates ?? []).map((date) => [date.uuid, date]));
  const used = await datesInUse(transaction, [...former.keys()]);
  const seats = new Map<string, SeatsTaken>();
  for (const { uuid: date, maxPlaces } of write.dates)
    if (isLowered(maxPlaces, former.get(date))) seats.set(date, await readSeatsTaken(transaction, date));
  return {
    pieceNamed: (slug) => pieces.get(slug),
    event,
    isImage: (image) => images.has(image),
    categories: categories.map(({ slug, name, description }) => ({ slug, name, description })),
    isDateElsewhere: (key) => dates.has(key),
    isPriceElsewhere: (key) => prices.has(key),
    seatsTaken: (date) => must(seats.get(date), 'the seats of a date that gets fewer'),
    isInUse: (date) => used.has(date),
    newUuid: randomUUID,
  };
}

/** The plays that a show names, by slug and, for plays that a device created and has no slug of yet, by uuid. */
async function findPieces(
  database: Kysely<Database>,
  { pieces }: ShowWrite,
): Promise<ReadonlyMap<string, Show['pieces'][number]>> {
  const named = pieces.map(({ slug }) => slug);
  if (named.length === 0) return new Map();
  const found = await database
    .selectFrom('pieces')
    .select(['uuid', 'slug', 'title'])
    .where(({ or, eb }) => or([eb('slug', 'in', named), eb(sql<string>`uuid::text`, 'in', named)]))
    .where('deleted_at', 'is', null)
    .execute();
  return new Map(
    found.flatMap(({ uuid, slug, title }) => [uuid, slug].map((key) => [key, { slug, title }] as const)),
  );
}

/** The slug of the event that a show names by slug or uuid. */
async function findEvent(database: Kysely<Database>, { event }: ShowWrite): Promise<string | undefined> {
  if (event == null) return undefined;
  const found = await database
    .selectFrom('events')
    .select('slug')
    .where(({ or, eb }) => or([eb('slug', '=', event.slug), eb(sql<string>`uuid::text`, '=', event.slug)]))
    .executeTakeFirst();
  return found?.slug;
}

/** The dates of a body that belong to another show, or are rehearsals of this one. */
async function findDatesElsewhere(
  database: Kysely<Database>,
  { dates }: ShowWrite,
  show: string,
): Promise<ReadonlySet<string>> {
  if (dates.length === 0) return new Set();
  const keys = dates.map(({ uuid }) => uuid);
  const { rows } = await sql<{ uuid: string }>`
    select uuid from show_dates
    where uuid in (${sql.join(keys)}) and (show_uuid <> ${show} or rehearsal)`.execute(database);
  return new Set(rows.map(({ uuid }) => uuid));
}

async function findPricesElsewhere(
  database: Kysely<Database>,
  { prices }: ShowWrite,
  show: string,
): Promise<ReadonlySet<string>> {
  if (prices.length === 0) return new Set();
  const found = await database
    .selectFrom('show_prices')
    .select('uuid')
    .where(
      'uuid',
      'in',
      prices.map(({ uuid }) => uuid),
    )
    .where('show_uuid', '<>', show)
    .execute();
  return new Set(found.map(({ uuid }) => uuid));
}
