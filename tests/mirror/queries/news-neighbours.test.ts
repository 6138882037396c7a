import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { beforeEach, describe, expect, it } from 'vitest';
import type { NewsRow } from '#common/contract/content/news';
import { createMirror, type Mirror } from '#mirror/database';
import { generationSchema } from '#mirror/generation';
import { newsNeighboursIn } from '#mirror/queries/news-neighbours';
import { shelve } from '#mirror/shelf';

const september = news(1, 'rideau-leve', '2026-09-01');
const october = news(2, 'onze-portes', '2026-10-01');
const sameMoment = news(3, 'une-seule-grince', '2026-10-01');
const november = news(4, 'appel-aux-parapluies', '2026-11-01');

let mirror: Mirror;

beforeEach(async () => {
  mirror = createMirror({ indexedDB: new IDBFactory(), IDBKeyRange });
});

describe('the neighbours of a news item', () => {
  it('are the ones that appeared just before and just after', async () => {
    await fill(september, october, november);
    expect(await neighboursOf(october)).toEqual(['rideau-leve', 'appel-aux-parapluies']);
  });

  it('are told apart by uuid where two appeared at the same moment', async () => {
    await fill(september, october, sameMoment, november);
    expect(await neighboursOf(october)).toEqual(['rideau-leve', 'une-seule-grince']);
    expect(await neighboursOf(sameMoment)).toEqual(['onze-portes', 'appel-aux-parapluies']);
  });

  it('are missing at the ends', async () => {
    await fill(september, november);
    expect(await neighboursOf(september)).toEqual([null, 'appel-aux-parapluies']);
    expect(await neighboursOf(november)).toEqual(['rideau-leve', null]);
  });

  it('are found for what is still to appear, by its place', async () => {
    await fill(september, october);
    expect(await neighboursOf(november)).toEqual(['onze-portes', null]);
  });

  it('are none in a mirror that was never filled', async () => {
    expect(await neighboursOf(october)).toEqual([null, null]);
  });
});

async function neighboursOf(row: NewsRow) {
  const { older, newer } = await newsNeighboursIn(mirror)(row);
  return [older?.slug ?? null, newer?.slug ?? null];
}

async function fill(...rows: NewsRow[]) {
  const pointer = {
    name: 'current',
    database: 'mirror-test',
    schema: generationSchema,
    reason: 'first',
    begunAt: new Date('2026-11-21'),
  } as const;
  await mirror.directory.pointers.put(pointer);
  await mirror
    .open(pointer)
    .rows('news')
    .bulkPut(rows.map((row) => shelve('news', row)));
}

function news(number: number, slug: string, day: string): NewsRow {
  return {
    uuid: `00000000-0000-4000-8000-00000000000${number}`,
    slug,
    title: slug,
    description: '',
    creationDate: new Date(day),
    visibleFrom: new Date(day),
    years: [],
    spectacleTypes: [],
    version: 'a',
  };
}
