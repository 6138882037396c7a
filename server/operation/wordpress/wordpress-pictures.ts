import { createHash } from 'node:crypto';
import { stat } from 'node:fs/promises';
import { basename, join, resolve, sep } from 'node:path';
import type { Kysely } from 'kysely';
import { is } from 'superstruct';
import { parisDay } from '#common/base/paris-time';
import { FIRST_YEAR, moment } from '#common/contract/fields/primitives';
import type { Database } from '../../platform/database/schema';
import { randomVersion } from '../../platform/database/random-version';
import { keepFiles } from '../../platform/files/file-removal';
import type { FileStore } from '../../platform/files/file-store';
import { CallError } from '../../platform/http/call-error';
import { formsOfFile, imageFileKeys, putPicture } from '../../content/image/image-files';
import { type WrittenImage, findImages } from '../../content/image/image-repository';
import { readPictureFile } from '../import/read-picture-file';
import { acceptPicture } from '../../platform/picture/accept-picture';
import type { WxrItem } from './read-wxr';
import { plainWords, shortened } from './wordpress-text';

/** The pictures of an export: those to add, whose files are stored, and where each is. */
export interface WordpressPictures {
  readonly images: readonly WrittenImage[];
  readonly present: number;
  /** The address of each picture here, by its path below `wp-content/uploads`. */
  readonly addresses: ReadonlyMap<string, string>;
  /** Why an attachment is left out, in French, one line each. */
  readonly refused: readonly string[];
}

/**
 * Stores the pictures among attachments whose files are in a folder, `2014/05/photo.jpg` or only `photo.jpg`; nothing is
 * fetched from the former site.
 * @param stored takes the keys of the files of each image: they are to be removed where the image is not added
 */
export async function storePictures(
  database: Kysely<Database>,
  files: FileStore,
  attachments: readonly WxrItem[],
  folder: string,
  stored: Map<string, readonly string[]>,
): Promise<WordpressPictures> {
  const images: WrittenImage[] = [];
  const addresses = new Map<string, string>();
  const refused: string[] = [];
  let present = 0;
  for (const attachment of attachments) {
    const path = pathOf(attachment);
    const uuid = uuidOfGuid(attachment.guid);
    const [known] = await findImages(database, [uuid]);
    if (known !== undefined || stored.has(uuid)) present += 1;
    else {
      const picture = await storePicture(database, files, attachment, await findFile(folder, path), stored);
      if (typeof picture === 'string') {
        refused.push(`image « ${path || attachment.title} » : ${picture}`);
        continue;
      }
      images.push(picture);
    }
    addresses.set(path, `/api/images/${uuid}/format/L/file`);
  }
  return { images, present, addresses, refused };
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
  stored: Map<string, readonly string[]>,
): Promise<WrittenImage | string> {
  if (place === undefined) return 'fichier introuvable dans le dossier';
  const { date } = attachment;
  if (!is(date, moment)) return 'sans date, ou d’une date impossible';
  try {
    const picture = await acceptPicture(await readPictureFile(place));
    const uuid = uuidOfGuid(attachment.guid);
    const { extension } = picture.kind;
    const keys = imageFileKeys({ uuid, extension, version: picture.file.version });
    stored.set(uuid, keys);
    await keepFiles(database, keys);
    const file = await putPicture(files, uuid, picture);
    return {
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
    };
  } catch (error) {
    if (error instanceof CallError) return error.message;
    throw error;
  }
}
