import type { Kysely } from 'kysely';
import { encodeWire } from '#common/base/wire';
import { checked } from '../../platform/http/input-faults';
import { CallError } from '../../platform/http/call-error';
import { emailEquals } from '../../platform/database/email-equals';
import type { Database } from '../../platform/database/schema';
import { write } from '../../platform/database/transaction';
import { markFilesForRemoval, removeMarkedFiles } from '../../platform/files/file-removal';
import type { FileStore } from '../../platform/files/file-store';
import { addImages } from '../../content/image/image-repository';
import { type ImportedNews, importNews } from '../import/import-news';
import { findExisting } from '../../platform/database/find-existing';
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
 * Imports the public posts of a WordPress export as news, and the pictures among its attachments as images. What an
 * earlier run imported stays as it is, even if it was changed or discarded since; a run that was interrupted is
 * completed by the next.
 * @param folder where the files of attachments are; undefined: they are left out
 */
export async function importWordpress(
  database: Kysely<Database>,
  files: FileStore,
  { items, mails }: Wxr,
  folder: string | undefined,
): Promise<WordpressReport> {
  const { attachments, hidden } = publicAttachments(items);
  const posts = items.filter(({ type }) => type === 'post');
  const stored = new Map<string, readonly string[]>();
  try {
    const pictures =
      folder === undefined ? noPictures : await storePictures(database, files, attachments, folder, stored);
    const converted = await convertPosts(database, posts, mails, pictures.addresses);
    for (const batch of batchesOf(pictures.images))
      await write(database, (transaction) => addImages(transaction, batch));
    let added = 0;
    for (const batch of batchesOf(converted.news)) {
      const outcomes = await write(database, (transaction) => importNews.add(transaction, batch));
      added += outcomes.filter((outcome) => outcome === 'added').length;
    }
    return {
      news: { added, present: converted.present + converted.news.length - added },
      images: { added: pictures.images.length, present: pictures.present },
      refused: [...converted.refused, ...hidden, ...pictures.refused],
      lost: converted.lost,
      others: items.map(({ type }) => type).filter((type) => type !== 'post' && type !== 'attachment'),
      comments: items.reduce((sum, { comments }) => sum + comments, 0),
      unread: folder === undefined ? attachments.length : 0,
    };
  } catch (error) {
    await removeUnnamed(database, files, stored);
    throw error;
  }
}

const noPictures: WordpressPictures = { images: [], present: 0, addresses: new Map(), refused: [] };

/** Rows and bytes of one write: a mirror receives all of it on one page, also on a slow connection. */
const MAX_ROWS = 500;
const MAX_BYTES = 256 * 1024;

function batchesOf<Row>(rows: readonly Row[]): Row[][] {
  const batches: Row[][] = [];
  let bytes = 0;
  for (const row of rows) {
    const size = encodeWire(row).length;
    const last = batches.at(-1);
    if (last === undefined || last.length === MAX_ROWS || bytes + size > MAX_BYTES) {
      batches.push([row]);
      bytes = size;
    } else {
      last.push(row);
      bytes += size;
    }
  }
  return batches;
}

/** Removes the files of images that were not added. */
async function removeUnnamed(
  database: Kysely<Database>,
  files: FileStore,
  stored: ReadonlyMap<string, readonly string[]>,
): Promise<void> {
  const added = await findExisting(database, 'images', 'uuid', stored.keys());
  const unnamed = [...stored].flatMap(([uuid, keys]) => (added.has(uuid) ? [] : keys));
  await write(database, (transaction) => markFilesForRemoval(transaction, unnamed));
  await removeMarkedFiles(database, files);
}

/** Attachments of what is public; those of what appears later appear with it. */
function publicAttachments(items: readonly WxrItem[]) {
  const parents = new Map(items.map((item) => [item.id, item]));
  const attachments: WxrItem[] = [];
  const hidden: string[] = [];
  for (const item of items.filter(({ type }) => type === 'attachment')) {
    const parent = parents.get(item.parent);
    const reason = reasonToHide(item, parent);
    if (parent?.status === 'future' && reason === undefined) attachments.push({ ...item, date: parent.date });
    else if (reason === undefined) attachments.push(item);
    else {
      const name = item.file || plainWords(item.title);
      hidden.push(`image « ${name} » : ${reason}`);
    }
  }
  return { attachments, hidden };
}

/** Why an attachment is not for the public; undefined where it is. What its content was may be told by no other file. */
function reasonToHide({ status, parent: id }: WxrItem, parent: WxrItem | undefined): string | undefined {
  if (status !== 'inherit' && status !== 'publish') return `état « ${status} »`;
  if (parent === undefined)
    return ['', '0'].includes(id) ? undefined : 'jointe à un contenu qui n’est pas dans ce qui est donné';
  const reason = reasonToLeave(parent);
  return reason && `jointe à un contenu qui n’est pas repris (${reason})`;
}

/** The news that are not here yet, ready to be stored, and what is left out of them. */
async function convertPosts(
  database: Kysely<Database>,
  posts: readonly WxrItem[],
  mails: Wxr['mails'],
  addresses: WordpressPictures['addresses'],
) {
  const known = await findExisting(
    database,
    'news',
    'uuid',
    posts.map(({ guid }) => uuidOfGuid(guid)),
  );
  const taken = new Set((await database.selectFrom('news').select('slug').execute()).map(({ slug }) => slug));
  const authors = await findAuthors(database, mails);
  const converted: ImportedNews[] = [];
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
        converted.push(news);
        losses.push(lost);
      } else refused.push(left(post, fault));
    }
  }
  return { news: converted, present, refused, lost: losses };
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
    .where(emailEquals('email', ...addresses))
    .execute();
  const byMail = new Map(people.map(({ email, ...person }) => [email.toLowerCase(), person]));
  return new Map(
    [...mails].flatMap(([login, mail]) => {
      const person = byMail.get(mail.toLowerCase());
      return person === undefined ? [] : [[login, person] as const];
    }),
  );
}
