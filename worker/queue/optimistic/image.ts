import { everyFieldOf } from '#common/base/every-field-of';
import { type ImageRow, type ImageWrite, imageWrite } from '#common/contract/content/image';
import { appearance } from '#common/rules/appearance';
import { writtenImage } from '#common/rules/image-summary';
import type { Effect, WaitingWrite } from './effect';
import { type Saving, publishedEffect } from './published';

/** An image saved or deleted here. Only the server sets its file. */
export function imageEffect(pending: WaitingWrite): Effect | null {
  return publishedEffect<ImageWrite, ImageRow>(pending, {
    struct: imageWrite,
    collections: ['images', 'coming-images'],
    find: (scene, uuid) => scene.get('images', uuid) ?? scene.get('coming-images', uuid),
    make: imageRow,
    put: (scene, row, _, place) =>
      scene.set(place === 'appeared' ? 'images' : 'coming-images', row.uuid, row),
  });
}

function imageRow(write: ImageWrite, { uuid, before, at, pending }: Saving<ImageRow>): ImageRow {
  const { focus: _, ...kept } = before ?? { uuid, creationDate: at, formats: [] };
  return everyFieldOf<ImageRow, 'extension' | 'file'>()({
    ...kept,
    ...writtenImage(write),
    visibleFrom: appearance(write.visibleFrom, before?.visibleFrom ?? null, at),
    version: pending.key,
  });
}
