import { once } from '../base/once';
import { readHeads } from './lanes';
import type { FileNeeds } from './push-files';
import { takesFile } from './call-kinds';

/** Returns a function that sends the waiting files, if any. Its code is loaded with the first file. */
export function createFileSender(needs: FileNeeds): () => Promise<void> {
  const pusher = once(() => import('./push-files').then(({ createFilePusher }) => createFilePusher(needs)));
  return async () => {
    const outbox = needs.outbox();
    if (outbox !== null && (await readHeads(outbox)).some(takesFile)) await (await pusher())();
  };
}
