import { byUuid } from '#common/base/order';
import { fail, type Result, succeed } from '#common/base/result';
import { draftOf } from '#common/rules/lane';
import { draftQueries, pictureIn } from '#mirror/queries/draft-queries';
import { imageQueries } from '#mirror/queries/image-queries';
import type { Failure } from '#worker/api';
import { dropDraft, keepDraft, sendFile } from '../../../bridge/calls';
import { queuedWrites } from '../../../bridge/queued-writes';
import { type PictureEdit, editPicture } from '../../../components/picture-file/edit-picture';
import { completedAppearance } from '../form/appearance';
import { imageNoun, type ImageValues } from './image-noun';

/** The form values of a picture to add, and how it was edited. */
export interface PhotoValues extends ImageValues {
  readonly fileName: string;
  /** Rotation and crop; null: as chosen. */
  readonly edit: PictureEdit | null;
}

/** A picture to add; it is only on this device until then. */
export interface NewPhoto {
  readonly uuid: string;
  readonly values: PhotoValues;
  /** The chosen file. */
  readonly original: Blob;
  /** The file to send. */
  readonly file: Blob;
}

const emptyPhoto: PhotoValues = { ...imageNoun.empty, fileName: '', edit: null };

/* A picture and its fields are two drafts, so that typing does not write all its bytes again. */
const wordsOf = (uuid: string) => draftOf('photo', uuid);
const bytesOf = (uuid: string) => draftOf('photo-file', uuid);

/** Pictures chosen earlier on this device and not added yet, in the order in which they were chosen. */
export async function readNewPhotos(owner: string): Promise<readonly NewPhoto[]> {
  const drafts = await draftQueries.list(owner, 'photo');
  const photos = await Promise.all(drafts.map(({ uuid }) => readNewPhoto(owner, uuid)));
  return photos.filter((photo) => photo !== null).toSorted(byUuid);
}

async function readNewPhoto(owner: string, uuid: string): Promise<NewPhoto | null> {
  const [words, kept] = await Promise.all([
    draftQueries.read(owner, wordsOf(uuid)),
    draftQueries.read(owner, bytesOf(uuid)),
  ]);
  const values = completedAppearance<PhotoValues>({ ...emptyPhoto, ...words?.values });
  const original = kept === null ? null : pictureIn(kept.values);
  if (words === null || original === null) return null;
  const edited = values.edit === null ? null : await editPicture(original, values.edit);
  return { uuid, values, original, file: edited ?? original };
}

/** Stores a picture and its fields on this device. */
export async function keepNewPhoto({ uuid, values, original }: NewPhoto): Promise<Result<null, Failure>> {
  const whole = { bytes: await original.arrayBuffer(), type: original.type };
  const kept = await keep(bytesOf(uuid), values.name, {}, whole);
  return kept.ok ? keep(wordsOf(uuid), values.name, {}, values) : kept;
}

export const keepPhotoWords = (uuid: string, changed: Partial<PhotoValues>, values: PhotoValues) =>
  keep(wordsOf(uuid), values.name, changed, values);

const keep = (id: string, title: string, changed: object, whole: object) =>
  keepDraft({ id, title, desk: id, base: null, changed, whole });

export async function forgetNewPhoto(uuid: string): Promise<void> {
  await dropDraft(wordsOf(uuid));
  await dropDraft(bytesOf(uuid));
}

/**
 * Adds a picture. When this resolves, its record and its bytes are in the outbox, to be sent once there is a network.
 * After an interruption it can be added again, under the same UUID.
 */
export async function addPhoto({ uuid, values, file }: NewPhoto): Promise<Result<null, Failure>> {
  const known = await imageQueries.read(uuid);
  const record = imageNoun.write(values, uuid, known?.version ?? null);
  const drafts = [wordsOf(uuid), bytesOf(uuid)];
  const fields = queuedWrites.takeImageFile(uuid, values.name.trim());
  const sent = await sendFile({ ...fields, record, file, drafts });
  return sent.ok ? succeed(null) : fail(sent.failure);
}
