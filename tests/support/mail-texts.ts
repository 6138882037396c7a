import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import { addAboutText } from '#server/content/about-text/about-text-repository';
import type { Database } from '#server/platform/database/schema';
import { write } from '#server/platform/database/transaction';
import { richTextOf } from '#server/content/settings/text-markup';
import { curtain } from './door';

/** Lets the association write this text for one of the site's mails; null: none any more. */
export function writeMailText(
  database: Kysely<Database>,
  slug: string,
  markup: string | null,
): Promise<void> {
  return write(database, async (transaction) => {
    await transaction.database.deleteFrom('about_texts').where('slug', '=', slug).execute();
    if (markup === null) return;
    await addAboutText(transaction, {
      uuid: randomUUID(),
      slug,
      type: 'MAIL',
      title: '{spectacle}',
      content: richTextOf(markup),
      version: 1,
      lastAuthor: null,
      lastModified: curtain,
    });
  });
}
