import type { Outbox } from '#mirror/outbox';
import { acknowledge, wholeOf } from './lanes';
import { followersOf } from './refused-writes';

/** No row has this version. */
const BEFORE_CREATION = 'none';

/**
 * One request may reach the server twice, be refused first and accepted then, and only the refusal be answered. A
 * refused write that the server has after all is acknowledged, and the writes based on it wait to be sent. The version
 * that it was answered with is not known: a write based on it is sent over the version below, so that the server answers
 * with a conflict and a person sees what is there. Returns their keys.
 */
export function takeAfterAll(outbox: Outbox, keys: readonly string[]): Promise<readonly string[]> {
  return outbox.database.transaction('rw', wholeOf(outbox), async () => {
    const found = (await outbox.writes.bulkGet([...keys])).filter((write) => write !== undefined);
    const taken: string[] = [];
    for (const write of found) {
      if (write.state !== 'attend' && write.state !== 'conflict') continue;
      const followers = await followersOf(outbox, write);
      await acknowledge(outbox, write.key, {
        version: write.ifMatch ?? BEFORE_CREATION,
        at: write.sentAt ?? write.at,
      });
      await outbox.writes.bulkPut(
        followers.map(({ error: _error, with: _with, ...one }) => ({ ...one, state: 'queued' as const })),
      );
      taken.push(write.key, ...followers.map(({ key }) => key));
    }
    return taken;
  });
}
