import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { PullAnswer } from '#common/contract/feed/changes';
import { readCursorKey } from '#server/platform/feed/revs';
import { type SeededRandom, seededRandom } from '../../../support/seeded-random';
import { type TestDatabase, openTestDatabase } from '../../../support/test-database';
import { FeedMirror } from './feed-mirror';
import { type FeedRow, createFeedRows } from './feed-rows';
import { FeedWorld, type Reader, isWanderer, places } from './feed-world';

const SEEDS = Number(process.env['FEED_SEEDS'] ?? 16);
const FIRST_SEED = Number(process.env['FEED_SEED'] ?? 1);

let site: TestDatabase;
let cursorKey: string;

beforeAll(async () => {
  site = await openTestDatabase();
  await createFeedRows(site.database);
  cursorKey = await readCursorKey(site.database);
});

afterAll(() => site.close());

async function newWorld(random: SeededRandom): Promise<FeedWorld> {
  await sql`truncate feed_rows, audience, change_log`.execute(site.database);
  const world = new FeedWorld(site.database, random, cursorKey, (now) => site.setClock(now));
  await site.setClock(new Date(world.now));
  return world;
}

function newReader(random: SeededRandom, scopes: Reader['scopes'], companions: number): Reader {
  return {
    mirror: new FeedMirror(),
    uuid: random.uuid(),
    scopes,
    pageSize: { weight: 1 + random.below(12), bytes: random.below(400), companions },
    at: 0,
    readAt: 0,
    isLoading: true,
  };
}

const all = ['user:admin', 'contenu', 'billetterie'] as const;

describe('whatever is written, moved, hidden and deleted, and however small the pages', () => {
  test.each(Array.from({ length: SEEDS }, (_, index) => FIRST_SEED + index))(
    'mirrors of seed %i never tear, never flicker, and at rest hold what the server holds',
    (seed) => play(seed, { companions: 1000, isWhole: true }),
  );

  test.each(Array.from({ length: Math.ceil(SEEDS / 4) }, (_, index) => FIRST_SEED + index))(
    'mirrors of seed %i hold the same at rest when companions do not fit on their pages',
    (seed) => play(seed, { companions: 1, isWhole: false }),
  );
});

async function play(seed: number, { companions, isWhole }: { companions: number; isWhole: boolean }) {
  const random = seededRandom(seed);
  const world = await newWorld(random);
  const readers = [null, all, all, ['user:office', 'billetterie'] as const].map((scopes) =>
    newReader(random, scopes, companions),
  );
  for (let step = 0; step < 100; step += 1) {
    if (random.chance(0.5)) await world.change();
    else if (random.chance(0.15)) await world.passTime();
    else await visit(world, random.pick(readers), isWhole);
  }
  for (const reader of readers) {
    for (let answers = 1; (await visit(world, reader, isWhole)).more; answers += 1) {
      expect(answers, 'first loads and long absences come to an end').toBeLessThan(2000);
    }
  }
}

async function visit(world: FeedWorld, reader: Reader, isWhole: boolean): Promise<PullAnswer> {
  const before = reader.mirror.contents();
  const mustBegin = world.isAhead(reader);
  const answer = await world.pull(reader);
  expect(answer.reset).toBe(mustBegin);
  if (answer.reset) return visit(world, reader, isWhole);
  const after = reader.mirror.contents();
  expect(strangers(world, reader, answer)).toEqual([]);
  expect(Object.keys(after).filter((name) => (after[name] ?? 0) < (before[name] ?? 0))).toEqual([]);
  if (isWhole) expect(tears(world, reader, before, after)).toEqual([]);
  if (!answer.more) expect(after).toEqual(world.visible(reader));
  return answer;
}

/** Rows sent to who may not see them now, removals told to who never could. */
function strangers(world: FeedWorld, reader: Reader, answer: PullAnswer): string[] {
  const visible = world.visible(reader);
  const scopes = ['public', ...(reader.scopes ?? [])];
  const put = Object.entries(answer.put).flatMap(([collection, rows]) =>
    (rows as FeedRow[])
      .filter(({ uuid, n }) => visible[`${collection} ${uuid}`] !== n)
      .map(({ uuid }) => uuid),
  );
  const removed = Object.entries(answer.remove).flatMap(([collection, keys]) =>
    keys.filter((key) => !scopes.some((scope) => world.everSeen.has(`${collection} ${key} ${scope}`))),
  );
  return [...put, ...removed];
}

/** Things split between pages: in two places, in none any more, or without their document. */
function tears(world: FeedWorld, reader: Reader, before: Contents, after: Contents): string[] {
  const things = world.things.filter((thing) => !reader.isLoading && !isWanderer(thing));
  const torn = things.filter((thing) =>
    ['news', 'coming-news'].some((place) => after[`${place} ${thing}`] !== after[`${place}-bodies ${thing}`]),
  );
  if (reader.scopes?.length !== all.length) return torn;
  const count = (rows: Contents, thing: string) =>
    places.filter((place) => `${place} ${thing}` in rows).length;
  const lost = world.things.filter(isWanderer).filter((thing) => {
    const found = count(after, thing);
    return found > 1 || (found === 0 && count(before, thing) > 0);
  });
  return [...torn, ...lost];
}

type Contents = Record<string, number>;
