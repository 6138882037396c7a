import { type Infer, integer, object, optional, type, unknown } from 'superstruct';
import { priceCategoryNoun } from '../../nouns/price-category';
import { bodyStructs, rowStructs } from '../fields/field-structs';
import { slug, uuid, wholeNumber } from '../fields/primitives';

const named = { slug, ...rowStructs(priceCategoryNoun.fields) };
/** As it is told with a price. */
export const pricedCategory = type({ ...named });

/** A price category (catégorie de tarif): full price, reduced, children; `rank` is its place in every list, from 0. */
export const priceCategory = type({ ...named, rank: integer() });
export interface PriceCategory extends Infer<typeof priceCategory> {}

/** Upper limit: a longer list would confuse people who book, and each show has a price for every category. */
export const MAX_CATEGORIES = 50;

/** The same for the secretary's mirror, where every row has a stable key. */
export const priceCategoryRow = type({ uuid, ...named, rank: integer() });
export interface PriceCategoryRow extends Infer<typeof priceCategoryRow> {}

const written = bodyStructs(priceCategoryNoun.fields);

/** Empty: none. */
export const categoryDescription = written.description;

/** POST body. The server derives the slug from the name; without `rank` the category comes last. */
export const priceCategoryWrite = object({
  ...written,
  rank: optional(wholeNumber),
  slug: optional(unknown()),
});

/** PUT body. The slug and omitted fields stay: a client that only moves a category may hold an outdated name. */
export const priceCategoryChange = object({
  ...written,
  name: optional(written.name),
  rank: optional(wholeNumber),
  slug: optional(unknown()),
});
