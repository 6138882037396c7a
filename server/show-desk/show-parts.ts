import { randomUUID } from 'node:crypto';
import { type Kysely, type Selectable, sql } from 'kysely';
import type { Show, ShowWrite } from '#common/contract/agenda/show';
import { withMissingCategories } from '#common/rules/show-draft';
import type { Database } from '../database/schema';
import { CallError } from '../http/call-error';
import { listPriceCategories } from '../show/price-category-list-repository';
import type { StoredShow } from '../show/show-repository';
import type { ShowTables } from '../database/tables/show-tables';

type Fields = Record<string, string>;

/** The parts of a show other than its own columns and its dates. */
interface ShowParts {
  readonly pieces: StoredShow['pieces'];
  readonly event_slug: string | null;
  readonly prices: readonly Selectable<ShowTables['show_prices']>[];
}

/**
 * The plays and prices of a show to be saved; omitted price categories are added at 0. A play, event or image that the
 * show named before is kept even if it was deleted since. Throws `invalid-field` for a play, an event, an image or a
 * category that does not exist, and for a price that occurs twice or belongs to another show.
 * @param current the show as it is, null for a new one
 */
export async function findShowParts(
  database: Kysely<Database>,
  write: ShowWrite,
  uuid: string,
  current: Show | null,
): Promise<ShowParts> {
  const pieces = await piecesOf(database, write, current);
  const event = await eventOf(database, write, current);
  const categories = await listPriceCategories(database);
  refuse({
    ...unknownPieces(write, pieces),
    ...(event === undefined && { 'event.slug': 'évènement inconnu' }),
    ...(await unknownBanner(database, write, current)),
    ...(await priceFaults(database, write, uuid, new Set(categories.map(({ slug }) => slug)))),
  });
  const named = new Map(categories.map((category) => [category.slug, category]));
  const prices = write.prices.flatMap(({ category, ...price }) => {
    const known = named.get(category.slug);
    return known === undefined ? [] : [{ ...price, category: known }];
  });
  return {
    pieces: write.pieces.flatMap(({ slug }) => pieces.get(slug) ?? []),
    event_slug: event ?? null,
    prices: withMissingCategories(prices, categories, randomUUID).map(({ category, ...price }) => ({
      ...price,
      show_uuid: uuid,
      category_slug: category.slug,
    })),
  };
}

/** Throws `invalid-field` with these faults, if there are any. */
export function refuse(fields: Fields): void {
  if (Object.keys(fields).length > 0) throw new CallError('invalid-field', { fields });
}

/** Faults of keys made by the client: a key that occurs twice, or belongs to another show. */
export function keyFaults(
  list: 'dates' | 'prices',
  keys: readonly string[],
  foreign: ReadonlySet<string>,
): Fields {
  const fault = (key: string, rank: number) => {
    if (keys.indexOf(key) !== rank) return 'donné deux fois';
    return foreign.has(key) ? 'appartient à un autre spectacle' : null;
  };
  return Object.fromEntries(
    keys.flatMap((key, rank) => {
      const found = fault(key, rank);
      return found === null ? [] : [[`${list}.${rank}.uuid`, found]];
    }),
  );
}

/** The plays that a show may name, by slug and, for plays that a device created and has no slug of yet, by uuid. */
async function piecesOf(
  database: Kysely<Database>,
  { pieces }: ShowWrite,
  current: Show | null,
): Promise<ReadonlyMap<string, StoredShow['pieces'][number]>> {
  const named = pieces.map(({ slug }) => slug);
  const found =
    named.length === 0
      ? []
      : await database
          .selectFrom('pieces')
          .select(['uuid', 'slug', 'title'])
          .where(({ or, eb }) => or([eb('slug', 'in', named), eb(sql<string>`uuid::text`, 'in', named)]))
          .where('deleted_at', 'is', null)
          .execute();
  const known = (current?.pieces ?? []).map(({ slug, title }) => [slug, { slug, title }] as const);
  return new Map([
    ...known,
    ...found.flatMap(({ uuid, slug, title }) => [
      [uuid, { slug, title }] as const,
      [slug, { slug, title }] as const,
    ]),
  ]);
}

/**
 * The slug of the event that a show names by slug or uuid; null if it names none, undefined if the event does not
 * exist.
 */
async function eventOf(
  database: Kysely<Database>,
  { event }: ShowWrite,
  current: Show | null,
): Promise<string | null | undefined> {
  if (event == null) return null;
  if (event.slug === current?.event?.slug) return event.slug;
  const found = await database
    .selectFrom('events')
    .select('slug')
    .where(({ or, eb }) => or([eb('slug', '=', event.slug), eb(sql<string>`uuid::text`, '=', event.slug)]))
    .executeTakeFirst();
  return found?.slug;
}

function unknownPieces(write: ShowWrite, known: ReadonlyMap<string, unknown>): Fields {
  return Object.fromEntries(
    write.pieces.flatMap(({ slug }, rank) =>
      known.has(slug) ? [] : [[`pieces.${rank}.slug`, 'pièce inconnue']],
    ),
  );
}

async function unknownBanner(
  database: Kysely<Database>,
  { banner }: ShowWrite,
  current: Show | null,
): Promise<Fields> {
  if (banner == null || banner.uuid === current?.banner?.uuid) return {};
  const found = await database
    .selectFrom('images')
    .select('uuid')
    .where('uuid', '=', banner.uuid)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return found === undefined ? { 'banner.uuid': 'image inconnue' } : {};
}

async function priceFaults(
  database: Kysely<Database>,
  { prices }: ShowWrite,
  uuid: string,
  known: ReadonlySet<string>,
): Promise<Fields> {
  const keys = prices.map((price) => price.uuid);
  const slugs = prices.map(({ category }) => category.slug);
  const foreign =
    keys.length === 0
      ? []
      : await database
          .selectFrom('show_prices')
          .select('uuid')
          .where('uuid', 'in', keys)
          .where('show_uuid', '<>', uuid)
          .execute();
  const categoryFault = (slug: string, rank: number) => {
    if (!known.has(slug)) return 'catégorie de tarif inconnue';
    return slugs.indexOf(slug) === rank ? null : 'donnée deux fois';
  };
  return {
    ...keyFaults('prices', keys, new Set(foreign.map((price) => price.uuid))),
    ...Object.fromEntries(
      slugs.flatMap((slug, rank) => {
        const found = categoryFault(slug, rank);
        return found === null ? [] : [[`prices.${rank}.category.slug`, found]];
      }),
    ),
  };
}
