import type { Kysely } from 'kysely';
import { encodeWire } from '#common/base/wire';
import { checked } from '../http/input-faults';
import { CallError } from '../http/call-error';
import { isAddress } from '../database/same-address';
import type { Database } from '../database/schema';
import { type WriteTransaction, write } from '../database/transaction';
import { markFilesForRemoval, removeMarkedFiles } from '../files/file-removal';
import type { FileStore } from '../files/file-store';
import { addImages } from '../image/image-repository';
import { type ImportedNews, importNews } from '../import/import-news';
import { knownAmong } from '../import/known-among';
import { lockNoun } from '../publication/free-slug';
import type { Wxr, WxrItem } from './read-wxr';
import { type Authors, type Lost, convertPost, reasonToLeave } from './wordpress-news';
import { type WordpressPictures, storePictures, uuidOfGuid } from './wordpress-pictures';
import { plainWords } from './wordpress-text';

/** What an import did, and what it left out. */
export interface WordpressReport {
  readonly news: Count;
  readonly images: Count;
  /** Why something is left out, in French, one line each. */
  readonly refused: readonly string[];
  readonly lost: readonly Lost[];
  /** Items that are no posts, by type. */
  readonly others: readonly string[];
  readonly comments: number;
  /** Attachments, where no folder with their files was given. */
  readonly unread: number;
}

interface Count {
  readonly added: number;
  readonly present: number;
}

/**
 * Imports the public posts of a WordPress export as news, and the pictures among its attachments as images, in one
 * transaction. What an earlier run imported stays as it is, even if it was changed or discarded since.
 * @param folder where the files of attachments are; undefined: they are left out
 */
export async function importWordpress(
  database: Kysely<Database>,
  files: FileStore,
  { items, mails }: Wxr,
  folder: string | undefined,
): Promise<WordpressReport> {
  const { attachments, hidden } = publicAttachments(items);
  const pictures = await storePictures(
    database,
    files,
    folder === undefined ? [] : attachments,
    folder ?? '',
  );
  const posts = items.filter(({ type }) => type === 'post');
  try {
    const added = await write(database, (transaction) => addAll(transaction, posts, mails, pictures));
    return {
      ...added,
      images: { added: pictures.images.length, present: pictures.present },
      refused: [...added.refused, ...hidden, ...pictures.refused],
      others: items.map(({ type }) => type).filter((type) => type !== 'post' && type !== 'attachment'),
      comments: items.reduce((sum, { comments }) => sum + comments, 0),
      unread: folder === undefined ? attachments.length : 0,
    };
  } catch (error) {
    // No record names the files that were stored for it.
    await write(database, (transaction) => markFilesForRemoval(transaction, pictures.keys));
    await removeMarkedFiles(database, files);
    throw error;
  }
}

/** Attachments of what is public; those of what appears later appear with it. */
function publicAttachments(items: readonly WxrItem[]) {
  const parents = new Map(items.map((item) => [item.id, item]));
  const attachments: WxrItem[] = [];
  const hidden: string[] = [];
  for (const item of items.filter(({ type }) => type === 'attachment')) {
    const parent = parents.get(item.parent);
    const reason = parent === undefined ? undefined : reasonToLeave(parent);
    if (parent?.status === 'future') attachments.push({ ...item, date: parent.date });
    else if (reason === undefined) attachments.push(item);
    else {
      const name = item.file || plainWords(item.title);
      hidden.push(`image « ${name} » : jointe à un contenu qui n’est pas repris (${reason})`);
    }
  }
  return { attachments, hidden };
}

async function addAll(
  transaction: WriteTransaction,
  posts: readonly WxrItem[],
  mails: Wxr['mails'],
  { images, addresses }: WordpressPictures,
) {
  const { database } = transaction;
  await addImages(transaction, images);
  await lockNoun(transaction, 'news');
  const known = await knownAmong(
    database,
    'news',
    'uuid',
    posts.map(({ guid }) => uuidOfGuid(guid)),
  );
  const taken = new Set((await database.selectFrom('news').select('slug').execute()).map(({ slug }) => slug));
  const authors = await findAuthors(database, mails);
  const added: ImportedNews[] = [];
  const refused: string[] = [];
  const losses: Lost[] = [];
  let present = 0;
  for (const post of posts) {
    const { date, guid } = post;
    const reason = reasonToLeave(post);
    if (reason !== undefined || date === undefined) refused.push(left(post, reason ?? 'sans date'));
    else if (known.has(uuidOfGuid(guid))) present += 1;
    else {
      const { news, lost } = convertPost({ ...post, date }, authors, addresses, taken);
      const fault = faultOf(news);
      known.add(uuidOfGuid(guid));
      if (fault === undefined) {
        added.push(news);
        losses.push(lost);
      } else refused.push(left(post, fault));
    }
  }
  if (added.length > 0) await importNews.add(transaction, added);
  return { news: { added: added.length, present }, refused, lost: losses };
}

const left = ({ title }: WxrItem, reason: string) =>
  `brève « ${plainWords(title) || 'sans titre'} » : ${reason}`;

/** The same check as for a line of an import: a text may be too long, or too deep. */
function faultOf(news: ImportedNews): string | undefined {
  try {
    checked(JSON.parse(encodeWire(news)), importNews.struct, 'invalid-field');
    return undefined;
  } catch (error) {
    if (!(error instanceof CallError)) throw error;
    return Object.values(error.fields ?? {}).join(' ; ');
  }
}

/** Authors have an account here when it has their mail address. */
async function findAuthors(database: Kysely<Database>, mails: Wxr['mails']): Promise<Authors> {
  const addresses = [...mails.values()].filter((mail) => mail !== '');
  if (addresses.length === 0) return new Map();
  const people = await database
    .selectFrom('users')
    .select(['uuid', 'slug', 'name', 'firstname', 'email'])
    .where(isAddress('email', ...addresses))
    .execute();
  const byMail = new Map(people.map(({ email, ...person }) => [email.toLowerCase(), person]));
  return new Map(
    [...mails].flatMap(([login, mail]) => {
      const person = byMail.get(mail.toLowerCase());
      return person === undefined ? [] : [[login, person] as const];
    }),
  );
}
