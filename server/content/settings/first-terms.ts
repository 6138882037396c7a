import type { Kysely } from 'kysely';
import type { AboutText } from '#common/contract/content/about-text';
import { changeAboutText, findAboutText } from '../about-text/about-text-repository';
import type { Database } from '../../platform/database/schema';
import { type WriteTransaction, write } from '../../platform/database/transaction';
import { lockNoun } from '../publication/free-slug';
import { areTermsOf, firstTerms } from './first-texts';

/** The address of the terms of use. */
export const TERMS_SLUG = 'cgu';

/** The terms of use that every new site has, while nobody has written others. */
export async function findFirstTerms(database: Kysely<Database>): Promise<AboutText | undefined> {
  const terms = await findAboutText(database, TERMS_SLUG);
  return terms?.version === 1 && terms.lastAuthor === undefined ? terms : undefined;
}

/**
 * Puts the association's name into terms of use that nobody wrote. Their version stays: whoever accepted them accepted
 * the same terms.
 */
export async function nameFirstTerms(transaction: WriteTransaction, association: string): Promise<void> {
  // Whoever writes the first terms of their own at this moment comes before this, or after.
  await lockNoun(transaction, 'about_texts');
  const terms = await findFirstTerms(transaction.database);
  if (terms === undefined || areTermsOf(association, terms.content)) return;
  await changeAboutText(transaction, {
    ...terms,
    content: firstTerms(association),
    lastAuthor: null,
    lastModified: transaction.now,
  });
}

/** The same for a site whose name was changed before its terms followed. */
export async function correctFirstTerms(database: Kysely<Database>, association: string): Promise<void> {
  const terms = await findFirstTerms(database);
  if (terms !== undefined && !areTermsOf(association, terms.content))
    await write(database, (transaction) => nameFirstTerms(transaction, association));
}
