import type { Kysely } from 'kysely';
import { type Telephone, telephonesIn } from '#common/base/telephone';
import { plainText } from '#common/contract/fields/rich-text-check';
import { findAboutText } from '../about-text/about-text-repository';
import type { Database } from '../database/schema';

/** Where the association publishes its telephone number: for bookings first. */
const slugs = ['reservation-informations', 'contacts'];

/** The first French telephone number that the association publishes: other runs of digits are years or prices. */
export async function findTelephone(database: Kysely<Database>): Promise<Telephone | undefined> {
  for (const slug of slugs) {
    const text = await findAboutText(database, slug);
    const telephones = text === undefined ? [] : telephonesIn(plainText(text.content));
    const french = telephones.find(({ number }) => /^(0|\+33)[1-9]\d{8}$/.test(number));
    if (french !== undefined) return french;
  }
  return undefined;
}
