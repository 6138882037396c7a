import { everyFieldOf } from '../../base/every-field-of';
import { succeed } from '../../base/result';
import type { ImageRow, ImageWrite } from '../../contract/content/image';
import { appearance } from '../appearance';
import { writtenImage } from '../image-summary';
import type { Ruling } from './refusal';
import { type RefusalWords, type Save, checkSave } from './save';

export const imageWords: RefusalWords = { exists: 'Cette image existe déjà.', missing: 'Image introuvable' };

/** An image as a save makes it; its file stays. */
export function savedImage(save: Save<ImageRow, ImageWrite, unknown>): Ruling<ImageRow> {
  const checked = checkSave(save, imageWords);
  if (!checked.ok) return checked;
  const { uuid, write, at, version } = save;
  const { focus: _, ...kept } = checked.value ?? { uuid, creationDate: at, formats: [] };
  return succeed(
    everyFieldOf<ImageRow, 'extension' | 'file'>()({
      ...kept,
      ...writtenImage(write),
      visibleFrom: appearance(write.visibleFrom, checked.value?.visibleFrom ?? null, at),
      version,
    }),
  );
}
