import { encodeWire } from '#common/base/wire';
import { type FollowState, openGeneration } from '#mirror/generation';
import { shelve } from '#mirror/shelf';
import { browserStorage, newDatabase } from '#mirror/storage';
import { applyAnswer } from '#worker/sync/apply-answer';
import { decodeAnswer } from '#worker/sync/decode-answer';
import { newsOf } from '../support/rows';

const storage = browserStorage();
let databases = 0;

/** Milliseconds from the text of a first load's answers, `count` rows in pages of `size`, to a mirror that holds them. */
export async function fillMirror(count: number, size: number): Promise<number> {
  const answers = answersOf(count, size);
  const generation = openGeneration(`mirror-${++databases}`, storage);
  let state: FollowState = {
    id: 'follow',
    epoch: 'a',
    cursors: { public: null, mine: null },
    owner: null,
    scopes: [],
    caughtUpAt: null,
    clockOffset: null,
  };
  await generation.follow.put(state);
  const start = performance.now();
  for (const text of answers) {
    const answer = decodeAnswer(JSON.parse(text), fail);
    const applying = {
      from: state,
      answer,
      acknowledgedScans: [],
      settled: [],
      clockOffset: 0,
      worthWriting: true,
    };
    const applied = await applyAnswer(generation, applying);
    if (applied.kind === 'stale') throw new Error('Nobody else fills this mirror');
    state = applied.state;
  }
  const duration = performance.now() - start;
  if ((await generation.rows('news').count()) !== count) throw new Error('Rows are missing');
  await generation.database.delete();
  return duration;
}

/** Milliseconds of one bulkPut of the same rows into a table with the same indexes. */
export async function bulkPut(count: number): Promise<number> {
  const model = openGeneration('model', storage);
  await model.database.open();
  const { primKey, indexes } = model.database.table('news').schema;
  model.database.close();
  const database = newDatabase(`plain-${++databases}`, storage, 'relaxed');
  database.version(1).stores({ news: [primKey, ...indexes].map(({ src }) => src).join(', ') });
  await database.open();
  const rows = newsOf(count).map(({ row }) => shelve('news', row));
  const start = performance.now();
  await database.table('news').bulkPut(rows);
  const duration = performance.now() - start;
  await database.delete();
  return duration;
}

function answersOf(count: number, size: number): string[] {
  const rows = newsOf(count).map(({ row }) => row);
  return Array.from({ length: Math.ceil(count / size) }, (_, page) =>
    encodeWire({
      reset: false,
      emptied: false,
      put: { news: rows.slice(page * size, (page + 1) * size) },
      remove: {},
      cursors: { public: `page-${page}`, mine: null },
      more: (page + 1) * size < count,
      walking: true,
      settled: [],
      unknown: [],
      scopes: [],
      serverNow: new Date(),
    }),
  );
}

function fail(error: unknown): never {
  throw error;
}
