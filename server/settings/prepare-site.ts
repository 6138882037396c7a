import { randomUUID } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import { addAboutText } from '../about-text/about-text-repository';
import type { Database } from '../database/schema';
import { write } from '../database/transaction';
import { keepReferenceEntries } from '../reference-list/reference-list-repository';
import { termsOfUse } from './first-texts';
import { addSettings, findSettings, firstDescription } from './settings-repository';
import { richTextOf, typographic } from './text-markup';

/** The address of the terms of use. */
export const TERMS_SLUG = 'cgu';

/**
 * Adds what pages require to a new database: the reference lists, the association's name and the terms of use. Does not
 * change existing data.
 * @param title SITE_TITLE: only the initial name of a new database
 */
export async function prepareSite(database: Kysely<Database>, title: string): Promise<void> {
  await keepReferenceEntries(database);
  if ((await findSettings(database)) !== undefined) return;
  await write(database, async (transaction) => {
    // Another node may be preparing the same database.
    await sql`select pg_advisory_xact_lock(hashtext('settings'))`.execute(transaction.database);
    if ((await findSettings(transaction.database)) !== undefined) return;
    await addSettings(transaction, { title, description: firstDescription(title) });
    await addAboutText(transaction, {
      uuid: randomUUID(),
      slug: TERMS_SLUG,
      type: 'PAGE',
      title: typographic("Conditions générales d'utilisation"),
      content: richTextOf(termsOfUse(title)),
      version: 1,
      lastAuthor: null,
      lastModified: transaction.now,
    });
  });
}
