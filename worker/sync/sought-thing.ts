import { create } from 'superstruct';
import { type Result, fail, succeed } from '#common/base/result';
import { type SoughtThing, thingRows } from '#common/contract/feed/changes';
import type { Collection } from '#common/contract/feed/collection-names';
import type { Generation } from '#mirror/generation';
import type { Mirror } from '#mirror/database';
import type { Failure, ThingRead } from '../api';
import type { Surroundings } from '../base/surroundings';
import { failureOf } from '../http/failure';
import type { Server } from '../http/server';
import { noAnswer } from '../http/server-answer';
import { changeBelowOverlay } from './apply-answer';
import { type DecodedAnswer, decodePut } from './decode-answer';

const DEADLINE = 8_000;
/** In milliseconds: it shares a slow line with a page of the first load. */
const READING = 30_000;

interface Needs {
  readonly surroundings: Surroundings;
  readonly server: Server;
  readonly mirror: Pick<Mirror, 'read'>;
}

/**
 * Reads one thing from the server, for a person who wants to see what the first load has not brought yet, and stores its
 * rows in the mirror, as far as that has room.
 */
export async function readThing(
  { surroundings, server, mirror }: Needs,
  sought: SoughtThing,
): Promise<Result<ThingRead, Failure>> {
  const answer = await server.send({
    call: 'readThing',
    params: sought,
    // What everybody sees, so that the server makes the answer once.
    bearer: null,
    deadline: DEADLINE,
    reading: READING,
  });
  if (answer.kind !== 'done') return fail(failureOf(answer));
  try {
    const { put } = create(answer.value, thingRows);
    const rows = decodePut(put, surroundings.report);
    const isStored = await mirror
      .read((generation) => storeAhead(generation, rows), false)
      .catch((error: unknown) => {
        surroundings.report(error);
        return false;
      });
    return succeed({ isStored, rows: JSON.stringify(put) });
  } catch (error) {
    surroundings.report(error);
    return fail(failureOf(noAnswer));
  }
}

/**
 * Stores rows that no cursor covers, as long as a first load goes on that will bring them or show that they are gone.
 * A row that is here already stays as it is: its cursor covers it. Returns whether they are all here now.
 */
function storeAhead(generation: Generation, put: DecodedAnswer['put']): Promise<boolean> {
  return generation.database.transaction('rw', generation.database.tables, async () => {
    const state = await generation.follow.get('follow');
    if (state === undefined || state.caughtUpAt !== null) return false;
    const isChanging = ({ collection, key }: { readonly collection: Collection; readonly key: string }) =>
      put.get(collection)?.some(({ uuid }) => uuid === key) ?? false;
    const change = { isChanging, settledThings: [], scopes: state.scopes };
    await changeBelowOverlay(generation, change, async () => {
      const ahead = [...(state.ahead ?? [])];
      for (const [collection, rows] of put) {
        const here = await generation.rows(collection).bulkGet(rows.map(({ uuid }) => uuid));
        const lacking = rows.filter((_, rank) => here[rank] === undefined);
        await generation.database.table(collection).bulkPut(lacking);
        ahead.push(...lacking.map(({ uuid }) => ({ collection, key: uuid })));
      }
      await generation.follow.put({ ...state, ahead });
    });
    return true;
  });
}
