import type { Kysely } from 'kysely';
import type { AboutText } from '#common/contract/content/about-text';
import type { Database } from '../database/schema';
import { findAboutTexts } from './about-text-repository';

/** Rows of collection `about-texts`. */
export async function readAboutTextRows(
  database: Kysely<Database>,
  keys: readonly string[],
): Promise<ReadonlyMap<string, AboutText>> {
  const texts = await findAboutTexts(database, keys);
  return new Map(texts.map((text) => [text.uuid, text]));
}
