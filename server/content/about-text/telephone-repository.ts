import type { Kysely } from 'kysely';
import type { Telephone } from '#common/base/telephone';
import { publishedTelephone, textsWithTelephone } from '#common/rules/published-telephone';
import type { Database } from '../../platform/database/schema';
import { findAboutText } from './about-text-repository';

/** The first French telephone number that the association publishes. */
export async function findTelephone(database: Kysely<Database>): Promise<Telephone | undefined> {
  for (const slug of textsWithTelephone) {
    const text = await findAboutText(database, slug);
    const telephone = text && publishedTelephone(text.content);
    if (telephone !== undefined) return telephone;
  }
  return undefined;
}
