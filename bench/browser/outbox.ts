import { uuidV7 } from '#common/base/uuid';
import { type OutboxWrite, openOutbox } from '#mirror/outbox';
import { browserStorage, newDatabase } from '#mirror/storage';
import { enqueue } from '#worker/queue/enqueue';

const storage = browserStorage();
const author = { uuid: newKey(), slug: 'zoe-martin', name: 'Martin', firstname: 'Zoé' };
let databases = 0;

/** Milliseconds of each of `count` writes, one after the other, each to another thing, until it is durable. */
export async function enqueueWrites(count: number): Promise<number> {
  const outbox = openOutbox(`bench-${++databases}`, storage);
  await outbox.database.open();
  const each = await millisecondsOfEach(count, () => {
    const { key, at, author, seq: _seq, state: _state, behind: _behind, ...write } = writeOf(0);
    return enqueue(outbox, write, { key, at, author });
  });
  await outbox.database.delete();
  return each;
}

/** The same with one strict add of the same object, and nothing looked up. */
export async function addStrictly(count: number): Promise<number> {
  const database = newDatabase(`plain-${++databases}`, storage, 'strict');
  database.version(1).stores({ writes: 'key, &seq, lane, state' });
  await database.open();
  let seq = 0;
  const each = await millisecondsOfEach(count, () => database.table('writes').add(writeOf(++seq)));
  await database.delete();
  return each;
}

async function millisecondsOfEach(count: number, work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  for (let done = 0; done < count; done += 1) await work();
  return (performance.now() - start) / count;
}

function writeOf(seq: number): OutboxWrite {
  const uuid = newKey();
  return {
    key: newKey(),
    seq,
    lane: `free-ticket:${uuid}`,
    call: 'updateFreeTicket',
    params: { uuid },
    body: { state: { code: 'GENERE' } },
    label: 'Place gratuite',
    at: new Date(),
    author,
    state: 'queued',
    base: null,
    behind: null,
  };
}

function newKey(): string {
  return uuidV7(Date.now(), crypto.getRandomValues(new Uint8Array(10)));
}
