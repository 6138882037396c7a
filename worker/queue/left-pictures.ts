import { draftOf, laneOf, lanesOf, readLane } from '#common/rules/lane';
import type { Draft, Outbox } from '#mirror/outbox';
import { pictureIn } from '#mirror/queries/draft-queries';
import type { NewFile } from '../saves';
import { isCreation, takesFile } from './call-kinds';
import { isRefused } from './refused-writes';

/**
 * The pictures that were left as drafts while their records were saved: up to 3.3.5 the two were saved one after the
 * other, and the page may have been left between them. One that is to be cropped or rotated waits for a page to draw it.
 */
export async function leftPictures(outbox: Outbox): Promise<readonly NewFile[]> {
  const drafts = await outbox.kept.where('id').startsWith(lanesOf('photo')).toArray();
  const left = await Promise.all(drafts.map((draft) => leftPicture(outbox, draft)));
  return left.filter((file) => file !== null);
}

async function leftPicture(outbox: Outbox, { id, values }: Draft): Promise<NewFile | null> {
  const { key: uuid } = readLane(id);
  const lane = laneOf('image', uuid);
  const pictureId = draftOf('photo-file', uuid);
  const [writes, picture] = await Promise.all([
    outbox.writes.where('lane').equals(lane).toArray(),
    outbox.kept.get(pictureId),
  ]);
  const file = picture === undefined ? null : pictureIn(picture.values);
  const creation = writes.find((write) => isCreation(write) && !isRefused(write));
  const isEdited = Reflect.get(values, 'edit') !== null;
  if (creation === undefined || file === null || isEdited || writes.some(takesFile)) return null;
  const { label } = creation;
  return { call: 'takeImageFile', params: { uuid }, lane, label, file, drafts: [id, pictureId] };
}
