import { type Kysely, sql } from 'kysely';
import { everyFieldOf } from '#common/base/every-field-of';
import type { AboutText } from '#common/contract/content/about-text';
import { aboutTextNoun } from '#common/nouns/about-text';
import { ticketLines } from '#common/rules/letter';
import { everybody } from '#common/rules/audience';
import { fieldsOf } from '../../platform/database/columns';
import type { Database } from '../../platform/database/schema';
import type { WriteTransaction } from '../../platform/database/transaction';
import { findSender } from '../../platform/mail/sender-repository';
import type { NounReader } from '../publication/noun-store';
import { personColumns, personReferenceOf } from '../../people/user/user-repository';

/** A text to be written; `lastAuthor` is a user's uuid. */
export interface WrittenAboutText extends Omit<AboutText, 'lastAuthor'> {
  readonly lastAuthor: string | null;
}

/** Every text, by type and slug. */
export async function listAboutTexts(database: Kysely<Database>): Promise<AboutText[]> {
  const records = await selectTexts(database).orderBy('type').orderBy('slug').execute();
  return records.map(aboutTextOf);
}

/** The association's text printed on every ticket: its texts of type BILLET, block by block. */
export async function readTicketLines(database: Kysely<Database>): Promise<readonly string[]> {
  const sender = await findSender(database);
  const texts = await listAboutTexts(database);
  return texts.filter(({ type }) => type === 'BILLET').flatMap(({ content }) => ticketLines(content, sender));
}

/** The text with this slug, or undefined. */
export async function findAboutText(
  database: Kysely<Database>,
  slug: string,
): Promise<AboutText | undefined> {
  const record = await selectTexts(database).where('about_texts.slug', '=', slug).executeTakeFirst();
  return record && aboutTextOf(record);
}

/** Texts, which everybody may read. */
export const aboutTextReader = {
  table: 'about_texts',
  isShown: sql<boolean>`true`,
  words: aboutTextNoun.words,
  read: readAboutTextRows,
} satisfies NounReader<AboutText>;

/** Rows of collection `about-texts`, by uuid. */
export async function readAboutTextRows(
  database: Kysely<Database>,
  uuids: readonly string[],
): Promise<ReadonlyMap<string, AboutText>> {
  const records = await selectTexts(database).where('about_texts.uuid', 'in', uuids).execute();
  return new Map(records.map((record) => [record.uuid, aboutTextOf(record)]));
}

/** Adds a text unless its slug is taken. */
export async function addAboutText(transaction: WriteTransaction, text: WrittenAboutText): Promise<void> {
  const { content, lastAuthor, lastModified, ...fields } = text;
  const added = await transaction.database
    .insertInto('about_texts')
    .values({
      ...fields,
      content: JSON.stringify(content),
      last_author: lastAuthor,
      last_modified: lastModified,
    })
    .onConflict((conflict) => conflict.column('slug').doNothing())
    .returning('uuid')
    .executeTakeFirst();
  if (added !== undefined) transaction.recordChange('about-texts', added.uuid, everybody);
}

/** Overwrites the text with the same uuid; its slug and type are kept. */
export async function changeAboutText(transaction: WriteTransaction, text: WrittenAboutText): Promise<void> {
  const { uuid, slug: _, type: __, content, lastAuthor, lastModified, ...fields } = text;
  await transaction.database
    .updateTable('about_texts')
    .set({
      ...fields,
      content: JSON.stringify(content),
      last_author: lastAuthor,
      last_modified: lastModified,
    })
    .where('uuid', '=', uuid)
    .execute();
  transaction.recordChange('about-texts', uuid, everybody);
}

/** Re-publishes the texts last saved by a person after a rename or an account deletion. */
export async function recordAboutTextsBy(transaction: WriteTransaction, userUuid: string): Promise<void> {
  const saved = await transaction.database
    .selectFrom('about_texts')
    .select('uuid')
    .where('last_author', '=', userUuid)
    .execute();
  for (const { uuid } of saved) transaction.recordChange('about-texts', uuid, everybody);
}

type TextRecord = Awaited<ReturnType<ReturnType<typeof selectTexts>['execute']>>[number];

function selectTexts(database: Kysely<Database>) {
  return database
    .selectFrom('about_texts')
    .leftJoin('users as author', 'author.uuid', 'about_texts.last_author')
    .selectAll('about_texts')
    .select(personColumns('author'));
}

function aboutTextOf(record: TextRecord): AboutText {
  const lastAuthor = personReferenceOf(record, 'author');
  return everyFieldOf<AboutText>()({
    uuid: record.uuid,
    slug: record.slug,
    type: record.type,
    ...fieldsOf(aboutTextNoun.fields, record),
    version: record.version,
    ...(lastAuthor !== null && { lastAuthor }),
    lastModified: record.last_modified,
  });
}
