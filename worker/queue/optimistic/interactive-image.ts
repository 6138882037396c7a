import { interactiveImageWrite } from '#common/contract/agenda/interactive-image';
import { isShown } from '#common/rules/agenda';
import { readLane } from '#common/rules/lane';
import { savedInteractiveImage } from '#common/rules/saves/interactive-image-save';
import { decoded } from './decoded';
import { deskEffect, putOnDesk, removalEffect } from './desk';
import type { Effect, WaitingWrite } from './effect';
import { saveOf } from './save-of';
import { assumeExists } from './unknown-here';

/** An interactive image added, saved or deleted here: on view if its show is. */
export function interactiveImageEffect(pending: WaitingWrite): Effect | null {
  const { key: uuid } = readLane(pending.thing);
  const [desk, shown] = ['desk-interactive-images', 'interactive-images'] as const;
  const on = { scope: 'secretariat', desk, shown, uuid } as const;
  if (pending.call === 'deleteInteractiveImage') return removalEffect(on);
  const write = decoded(pending.body, interactiveImageWrite);
  if (write === null) return null;
  const effect = deskEffect(on, (rows) => {
    const save = saveOf(pending, rows.get(desk, uuid), write);
    const ruling = savedInteractiveImage(save, {
      // The server makes it the last: behind all ranks that it has given, in the order of adding.
      rank: save.before?.rank ?? pending.seq,
      hasShow: true,
      count: 0,
      isImage: assumeExists,
    });
    if (!ruling.ok) return;
    const row = ruling.value;
    const show = rows.get('desk-shows', write.show);
    // It stays with its show, whatever show is sent; only the row of that one is read.
    if (row.show !== write.show) rows.set(desk, uuid, row);
    else putOnDesk(rows, on, row, show !== null && isShown(save.at)(show));
  });
  return { ...effect, reads: [{ collection: 'desk-shows', key: write.show }] };
}
