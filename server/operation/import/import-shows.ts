import { randomBytes } from 'node:crypto';
import { type Infer, array, boolean, literal, nullable, object, optional } from 'superstruct';
import { uuidV7 } from '#common/base/uuid';
import { locationWrite } from '#common/contract/agenda/location';
import { categoryDescription } from '#common/contract/agenda/price-category';
import { paymentWrite } from '#common/contract/agenda/show';
import { euros, evening, line, moment, slug, uuid, wholeNumber } from '#common/contract/fields/primitives';
import { savedLocation } from '#common/rules/saves/location';
import { randomVersion } from '../../platform/database/random-version';
import type { WriteTransaction } from '../../platform/database/transaction';
import { locationColumns } from '../../content/publication/location';
import { paymentColumns } from '../../content/publication/payment';
import { type WholeShow, addShows, doorsOf } from '../../agenda/show/show-repository';
import { type Importer, type Outcome, partitionRows } from './importer';
import { findExisting } from '../../platform/database/find-existing';

const named = object({ slug, title: line(200) });

const showDate = object({
  uuid,
  date: evening,
  closingDate: evening,
  maxPlaces: wholeNumber,
  bookedPlaces: wholeNumber,
  freeParticipation: optional(boolean()),
  doorsOpenAt: optional(moment),
  doorsCloseAt: optional(moment),
  reEntry: optional(boolean()),
  payAtDoor: optional(boolean()),
  rehearsal: optional(boolean()),
});

const showPrice = object({
  uuid,
  price: euros,
  /** `rank`: the place of a new category among all; absent: its place in this show. */
  category: object({
    slug,
    name: line(100),
    description: categoryDescription,
    rank: optional(wholeNumber),
  }),
  toConfirm: optional(literal(true)),
});

const importedShow = object({
  slug,
  title: line(200),
  visibleFrom: moment,
  visibleUntil: moment,
  prices: array(showPrice),
  dates: array(showDate),
  event: nullable(named),
  location: locationWrite,
  payment: optional(paymentWrite),
  pieces: array(named),
  bookings: boolean(),
  banner: optional(nullable(object({ uuid }))),
});

export type ImportedShow = Infer<typeof importedShow>;

/** Shows with dates and prices. `bookedPlaces` is left out: it is computed from bookings and tickets. */
export const importShows: Importer<ImportedShow> = {
  name: 'shows',
  label: 'Spectacles',
  struct: importedShow,
  add: addImported,
};

async function addImported(
  transaction: WriteTransaction,
  shows: readonly ImportedShow[],
): Promise<Outcome[]> {
  const { database } = transaction;
  const wanted = shows.map(({ slug }) => slug);
  const slugs = await findExisting(database, 'shows', 'slug', wanted);
  const uuids = shows.flatMap(({ dates, prices }) => [...dates, ...prices].map(({ uuid }) => uuid));
  const known = await knownParts(transaction, uuids);

  const { outcomes, added } = partitionRows(shows, (show): Outcome => {
    if (slugs.has(show.slug)) return 'present';
    const parts = [...show.dates, ...show.prices].map(({ uuid }) => uuid);
    const double = parts.find((uuid, rank) => known.has(uuid) || parts.indexOf(uuid) !== rank);
    if (double !== undefined) return { refused: `la séance ou le tarif ${double} existe déjà` };
    slugs.add(show.slug);
    for (const uuid of parts) known.add(uuid);
    return 'added';
  });
  await addShows(transaction, added.map(wholeShow));
  return outcomes;
}

async function knownParts({ database }: WriteTransaction, uuids: readonly string[]): Promise<Set<string>> {
  const dates = await findExisting(database, 'show_dates', 'uuid', uuids);
  const prices = await findExisting(database, 'show_prices', 'uuid', uuids);
  return new Set([...dates, ...prices]);
}

function wholeShow(imported: ImportedShow): WholeShow {
  const uuid = uuidV7(imported.visibleFrom.getTime(), randomBytes(10));
  return {
    show: {
      uuid,
      slug: imported.slug,
      title: imported.title,
      visible_from: imported.visibleFrom,
      visible_until: imported.visibleUntil,
      ...locationColumns(savedLocation(imported.location)),
      ...paymentColumns(imported.payment),
      event_slug: imported.event?.slug ?? null,
      pieces: imported.pieces.map(({ slug, title }) => ({ slug, title })),
      bookings: imported.bookings,
      banner_uuid: imported.banner?.uuid ?? null,
      version: randomVersion(),
    },
    dates: imported.dates.map((date) => {
      const doors = doorsOf(date.date);
      return {
        uuid: date.uuid,
        show_uuid: uuid,
        date: date.date,
        closing_date: date.closingDate,
        doors_open_at: date.doorsOpenAt ?? doors.opens,
        doors_close_at: date.doorsCloseAt ?? doors.closes,
        max_places: date.maxPlaces,
        free_participation: date.freeParticipation ?? false,
        re_entry: date.reEntry ?? true,
        pay_at_door: date.payAtDoor ?? true,
        rehearsal: date.rehearsal ?? false,
        last_ticket_number: 0,
        latecomers_until: null,
        former_doors_open_at: null,
        former_doors_close_at: null,
      };
    }),
    prices: imported.prices.map((price) => ({
      uuid: price.uuid,
      show_uuid: uuid,
      category_slug: price.category.slug,
      price: price.price,
      to_confirm: price.toConfirm ?? false,
    })),
    categories: imported.prices.map(({ category }, rank) => ({
      slug: category.slug,
      name: category.name,
      ...(category.description && { description: category.description }),
      rank: category.rank ?? rank,
    })),
  };
}
