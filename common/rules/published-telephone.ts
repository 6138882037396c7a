import { type Telephone, telephonesIn } from '../base/telephone';
import { plainText } from '../contract/fields/rich-text-check';
import type { RichText } from '../contract/fields/rich-text-nodes';

/** The texts in which the association publishes its telephone number, by their slugs: for bookings first. */
export const textsWithTelephone = ['reservation-informations', 'contacts'] as const;

/** The first French telephone number of a text: other runs of digits are years or prices. */
export function publishedTelephone(content: RichText): Telephone | undefined {
  return telephonesIn(plainText(content)).find(({ number }) => /^(0|\+33)[1-9]\d{8}$/.test(number));
}
