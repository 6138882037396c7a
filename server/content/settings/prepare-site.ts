import { randomUUID } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import { addAboutText } from '../about-text/about-text-repository';
import type { Database } from '../../platform/database/schema';
import { write } from '../../platform/database/transaction';
import { keepHeader } from '../header/header-repository';
import { keepReferenceEntries } from '../reference-list/reference-list-repository';
import { TERMS_SLUG, correctFirstTerms } from './first-terms';
import { firstTerms } from './first-texts';
import { addSettings, findSettings, firstDescription } from './settings-repository';
import { typographic } from './text-markup';

/**
 * Adds what pages require to a new database: the reference lists, the empty notice above its pages, the
 * association's name and the terms of use. Of
 * existing data, only terms of use change that nobody wrote, and that name another association.
 * @param title SITE_TITLE: only the initial name of a new database
 */
export async function prepareSite(database: Kysely<Database>, title: string): Promise<void> {
  await keepReferenceEntries(database);
  await keepHeader(database);
  const settings = await findSettings(database);
  if (settings !== undefined) return correctFirstTerms(database, settings.title);
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
      content: firstTerms(title),
      version: 1,
      lastAuthor: null,
      lastModified: transaction.now,
    });
  });
}
