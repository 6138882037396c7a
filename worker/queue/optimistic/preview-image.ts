import { everyFieldOf } from '#common/base/every-field-of';
import { PAPER, type PreviewImageRow, previewImageWrite } from '#common/contract/content/image';
import { readLane } from '#common/rules/lane';
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
    if (places.some((place) => scene.get(place, uuid) !== null)) return;
    // Without a version there is no file yet.
    const image = everyFieldOf<PreviewImageRow, 'version'>()({
      uuid,
      name: write.name.trim(),
      backgroundColor: PAPER,
    });
    scene.set('coming-preview-images', uuid, image);
  });
}
