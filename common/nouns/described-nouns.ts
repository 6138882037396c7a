import { aboutTextNoun } from './about-text';
import { eventNoun } from './event';
import { pieceAuthorNoun } from './piece-author';
import { priceCategoryNoun } from './price-category';
import { sponsorNoun } from './sponsor';

/** All nouns with a description, by their names in lanes. */
export const describedNouns = {
  'about-text': aboutTextNoun,
  event: eventNoun,
  'piece-author': pieceAuthorNoun,
  'price-category': priceCategoryNoun,
  sponsor: sponsorNoun,
};

type DescribedNoun = (typeof describedNouns)[keyof typeof describedNouns];

/** The names of the fields of all of them. */
export type DescribedField = DescribedNoun extends infer One
  ? One extends { readonly fields: infer F }
    ? keyof F & string
    : never
  : never;

// Object.keys loses the names.
export const describedFieldNames = Object.values(describedNouns).flatMap(
  ({ fields }) => Object.keys(fields) as DescribedField[],
);
