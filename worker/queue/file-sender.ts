import { once } from '../once';
import { readHeads } from './lanes';
import type { FileNeeds } from './push-files';
import { takesFile } from './takes-file';

/** Returns what sends the files that wait, if there are any. How to is for those who have some: it comes with the first. */
export function createFileSender(needs: FileNeeds): () => Promise<void> {
  const pusher = once(() => import('./push-files').then(({ createFilePusher }) => createFilePusher(needs)));
  return async () => {
    const outbox = needs.outbox();
    if (outbox !== null && (await readHeads(outbox)).some(takesFile)) await (await pusher())();
  };
}
