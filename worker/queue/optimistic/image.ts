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
    find: (rows, uuid) => rows.get('images', uuid) ?? rows.get('coming-images', uuid),
    save(save) {
      const ruling = savedImage(save);
      return ruling.ok ? succeed({ row: ruling.value }) : ruling;
    },
    put: (rows, { row }, place) => rows.set(place === 'appeared' ? 'images' : 'coming-images', row.uuid, row),
  });
