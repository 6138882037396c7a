import { type Endpoint, expose } from 'comlink';
import { loneSurroundings } from './base/surroundings';
import { createWorker } from './data-worker';

/**
 * The data worker in the page itself, for a browser that refuses all storage: a database in memory can be read only where
 * it is written. Returns the page's end of the channel.
 */
export function openDataInPage(): Endpoint & { terminate(): void } {
  const { port1, port2 } = new MessageChannel();
  expose(createWorker(loneSurroundings()), port1);
  return Object.assign(port2, { terminate: () => port2.close() });
}
