import { everyFieldOf } from '#common/base/every-field-of';
import { type InteractiveImage, interactiveImageWrite } from '#common/contract/agenda/interactive-image';
import { isShown } from '#common/rules/agenda';
import { keptZones } from '#common/rules/kept-zones';
import { readLane } from '#common/rules/lane';
import { wholeSecond } from '#common/base/paris-time';
import { decoded } from './decoded';
import type { Effect, WaitingWrite } from './effect';

/** An interactive image added, saved or deleted here: on the desk, and on view if its show is. */
export function interactiveImageEffect({ thing, call, body, key, at, seq }: WaitingWrite): Effect | null {
  const { key: uuid } = readLane(thing);
  const isGone = call === 'deleteInteractiveImage';
  const write = isGone ? null : decoded(body, interactiveImageWrite);
  if (write === null && !isGone) return null;
  return {
    scope: 'secretariat',
    touches: [
      { collection: 'desk-interactive-images', key: uuid },
      { collection: 'interactive-images', key: uuid },
    ],
    reads: write === null ? [] : [{ collection: 'desk-shows', key: write.show }],
    play(scene) {
      const before = scene.get('desk-interactive-images', uuid);
      // Either the server has already created it, or another person has deleted it.
      if (write !== null && (before === null) === (call === 'updateInteractiveImage')) return;
      const row =
        write &&
        everyFieldOf<InteractiveImage>()({
          uuid,
          show: before?.show ?? write.show,
          title: write.title.trim(),
          image: write.image,
          zones: keptZones(write.zones),
          // The server makes it the last: behind all ranks that it has given, in the order of adding.
          rank: before?.rank ?? seq,
          version: key,
        });
      scene.set('desk-interactive-images', uuid, row);
      // It stays with its show, whatever show is sent; only the row of that one is read.
      if (row !== null && row.show !== write?.show) return;
      const show = write && scene.get('desk-shows', write.show);
      scene.set('interactive-images', uuid, show && isShown(wholeSecond(at))(show) ? row : null);
    },
  };
}
