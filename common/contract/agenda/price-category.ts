import { type Infer, integer, object, optional, string, type, unknown } from 'superstruct';
import { line, shortText, slug, uuid, wholeNumber } from '../fields/primitives';

const named = {
  slug,
  name: string(),
  /** Who has it: `Moins de 12 ans`. */
  description: optional(string()),
};
/** As it is told with a price. */
export const pricedCategory = type(named);

/** A price category (catégorie de tarif): full price, reduced, children; `rank` is its place in every list, from 0. */
export const priceCategory = type({ ...named, rank: integer() });
export type PriceCategory = Infer<typeof priceCategory>;

/** Upper limit: a longer list would confuse people who book, and each show has a price for every category. */
export const MAX_CATEGORIES = 50;

/** The same for the secretary's mirror, where every row has a stable key. */
export const priceCategoryRow = type({ uuid, ...named, rank: integer() });
export type PriceCategoryRow = Infer<typeof priceCategoryRow>;

/** Empty: none. */
export const categoryDescription = optional(shortText(200));

/** POST body. The server derives the slug from the name; without `rank` the category comes last. */
export const priceCategoryWrite = object({
  name: line(100),
  description: categoryDescription,
  rank: optional(wholeNumber),
  slug: optional(unknown()),
});

/** PUT body. The slug and omitted fields stay: a client that only moves a category may hold an outdated name. */
export const priceCategoryChange = object({
  name: optional(line(100)),
  description: categoryDescription,
  rank: optional(wholeNumber),
  slug: optional(unknown()),
});
