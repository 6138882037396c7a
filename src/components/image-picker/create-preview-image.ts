import { beginning } from '#common/base/character-count';
import { parisDay } from '#common/base/paris-time';
import { type Result, fail, succeed } from '#common/base/result';
import type { ImageRow } from '#common/contract/content/image';
import type { Failure } from '#worker/api';
import { askServer, sendFile } from '../../bridge/calls';
import { freshUuid } from '../../bridge/fresh-uuid';
import { queuedWrites } from '../../bridge/queued-writes';

interface Described {
  readonly name: string;
  readonly year: number;
}

/** Creates a preview image from a picture and resolves with its uuid, once record and bytes are in the outbox. */
export async function createPreviewImage(file: Blob, described: Described): Promise<Result<string, Failure>> {
  const uuid = freshUuid();
  const body = { uuid, ...described, spectacleTypes: [], types: [] };
  const record = queuedWrites.createPreviewImage(uuid, described.name, body);
  const sent = await sendFile({ ...queuedWrites.takePreviewImageFile(uuid, described.name), record, file });
  return sent.ok ? succeed(uuid) : fail(sent.failure);
}

/** Describes a picture of this device, for which only the file name is known. */
export const describedByFile = (fileName: string): Described => ({
  name: beginning(fileName.replace(/\.\w{2,5}$/, '').trim(), 200) || 'Miniature',
  year: Number(parisDay(new Date()).slice(0, 4)),
});

/** Creates a preview image from an image of the site, whose picture is on the server. */
export async function createPreviewImageOf(image: ImageRow): Promise<Result<string, Failure>> {
  const { uuid, name, year, file } = image;
  const picture = await askServer('readImageFile', {
    params: { uuid, format: 'L' },
    query: { ...(file && { v: file.version }) },
  });
  return picture.ok ? createPreviewImage(picture.value, { name, year }) : fail(picture.failure);
}
