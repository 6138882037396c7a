import { previewImageWrite } from '#common/contract/content/image';
import { readLane } from '#common/rules/lane';
import { addedPreviewImage } from '#common/rules/saves/preview-image-save';
import { decoded } from './decoded';
import type { Effect, WaitingWrite } from './effect';
import { clear, editorsEffect } from './published';

const places = ['preview-images', 'coming-preview-images'] as const;

/** A preview image added or removed here: an added one is visible only to editors until something public shows it. */
export function previewImageEffect(pending: WaitingWrite): Effect | null {
  const { key: uuid } = readLane(pending.thing);
  if (pending.call === 'deletePreviewImage')
    return editorsEffect(uuid, places, (rows) => clear(rows, uuid, places));
  const write = decoded(pending.body, previewImageWrite);
  if (write === null) return null;
  return editorsEffect(uuid, places, (rows) => {
    const before = rows.get('preview-images', uuid) ?? rows.get('coming-preview-images', uuid);
    const ruling = addedPreviewImage({ uuid, before, write });
    if (ruling.ok) rows.set('coming-preview-images', uuid, ruling.value);
  });
}
