import { once } from '../base/once';
import { noteTrouble } from './lanes';
import type { FileNeeds } from './push-files';
import { nextHead } from './push-writes';
import { takesFile } from './call-kinds';

const pushFiles = () => import('./push-files');

/**
 * Returns a function that sends the waiting files, if any. Its code is loaded with the first file: where it does not come,
 * as while the site changes to another build, it is asked for again soon, and the file tells that it is being tried.
 */
export function createFileSender(needs: FileNeeds, load = pushFiles): () => Promise<void> {
  const { surroundings, holds, outbox, onHeld } = needs;
  const pusher = once(() => load().then(({ createFilePusher }) => createFilePusher(needs)));
  return async () => {
    const waiting = outbox();
    const head = waiting && (await nextHead(waiting, holds, takesFile));
    if (waiting === null || head === null) return;
    try {
      await (
        await pusher()
      )();
    } catch (error) {
      surroundings.report(error);
      holds.fail(head.lane, 0);
      await noteTrouble(waiting, head.key, null, new Date(surroundings.now()));
      onHeld();
    }
  };
}
