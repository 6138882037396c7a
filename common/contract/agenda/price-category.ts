import { type Infer, integer, object, optional, string, type, unknown } from 'superstruct';
import { line, slug, uuid, wholeNumber } from '../fields/primitives';

/** What seats are sold as (catégorie de tarif): full price, reduced, children; `rank` is its place in every list, from 0. */
export const priceCategory = type({ slug, name: string(), rank: integer() });
export type PriceCategory = Infer<typeof priceCategory>;

/** More would be lost on whoever books, and a show has a price for each. */
export const MOST_CATEGORIES = 50;

/** The same for the secretary's mirror, where everything has a key that stays. */
export const priceCategoryRow = type({ uuid, slug, name: string(), rank: integer() });
export type PriceCategoryRow = Infer<typeof priceCategoryRow>;

/** POST body. The address comes from the name; without `rank` it comes last. */
export const priceCategoryWrite = object({
  name: line(100),
  rank: optional(wholeNumber),
  slug: optional(unknown()),
});

/** PUT body. The address stays, and so does what is left out: whoever moves it has not read the name that it has by now. */
export const priceCategoryChange = object({
  name: optional(line(100)),
  rank: optional(wholeNumber),
  slug: optional(unknown()),
});
