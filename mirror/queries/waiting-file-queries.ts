import { openOutboxes } from '../outbox';
import { steady } from '../steady-reads';
import { type Storage, browserStorage } from '../storage';

export interface WaitingFileQueries {
  /**
   * The last picture added to the thing of a lane (`image:<uuid>`) that the server does not have, refused ones
   * included; null if there is none. Once it was sent, the mirror's row names the file a moment later.
   * @param owner the uuid of the person logged in
   */
  read(owner: string, lane: string): Promise<Blob | null>;
}

export function waitingFileQueriesOf(storage: () => Storage): WaitingFileQueries {
  const outboxOf = openOutboxes(storage);
  return {
    read(owner, lane) {
      const { database, writes, files, chunks } = outboxOf(owner);
      return database.transaction('r', [writes, files, chunks], async () => {
        const inLane = await writes.where('lane').equals(lane).sortBy('seq');
        const waiting = (await files.bulkGet(inLane.map(({ key }) => key))).findLast(
          (file) => file !== undefined,
        );
        if (waiting === undefined) return null;
        const { key, size, type } = waiting;
        const parts = await chunks.where('[file+start]').between([key, 0], [key, size]).toArray();
        return new Blob(
          parts.map(({ bytes }) => bytes),
          { type },
        );
      });
    },
  };
}

export const waitingFileQueries = steady(waitingFileQueriesOf(browserStorage));
