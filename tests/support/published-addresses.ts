import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import { addAboutText } from '#server/content/about-text/about-text-repository';
import type { Database } from '#server/platform/database/schema';
import { write } from '#server/platform/database/transaction';
import { richTextOf } from '#server/content/settings/text-markup';

/** The addresses that the association publishes on its page Contacts. */
const CONTACT = 'contact@theatre.example';
export const RESERVATION = 'reservation@theatre.example';

export function publishAddresses(database: Kysely<Database>): Promise<void> {
  const content = richTextOf(
    `- Pour tout : [${CONTACT}](mailto:${CONTACT})\n- Pour une réservation : [écrire](mailto:${RESERVATION}?subject=x)`,
  );
  return write(database, (transaction) =>
    addAboutText(transaction, {
      uuid: randomUUID(),
      slug: 'contacts',
      type: 'PAGE',
      title: 'Contacts',
      content,
      version: 1,
      lastAuthor: null,
      lastModified: transaction.now,
    }),
  );
}
