import { imageWrite } from '#common/contract/content/image';
import { succeed } from '#common/base/result';
import { savedImage } from '#common/rules/saves/image-save';
import type { Effect, WaitingWrite } from './effect';
import { publishedEffect } from './published';

/** An image saved or deleted here. Only the server sets its file. */
export const imageEffect = (pending: WaitingWrite): Effect | null =>
  publishedEffect(pending, {
    struct: imageWrite,
    collections: ['images', 'coming-images'],
    find: (scene, uuid) => scene.get('images', uuid) ?? scene.get('coming-images', uuid),
    save(save) {
      const ruling = savedImage(save);
      return ruling.ok ? succeed({ row: ruling.value }) : ruling;
    },
    put: (scene, { row }, place) =>
      scene.set(place === 'appeared' ? 'images' : 'coming-images', row.uuid, row),
  });
