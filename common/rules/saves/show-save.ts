import { everyFieldOf } from '../../base/every-field-of';
import { fail, succeed } from '../../base/result';
import { DOORS_BEFORE, type Show, type ShowWrite } from '../../contract/agenda/show';
import { withMissingCategories } from '../show-draft';
import { inTime } from '../../base/order';
import { savedLocation } from './location';
import { faultsAt } from './list-faults';
import { type Faults, type Ruling, wrongFields } from './refusal';
import { type RefusalWords, type Save, checkSave, checkVersion } from './save';
import {
  type DateFacts,
  type FormerDate,
  dateFaults,
  dateInUse,
  keyFaults,
  removedInUse,
} from './show-date-faults';

export const showWords: RefusalWords = {
  exists: 'Ce spectacle existe déjà.',
  missing: 'Spectacle introuvable',
};

type WrittenDate = ShowWrite['dates'][number];

/** What only one side knows of a show that is saved. */
export interface ShowFacts extends DateFacts {
  readonly slug: string;
  /** A play by its slug or, as long as a device knows no slug, its uuid. */
  readonly pieceNamed: (slug: string) => Show['pieces'][number] | undefined;
  /** The slug of the event that it names by slug or uuid, if that one exists. */
  readonly event: string | undefined;
  readonly isImage: (uuid: string) => boolean;
  /** All price categories, in their order. */
  readonly categories: readonly Show['prices'][number]['category'][];
  /** Whether a price with this uuid belongs to another show. */
  readonly isPriceElsewhere: (uuid: string) => boolean;
  /** Makes the key of the price of a category that was left out. */
  readonly newUuid: () => string;
}

/**
 * A show as a save makes it, without its rehearsals. Categories that were left out have a price of 0, to be confirmed. A play, event or image
 * that it named before is kept even if it was deleted since.
 */
export function savedShow(save: Save<Show, ShowWrite, unknown>, facts: ShowFacts): Ruling<Show> {
  const checked = checkSave(save, showWords);
  if (!checked.ok) return checked;
  const before = checked.value;
  const { write } = save;
  const refusal =
    wrongFields(partFaults(write, before, facts)) ??
    wrongFields(dateFaults(write.dates, before?.dates ?? [], save.at, facts)) ??
    dateInUse(write.dates, before?.dates ?? [], facts.isInUse);
  return refusal === null ? succeed(showOf(save, before, facts)) : fail(refusal);
}

/** A show that may be removed: none of its dates, rehearsals too, is in use. */
export function removedShow(
  before: Show,
  base: string | null,
  dates: readonly Pick<FormerDate, 'uuid' | 'date'>[],
  isInUse: DateFacts['isInUse'],
): Ruling<Show> {
  const current = checkVersion(before, base);
  if (!current.ok) return current;
  const used = dates.find(({ uuid }) => isInUse(uuid));
  return used === undefined ? current : fail(removedInUse(used));
}

function showOf(
  { uuid, write, version }: Save<Show, ShowWrite, unknown>,
  before: Show | null,
  facts: ShowFacts,
) {
  const named = new Map(facts.categories.map((category) => [category.slug, category]));
  const prices = write.prices.flatMap(({ uuid: key, price, category, toConfirm }) => {
    const known = named.get(category.slug);
    if (known === undefined) return [];
    return [{ uuid: key, price, category: known, ...(toConfirm === true && { toConfirm }) }];
  });
  const event = eventOf(write, before, facts);
  return everyFieldOf<Show>()({
    uuid,
    slug: facts.slug,
    title: write.title.trim(),
    visibleFrom: write.visibleFrom,
    visibleUntil: write.visibleUntil,
    prices: [...withMissingCategories(prices, facts.categories, facts.newUuid)],
    dates: inTime(write.dates).map((date) => dateOf(date, before)),
    location: savedLocation(write.location, before?.location),
    ...paymentOf(write, before),
    pieces: write.pieces.flatMap(({ slug }) => pieceOf(slug, before, facts) ?? []),
    bookings: write.bookings,
    ...(event && { event: { slug: event } }),
    ...(write.banner && { banner: { uuid: write.banner.uuid } }),
    version,
  });
}

/** What is said of payment, in neither words nor link: nothing. */
function paymentOf({ payment }: ShowWrite, before: Show | null): Pick<Show, 'payment'> {
  const { words = '', link = '' } = payment ?? before?.payment ?? {};
  if (words.trim() === '' && link.trim() === '') return {};
  return {
    payment: {
      ...(words.trim() && { words: words.trim() }),
      ...(link.trim() && { link: link.trim() }),
    },
  };
}

function dateOf(
  { uuid, date, closingDate, maxPlaces, freeParticipation, payAtDoor, doorsBefore }: WrittenDate,
  before: Show | null,
) {
  const former = before?.dates.find((one) => one.uuid === uuid);
  const paidAtDoor = payAtDoor ?? former?.payAtDoor ?? true;
  const opens = doorsBefore ?? former?.doorsBefore ?? DOORS_BEFORE;
  return everyFieldOf<Show['dates'][number], 'bookedPlaces'>()({
    uuid,
    date,
    closingDate,
    maxPlaces,
    freeParticipation: freeParticipation ?? false,
    ...(!paidAtDoor && { payAtDoor: false }),
    ...(opens !== DOORS_BEFORE && { doorsBefore: opens }),
  });
}

const pieceOf = (slug: string, before: Show | null, { pieceNamed }: ShowFacts) =>
  pieceNamed(slug) ?? before?.pieces.find((piece) => piece.slug === slug);

const eventOf = ({ event }: ShowWrite, before: Show | null, facts: ShowFacts) =>
  event && (event.slug === before?.event?.slug ? event.slug : facts.event);

function partFaults(write: ShowWrite, before: Show | null, facts: ShowFacts): Faults {
  const { pieces, event, banner } = write;
  const isNewBanner = banner && banner.uuid !== before?.banner?.uuid;
  return {
    ...faultsAt('pieces', 'slug', pieces, ({ slug }) =>
      pieceOf(slug, before, facts) ? null : 'pièce inconnue',
    ),
    ...(event && eventOf(write, before, facts) === undefined && { 'event.slug': 'évènement inconnu' }),
    ...(isNewBanner && !facts.isImage(banner.uuid) && { 'banner.uuid': 'image inconnue' }),
    ...priceFaults(write, facts),
  };
}

function priceFaults({ prices }: ShowWrite, { categories, isPriceElsewhere }: ShowFacts): Faults {
  const known = new Set(categories.map(({ slug }) => slug));
  const slugs = prices.map(({ category }) => category.slug);
  return {
    ...keyFaults('prices', prices, isPriceElsewhere),
    ...faultsAt('prices', 'category.slug', slugs, (slug, rank) => {
      if (!known.has(slug)) return 'catégorie de tarif inconnue';
      return slugs.indexOf(slug) === rank ? null : 'donnée deux fois';
    }),
  };
}
