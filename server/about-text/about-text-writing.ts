import { randomUUID } from 'node:crypto';
import { wholeSecond } from '#common/base/paris-time';
import { must } from '#common/base/must';
import { uuidPattern } from '#common/base/uuid';
import type { AboutText, AboutTextWrite } from '#common/contract/content/about-text';
import { faultsOfMail, isMailSlug } from '#common/rules/mail-variables';
import { isPageSlug } from '#common/rules/page-texts';
import type { WriteTransaction } from '../database/transaction';
import { CallError } from '../http/call-error';
import { freeSlug, lockNoun } from '../publication/free-slug';
import { keepRevision } from '../publication/keep-revision';
import { addAboutText, changeAboutText, findAboutText, findAboutTexts } from './about-text-repository';

/** The error for an unknown text. */
export const unknownText = () => new CallError('not-found', { message: 'Texte introuvable' });

/**
 * Creates a text under the client's uuid, if given, and under its slug, by which pages and mails find it; without a
 * slug, one is derived from the title. Throws `already-exists` for a taken uuid or slug, `invalid-field` for one that
 * is of a text of another type.
 */
export async function createAboutText(
  transaction: WriteTransaction,
  write: AboutTextWrite,
  author: string,
): Promise<AboutText> {
  await lockNoun(transaction, 'about_texts');
  const { database } = transaction;
  const uuid = write.uuid ?? randomUUID();
  const slug = write.slug ?? (await derivedSlug(transaction, write));
  if ((await findAboutTexts(database, [uuid])).length > 0)
    throw new CallError('already-exists', { message: 'Ce texte existe déjà.' });
  if ((await findAboutText(database, slug)) !== undefined)
    throw new CallError('already-exists', {
      message: `Un autre texte porte déjà l’adresse «\u00a0${slug}\u00a0».`,
    });
  expectMail(write, slug);
  expectSlugOfType(write, slug);
  await keepRevision(transaction, { kind: 'about-text', uuid, by: author, write }, null);
  await addAboutText(transaction, { ...writtenFields(transaction, write, author), uuid, slug, version: 1 });
  return readText(transaction, uuid);
}

/**
 * Saves a text: its version goes up by one, its slug and type are kept. Throws `not-found`, and `stale-version` if it
 * was saved by someone else since `base`.
 */
export async function updateAboutText(
  transaction: WriteTransaction,
  slugOrUuid: string,
  write: AboutTextWrite,
  author: string,
  base: string | null,
): Promise<AboutText> {
  await lockNoun(transaction, 'about_texts');
  const current = uuidPattern.test(slugOrUuid)
    ? (await findAboutTexts(transaction.database, [slugOrUuid]))[0]
    : await findAboutText(transaction.database, slugOrUuid);
  if (current === undefined) throw unknownText();
  const { uuid, slug, type, version } = current;
  if (base !== null && base !== String(version)) throw new CallError('stale-version');
  if (write.type !== type)
    throw new CallError('invalid-field', { fields: { type: 'le type d’un texte ne change pas' } });
  expectMail(write, slug);
  await keepRevision(transaction, { kind: 'about-text', uuid, by: author, write }, async () => current);
  const fields = writtenFields(transaction, write, author);
  await changeAboutText(transaction, { ...fields, uuid, slug, version: version + 1 });
  return readText(transaction, uuid);
}

/** A title such as « Contacts » must not make a text of a ticket the page of that name, nor a page the text of a mail. */
async function derivedSlug(transaction: WriteTransaction, { type, title }: AboutTextWrite): Promise<string> {
  const slug = await freeSlug(transaction, 'about_texts', title);
  return ownerOf(slug, type) === null ? slug : freeSlug(transaction, 'about_texts', `${title} 2`);
}

function expectSlugOfType({ type }: AboutTextWrite, slug: string): void {
  const owner = ownerOf(slug, type);
  if (owner !== null)
    throw new CallError('invalid-field', { fields: { slug: `cette adresse est celle d’${owner} du site` } });
}

/** What the site finds by this slug, if it is a text of another type. */
function ownerOf(slug: string, type: AboutTextWrite['type']): 'un mail' | 'une page' | null {
  if (type !== 'MAIL' && isMailSlug(slug)) return 'un mail';
  return type !== 'PAGE' && isPageSlug(slug) ? 'une page' : null;
}

function expectMail(write: AboutTextWrite, slug: string): void {
  if (write.type !== 'MAIL') return;
  if (!isMailSlug(slug))
    throw new CallError('invalid-field', { fields: { slug: 'aucun courrier du site ne porte ce nom' } });
  const fields = faultsOfMail(slug, write);
  if (Object.keys(fields).length > 0) throw new CallError('invalid-field', { fields });
}

const writtenFields = (transaction: WriteTransaction, write: AboutTextWrite, lastAuthor: string) => ({
  type: write.type,
  title: write.title.trim(),
  content: write.content,
  lastAuthor,
  lastModified: wholeSecond(transaction.now),
});

async function readText({ database }: WriteTransaction, uuid: string): Promise<AboutText> {
  return must((await findAboutTexts(database, [uuid]))[0], 'the text just written');
}
