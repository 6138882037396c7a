import type { ImageFile, ImageFocus, ImageFormatCode } from '#common/contract/content/image';
import { bannerVersion } from '#common/rules/banner-cut';
import { KEPT_FORM } from '#common/rules/offline-photo';
import type { FileStore, StoredFile } from '../../platform/files/file-store';
import type { AcceptedPicture } from '../../platform/picture/accept-picture';
import { type FormCode, type FormCoding, formCodings, makeForm } from '../../platform/picture/picture-form';
import { onePictureWork } from '../../platform/picture/picture-works';

/** Identifies one file of an image: the image, its current picture and, for banners, the focus they are cut around. */
export interface ImageFileName {
  readonly uuid: string;
  readonly version: string;
  readonly extension: string;
  readonly focus?: ImageFocus | null;
}

/** Every form in which an image with a file is available. */
export const formsOfFile: readonly ImageFormatCode[] = ['ORIGIN', 'S', 'M', 'L', 'BANNER'];

/**
 * Stores an image's picture as sent, and the form that devices keep, so that its size is known from the start. The
 * other forms are made on their first request.
 */
export async function putPicture(
  files: FileStore,
  uuid: string,
  { bytes, kind: { extension, type }, file }: AcceptedPicture,
): Promise<ImageFile> {
  const name = { uuid, version: file.version, extension };
  await files.put(originKey(name), bytes, type);
  const keptBytes = await measureKept(files, name);
  return { ...file, ...(keptBytes !== null && { keptBytes }) };
}

/** Size in bytes of the form of an image that devices keep; null without an origin. */
export async function measureKept(files: FileStore, name: ImageFileName): Promise<number | null> {
  const kept = await readForm(files, name, KEPT_FORM.format, KEPT_FORM.coding);
  return kept?.bytes.length ?? null;
}

/**
 * A form of an image, made now on its first request; the origin if it cannot be made. Null without an origin.
 * Concurrent requests share the work.
 */
export async function readForm(
  files: FileStore,
  name: ImageFileName,
  format: ImageFormatCode,
  coding: FormCoding,
): Promise<StoredFile | null> {
  if (format === 'ORIGIN') return files.read(originKey(name));
  const key = formKey(name, format, coding);
  const made = await files.read(key);
  if (made !== null) return made;
  const work = underWay.get(key) ?? makeAndKeep(files, name, format, coding);
  underWay.set(key, work);
  return work.finally(() => underWay.delete(key));
}

const underWay = new Map<string, Promise<StoredFile | null>>();

async function makeAndKeep(
  files: FileStore,
  name: ImageFileName,
  format: FormCode,
  coding: FormCoding,
): Promise<StoredFile | null> {
  const origin = await files.read(originKey(name));
  if (origin === null) return null;
  const bytes = await onePictureWork(origin.bytes, () =>
    makeForm(origin.bytes, format, coding, name.focus ?? null),
  ).catch(() => null);
  if (bytes === null) return origin;
  const type = coding === 'jpg' ? 'image/jpeg' : `image/${coding}`;
  await files.put(formKey(name, format, coding), bytes, type);
  return { bytes, type };
}

/** All possible keys of the forms of a picture. */
export function imageFileKeys(name: ImageFileName): string[] {
  const forms = (['S', 'M', 'L'] as const).flatMap((format) =>
    formCodings.map((coding) => formKey(name, format, coding)),
  );
  return [originKey(name), ...forms, ...bannerKeys(name)];
}

/** All possible keys of its banners, as cut around the current focus. */
export const bannerKeys = (name: ImageFileName): string[] =>
  formCodings.map((coding) => formKey(name, 'BANNER', coding));

/** The version in the address of a form; it lets browsers cache the form for ever. */
export const versionOfForm = ({ version, focus }: ImageFileName, format: ImageFormatCode): string =>
  format === 'BANNER' ? bannerVersion(version, focus) : version;

/** The key of a picture as sent. */
export const originKey = ({ uuid, version, extension }: ImageFileName) =>
  `images/${uuid}-${version}-origin.${extension}`;

const formKey = (name: ImageFileName, format: FormCode, coding: FormCoding) =>
  `images/${name.uuid}-${versionOfForm(name, format)}-${format.toLowerCase()}.${coding}`;
