import { type Infer, integer, object, optional, string, type, unknown } from 'superstruct';
import { line, slug, uuid, wholeNumber } from '../fields/primitives';

/** A price category (catégorie de tarif): full price, reduced, children; `rank` is its place in every list, from 0. */
export const priceCategory = type({ slug, name: string(), rank: integer() });
export type PriceCategory = Infer<typeof priceCategory>;

/** Upper limit: a longer list would confuse people who book, and each show has a price for every category. */
export const MAX_CATEGORIES = 50;

/** The same for the secretary's mirror, where every row has a stable key. */
export const priceCategoryRow = type({ uuid, slug, name: string(), rank: integer() });
export type PriceCategoryRow = Infer<typeof priceCategoryRow>;

/** POST body. The server derives the slug from the name; without `rank` the category comes last. */
export const priceCategoryWrite = object({
  name: line(100),
  rank: optional(wholeNumber),
  slug: optional(unknown()),
});

/** PUT body. The slug and omitted fields stay: a client that only moves a category may hold an outdated name. */
export const priceCategoryChange = object({
  name: optional(line(100)),
  rank: optional(wholeNumber),
  slug: optional(unknown()),
});
