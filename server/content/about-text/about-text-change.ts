import { randomUUID } from 'node:crypto';
import type { AboutText, AboutTextWrite } from '#common/contract/content/about-text';
import { ownerOfSlug, savedAboutText } from '#common/rules/saves/about-text-save';
import type { NewSave } from '#common/rules/saves/save';
import { stampedSave } from '../../platform/database/stamped-save';
import type { WriteTransaction } from '../../platform/database/transaction';
import { rowOrThrow } from '../../platform/http/call-error';
import { freeSlug, lockNoun } from '../publication/free-slug';
import { readThing } from '../publication/noun-store';
import { storeRevision } from '../publication/store-revision';
import {
  type WrittenAboutText,
  aboutTextReader,
  addAboutText,
  changeAboutText,
  findAboutText,
  readAboutTextRows,
} from './about-text-repository';

/**
 * Creates a text under the client's uuid, if given, and under its slug, by which pages and mails find it; without a
 * slug, one is derived from the title. Throws `already-exists` for a taken uuid or slug, `invalid-field` for one that
 * is of a text of another type.
 */
export async function createAboutText(
  transaction: WriteTransaction,
  write: AboutTextWrite,
  by: string,
): Promise<AboutText> {
  await lockNoun(transaction, 'about_texts');
  const uuid = write.uuid ?? randomUUID();
  const before = (await readAboutTextRows(transaction.database, [uuid])).get(uuid) ?? null;
  const text = await written(transaction, { uuid, isNew: true, before, write, base: null }, by);
  await storeRevision(transaction, { kind: 'about-text', uuid, by, write }, null);
  await addAboutText(transaction, text);
  return readThing(transaction.database, aboutTextReader, uuid, true);
}

/**
 * Saves a text: its version goes up by one, its slug and type are kept. Throws `not-found`, and `stale-version` if it
 * was saved by someone else since `base`.
 */
export async function updateAboutText(
  transaction: WriteTransaction,
  slugOrUuid: string,
  write: AboutTextWrite,
  by: string,
  base: string | null,
): Promise<AboutText> {
  await lockNoun(transaction, 'about_texts');
  const before = await readThing(transaction.database, aboutTextReader, slugOrUuid, true);
  const { uuid } = before;
  const text = await written(transaction, { uuid, isNew: false, before, write, base }, by);
  await storeRevision(transaction, { kind: 'about-text', uuid, by, write }, async () => before);
  await changeAboutText(transaction, text);
  return readThing(transaction.database, aboutTextReader, uuid, true);
}

async function written(
  transaction: WriteTransaction,
  save: NewSave<AboutText, AboutTextWrite>,
  by: string,
): Promise<WrittenAboutText> {
  const { write, before } = save;
  const slug = before?.slug ?? write.slug ?? (await derivedSlug(transaction, write));
  const ruling = savedAboutText(stampedSave(transaction, save), {
    slug,
    isTaken: before === null && (await findAboutText(transaction.database, slug)) !== undefined,
    version: (before?.version ?? 0) + 1,
  });
  return { ...rowOrThrow(ruling), lastAuthor: by };
}

/** A title such as « Contacts » must not make a text of a ticket the page of that name, nor a page the text of a mail. */
async function derivedSlug(transaction: WriteTransaction, { type, title }: AboutTextWrite): Promise<string> {
  const slug = await freeSlug(transaction, 'about_texts', title);
  return ownerOfSlug(slug, type) === null ? slug : freeSlug(transaction, 'about_texts', `${title} 2`);
}
