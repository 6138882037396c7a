import { previewImageWrite } from '#common/contract/content/image';
import { readLane } from '#common/rules/lane';
import { addedPreviewImage } from '#common/rules/saves/preview-image-save';
import { decoded } from './decoded';
import type { Effect, WaitingWrite } from './effect';
import { clear, editorsEffect } from './published';

const places = ['preview-images', 'coming-preview-images'] as const;

/** A miniature added or removed here: an added one is visible only to editors until something public shows it. */
export function previewImageEffect(pending: WaitingWrite): Effect | null {
  const { key: uuid } = readLane(pending.thing);
  if (pending.call === 'deletePreviewImage')
    return editorsEffect(uuid, places, (scene) => clear(scene, uuid, places));
  const write = decoded(pending.body, previewImageWrite);
  if (write === null) return null;
  return editorsEffect(uuid, places, (scene) => {
    const before = scene.get('preview-images', uuid) ?? scene.get('coming-preview-images', uuid);
    const ruling = addedPreviewImage({ uuid, before, write });
    if (ruling.ok) scene.set('coming-preview-images', uuid, ruling.value);
  });
}
