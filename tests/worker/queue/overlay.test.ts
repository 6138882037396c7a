import { beforeEach, describe, expect, test } from 'vitest';
import type { NewsRow } from '#common/contract/content/news';
import { openDevice } from '#mirror/device';
import { type FollowState, type Generation, openGeneration } from '#mirror/generation';
import { type Outbox, openOutbox } from '#mirror/outbox';
import { shelve } from '#mirror/shelf';
import { enqueue } from '#worker/queue/enqueue';
import { type Waiting, reflect } from '#worker/queue/reflect';
import { applyAnswer } from '#worker/sync/apply-answer';
import { decodeAnswer } from '#worker/sync/decode-answer';
import { openStage } from '../stage';

const colette = {
  uuid: '0190a000-0000-7000-8000-000000000004',
  slug: 'colette-marty',
  name: 'Marty',
  firstname: 'Colette',
};
const uuid = '0190a000-0000-7000-8000-000000000001';
const lane = `news:${uuid}`;
const now = new Date('2026-11-21T20:30:00+01:00');
const content = { type: 'adls-text', content: [] } as const;

let generation: Generation;
let outbox: Outbox;
let waiting: Waiting;
let stage: ReturnType<typeof openStage>;

beforeEach(async () => {
  stage = openStage();
  const { storage } = stage.surroundings;
  generation = openGeneration('mirror-1', storage);
  outbox = openOutbox(colette.uuid, storage);
  waiting = { outbox, device: openDevice(storage) };
  await generation.follow.put(state);
});

const state: FollowState = {
  id: 'follow',
  epoch: 'a',
  cursors: { public: 'c0', mine: 'c0' },
  owner: colette.uuid,
  scopes: ['contenu', `user:${colette.uuid}`],
  caughtUpAt: now,
  clockOffset: 0,
};

const row = (fields: Partial<NewsRow> = {}): NewsRow => ({
  uuid,
  slug: 'rideau',
  title: 'Rideau',
  description: '',
  creationDate: new Date('2026-11-01T10:00:00+01:00'),
  visibleFrom: new Date('2026-11-01T10:00:00+01:00'),
  years: [2026],
  spectacleTypes: [],
  version: 'v0',
  ...fields,
});

async function save(call: 'createNews' | 'updateNews' | 'deleteNews', fields = {}) {
  const body =
    call === 'deleteNews'
      ? null
      : { title: 'Rideau levé', description: '', content, years: [2026], spectacleTypes: [], ...fields };
  const write = { call, params: {}, body, lane, base: 'v0', label: 'Rideau' } as const;
  const saved = await enqueue(outbox, write, { key: stage.freshKey(), at: now, author: colette });
  await reflect(generation, waiting, [saved.key]);
  return saved.key;
}

const serverHas = (before: NewsRow) => generation.rows('news').put(shelve('news', before));
const titles = async () => (await generation.rows('news').toArray()).map(({ title }) => title);
const comingTitles = async () => (await generation.rows('coming-news').toArray()).map(({ title }) => title);

async function receive(fields: object, settled: readonly string[] = []) {
  const from = (await generation.follow.get('follow')) ?? state;
  const answer = decodeAnswer(
    {
      cursors: { public: 'c1', mine: 'c1' },
      scopes: state.scopes,
      serverNow: '2026-11-21T20:31:00+01:00',
      ...fields,
    },
    stage.surroundings.report,
  );
  return applyAnswer(generation, { from, answer, settled, clockOffset: 0 });
}

describe('what waits lies over the rows of the server', () => {
  test('as it will be', async () => {
    await serverHas(row());
    await save('updateNews');
    expect(await titles()).toEqual(['Rideau levé']);
  });

  test('and is lifted when it was given up', async () => {
    await serverHas(row());
    const key = await save('updateNews');
    await outbox.writes.update(key, { state: 'discarded' });
    await reflect(generation, waiting, [key]);
    expect(await titles()).toEqual(['Rideau']);
    expect(await generation.covered.count()).toBe(0);
  });

  test('also when the server sends another row below it', async () => {
    await serverHas(row());
    const key = await save('updateNews');
    await receive({ put: { news: [row({ title: 'Rideau baissé', version: 'v1' })] } });
    expect(await titles()).toEqual(['Rideau levé']);
    await receive({}, [key]);
    expect(await titles()).toEqual(['Rideau baissé']);
  });

  test('until the rows hold its own effect', async () => {
    await serverHas(row());
    const key = await save('updateNews');
    await receive({ put: { news: [row({ title: 'Rideau levé', version: 'v1' })] } }, [key]);
    expect(await generation.rows('news').get(uuid)).toMatchObject({ title: 'Rideau levé', version: 'v1' });
  });

  test('also where the row comes after it, since the mirror was lost and the outbox was not', async () => {
    await save('updateNews');
    expect(await titles()).toEqual([]);
    await receive({ put: { news: [row()] } });
    expect(await titles()).toEqual(['Rideau levé']);
  });

  test('for those alone who may see it', async () => {
    await serverHas(row());
    await save('updateNews');
    await receive({ emptied: true, scopes: [`user:${colette.uuid}`] });
    expect(await titles()).toEqual(['Rideau']);
    await receive({ emptied: true, scopes: state.scopes });
    expect(await titles()).toEqual(['Rideau levé']);
  });
});

describe('a news item', () => {
  test('created here can be read at once under its uuid', async () => {
    await save('createNews', { uuid });
    expect(await generation.rows('news').get(uuid)).toMatchObject({ slug: uuid, author: colette });
    expect(await generation.rows('news-bodies').get(uuid)).toEqual({ uuid, content });
  });

  test('put off moves to what is to appear', async () => {
    await serverHas(row());
    await save('updateNews', { visibleFrom: new Date('2026-12-24T18:00:00+01:00') });
    expect([await titles(), await comingTitles()]).toEqual([[], ['Rideau levé']]);
  });

  test('created and deleted again here stays away when the server, whose answer was lost, sends its row', async () => {
    await save('createNews', { uuid });
    await save('deleteNews');
    await receive({ put: { news: [row()] } });
    expect(await titles()).toEqual([]);
  });

  test('deleted here is gone at once', async () => {
    await serverHas(row());
    await save('deleteNews');
    expect(await titles()).toEqual([]);
  });

  test('created here that the server has already is left as the server has it', async () => {
    await save('createNews', { uuid });
    await receive({ put: { news: [row({ title: 'Rideau levé', slug: 'rideau-leve', version: 'v1' })] } });
    expect(await generation.rows('news').get(uuid)).toMatchObject({ slug: 'rideau-leve', version: 'v1' });
  });
});

describe('an answer', () => {
  test('to somebody who is there no longer changes nothing', async () => {
    const from = state;
    await generation.follow.put({ ...state, epoch: 'b' });
    const answer = decodeAnswer(
      {
        put: { news: [row()] },
        cursors: { public: 'c1', mine: 'c1' },
        scopes: [],
        serverNow: '2026-11-21T20:31:00+01:00',
      },
      stage.surroundings.report,
    );
    expect(await applyAnswer(generation, { from, answer, settled: [], clockOffset: 0 })).toEqual({
      kind: 'stale',
    });
    expect(await titles()).toEqual([]);
  });

  test('is seen together with its cursor, or not at all', async () => {
    const screen = openGeneration('mirror-1', stage.surroundings.storage);
    const look = () =>
      screen.database.transaction('r', screen.database.tables, async () => {
        const follow = await screen.follow.get('follow');
        return `${follow?.cursors.public}, rows: ${await screen.rows('news').count()}`;
      });
    const seen = new Set([await look()]);
    const progress = { isOver: false };
    const applying = receive({ put: { news: [row()] } }).finally(() => (progress.isOver = true));
    while (!progress.isOver) seen.add(await look());
    await applying;
    expect([...seen.add(await look())]).toEqual(['c0, rows: 0', 'c1, rows: 1']);
  });

  test('that brings nothing new is not worth a write', async () => {
    await receive({});
    expect(await generation.follow.get('follow')).toEqual(state);
  });

  test('leaves out a row that cannot be read, and says so', async () => {
    await receive({ put: { news: [{ uuid }, row()], 'songs-of-tomorrow': [{ uuid }] } });
    expect(await titles()).toEqual(['Rideau']);
    expect(stage.reports).toHaveLength(1);
  });
});
