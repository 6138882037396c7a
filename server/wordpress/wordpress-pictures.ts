import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { basename, join, resolve, sep } from 'node:path';
import type { Kysely } from 'kysely';
import { is } from 'superstruct';
import { parisDay } from '#common/base/paris-time';
import { moment } from '#common/contract/fields/primitives';
import type { Database } from '../database/schema';
import { randomVersion } from '../database/random-version';
import { keepFiles } from '../files/file-removal';
import type { FileStore } from '../files/file-store';
import { CallError } from '../http/call-error';
import { formsOfFile, imageFileKeys, putPicture } from '../image/image-files';
import { type WrittenImage, findImages } from '../image/image-repository';
import { acceptPicture } from '../picture/accept-picture';
import type { WxrItem } from './read-wxr';
import { plainWords, shortened } from './wordpress-text';

/** The pictures of an export: those to add, whose files are stored, and where each is. */
export interface WordpressPictures {
  readonly images: readonly WrittenImage[];
  readonly present: number;
  /** The address of each picture here, by its path below `wp-content/uploads`. */
  readonly addresses: ReadonlyMap<string, string>;
  /** Keys of the stored files, to be removed if the images are not added. */
  readonly keys: readonly string[];
  /** Why an attachment is left out, in French, one line each. */
  readonly refused: readonly string[];
}

/** The largest file that is read. */
const MOST_BYTES = 100 * 1024 * 1024;

/**
 * Stores the pictures among attachments whose files are in a folder, `2014/05/photo.jpg` or only `photo.jpg`; nothing is
 * fetched from the former site.
 */
export async function storePictures(
  database: Kysely<Database>,
  files: FileStore,
  attachments: readonly WxrItem[],
  folder: string,
): Promise<WordpressPictures> {
  const images: WrittenImage[] = [];
  const addresses = new Map<string, string>();
  const keys: string[] = [];
  const refused: string[] = [];
  let present = 0;
  for (const attachment of attachments) {
    const path = pathOf(attachment);
    const uuid = uuidOfGuid(attachment.guid);
    const [known] = await findImages(database, [uuid]);
    if (known !== undefined || images.some((image) => image.uuid === uuid)) present += 1;
    else {
      const stored = await storePicture(database, files, attachment, await findFile(folder, path));
      if (typeof stored === 'string') {
        refused.push(`image « ${path || attachment.title} » : ${stored}`);
        continue;
      }
      images.push(stored.image);
      keys.push(...stored.keys);
    }
    addresses.set(path, `/api/images/${uuid}/format/L/file`);
  }
  return { images, present, addresses, keys, refused };
}

/** A version 8 UUID (RFC 9562) made from what WordPress calls a thing for ever: the same thing is imported once. */
export function uuidOfGuid(guid: string): string {
  const bytes = createHash('sha256').update(`wordpress ${guid}`).digest().subarray(0, 16);
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x80;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

const pathOf = ({ file, url }: WxrItem) => file || (/\/wp-content\/uploads\/([^?#]+)/.exec(url)?.[1] ?? '');

async function findFile(folder: string, path: string): Promise<string | undefined> {
  const root = resolve(folder);
  for (const name of [path, join('wp-content/uploads', path), join('uploads', path), basename(path)]) {
    const place = resolve(root, name);
    if (path === '' || !place.startsWith(`${root}${sep}`)) continue;
    const found = await stat(place).catch(() => undefined);
    if (found?.isFile() === true) return place;
  }
  return undefined;
}

async function storePicture(
  database: Kysely<Database>,
  files: FileStore,
  attachment: WxrItem,
  place: string | undefined,
): Promise<{ readonly image: WrittenImage; readonly keys: readonly string[] } | string> {
  if (place === undefined) return 'fichier introuvable dans le dossier';
  const { date } = attachment;
  if (!is(date, moment)) return 'sans date, ou d’une date impossible';
  if ((await stat(place)).size > MOST_BYTES) return 'fichier trop grand';
  try {
    const picture = await acceptPicture(await readFile(place));
    const uuid = uuidOfGuid(attachment.guid);
    const { extension } = picture.kind;
    const keys = imageFileKeys({ uuid, extension, version: picture.file.version });
    await keepFiles(database, keys);
    const file = await putPicture(files, uuid, picture);
    return {
      keys,
      image: {
        uuid,
        name: shortened(plainWords(attachment.title) || basename(place), 200),
        description: shortened(plainWords(attachment.excerpt || attachment.content), 2000),
        year: Math.max(FIRST_YEAR, Number(parisDay(date).slice(0, 4))),
        visibleFrom: date,
        spectacleTypes: [],
        types: ['PHOTO'],
        creationDate: date,
        extension,
        formats: formsOfFile,
        file,
        version: randomVersion(),
      },
    };
  } catch (error) {
    if (error instanceof CallError) return error.message;
    throw error;
  }
}

/** No thing of the association is older. */
const FIRST_YEAR = 1984;
