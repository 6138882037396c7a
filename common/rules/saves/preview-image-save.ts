import { everyFieldOf } from '../../base/every-field-of';
import { fail, succeed } from '../../base/result';
import { PAPER, type PreviewImageRow, type PreviewImageWrite } from '../../contract/content/image';
import type { Ruling } from './refusal';
import { type Addition, existingRefusal } from './save';

/** A preview image as it is added, without a picture. */
export function addedPreviewImage(
  addition: Addition<PreviewImageRow, PreviewImageWrite>,
): Ruling<PreviewImageRow> {
  const refusal = existingRefusal(addition.before, 'Cette miniature existe déjà.');
  if (refusal !== null) return fail(refusal);
  // Without a version there is no file yet.
  return succeed(
    everyFieldOf<PreviewImageRow, 'version'>()({
      uuid: addition.uuid,
      name: addition.write.name.trim(),
      backgroundColor: PAPER,
    }),
  );
}
