import type { Kysely } from 'kysely';
import { must } from '#common/base/must';
import type { MailText } from '#common/rules/letter';
import type { Database } from '../database/schema';
import type { Sender } from './letter';
import { type Reach, reachFor } from './reach';

const SITE_URL = 'site-url';
const MAIL_ADDRESS = 'mail-address';

/**
 * Stores the address of the site, which starts every link in mails, whatever the host of a request. A command started
 * without the site's settings does not overwrite the stored address.
 */
export async function keepSiteUrl(
  database: Kysely<Database>,
  siteUrl: string,
  overwrites = true,
): Promise<void> {
  await database
    .insertInto('installation')
    .values({ name: SITE_URL, value: siteUrl })
    .onConflict((conflict) =>
      overwrites ? conflict.column('name').doUpdateSet({ value: siteUrl }) : conflict.doNothing(),
    )
    .execute();
}

/** Stores the address that the site's mails come from, which its calendar entries name as their organizer. */
export async function keepMailAddress(database: Kysely<Database>, address: string): Promise<void> {
  await database
    .insertInto('installation')
    .values({ name: MAIL_ADDRESS, value: address })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value: address }))
    .execute();
}

/** The address that the site's mails come from; undefined until a server has started. */
export async function findMailAddress(database: Kysely<Database>): Promise<string | undefined> {
  const found = await database
    .selectFrom('installation')
    .select('value')
    .where('name', '=', MAIL_ADDRESS)
    .executeTakeFirst();
  return found?.value;
}

/** The sender of the site's mails. */
export async function findSender(database: Kysely<Database>): Promise<Sender> {
  const found = await database
    .selectFrom('installation')
    .leftJoin('settings', (join) => join.onTrue())
    .select(['installation.value', 'settings.title'])
    .where('installation.name', '=', SITE_URL)
    .executeTakeFirst();
  const { value, title } = must(found, 'the address of the site');
  return { siteUrl: value, title: title ?? new URL(value).hostname };
}

/**
 * Same as `findSender`, with where replies to this kind of mail go, and the association's own text for it; null if it has
 * none.
 */
export async function findSenderOf(
  database: Kysely<Database>,
  kind: string,
): Promise<{ readonly sender: Sender; readonly reach: Reach; readonly ownWords: MailText | null }> {
  const found = await database
    .selectFrom('installation')
    .leftJoin('settings', (join) => join.onTrue())
    .leftJoin('about_texts', (join) =>
      join.on('about_texts.slug', '=', kind).on('about_texts.type', '=', 'MAIL'),
    )
    .select(['installation.value', 'settings.title'])
    .select(['about_texts.title as subject', 'about_texts.content'])
    .leftJoin('about_texts as contacts', (join) => join.on('contacts.slug', '=', 'contacts'))
    .leftJoin('about_texts as bookings', (join) => join.on('bookings.slug', '=', 'reservation-informations'))
    .select(['contacts.content as contacts', 'bookings.content as bookings'])
    .where('installation.name', '=', SITE_URL)
    .executeTakeFirst();
  const { value, title, subject, content, contacts, bookings } = must(found, 'the address of the site');
  return {
    sender: { siteUrl: value, title: title ?? new URL(value).hostname },
    reach: reachFor(kind, value, { contacts, bookings }),
    ownWords: subject && content ? { title: subject, content } : null,
  };
}
