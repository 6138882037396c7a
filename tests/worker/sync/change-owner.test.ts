import { describe, expect, test } from 'vitest';
import { must } from '#common/base/must';
import { createMirror } from '#mirror/database';
import { openDevice } from '#mirror/device';
import { openOutbox } from '#mirror/outbox';
import { enqueue } from '#worker/queue/enqueue';
import { readWaiting, reflect } from '#worker/queue/reflect';
import { createGenerations } from '#worker/sync/generations';
import { openStage } from '../stage';

const colette = {
  uuid: '0190a000-0000-7000-8000-000000000004',
  slug: 'c',
  name: 'Marty',
  firstname: 'Colette',
};
const uuid = '0190a000-0000-7000-8000-0000000000a1';
const editor = { uuid: colette.uuid, scopes: ['contenu', `user:${colette.uuid}`] };
const noneWaits = async () => [];
const other = { uuid: '0190a000-0000-7000-8000-000000000008', scopes: ['contenu'] };

/** A generation of Colette's with a row for editors, a row for everybody, and a write of hers over it. */
async function generationOfColette() {
  const { surroundings, freshKey } = openStage();
  const generations = createGenerations(createMirror(surroundings.storage), surroundings);
  const { generation } = must(await generations.target(editor), 'a generation');
  await generation.database.table('account').put({ uuid: colette.uuid });
  await generation.follow.update('follow', { cursors: { public: 'p', mine: 'm' } });
  const outbox = openOutbox(colette.uuid, surroundings.storage);
  const body = {
    uuid,
    title: 'Rideau',
    description: '',
    content: { type: 'adls-text', content: [] },
    years: [],
    spectacleTypes: [],
  };
  const write = {
    call: 'createNews',
    params: {},
    body,
    lane: `news:${uuid}`,
    base: null,
    label: '',
  } as const;
  const saving = { key: freshKey(), at: new Date(surroundings.now()), author: colette };
  const { key } = await enqueue(outbox, write, saving);
  const waiting = { outbox, device: openDevice(surroundings.storage) };
  await reflect(generation, waiting, [key]);
  const held = async () => ({
    account: await generation.rows('account').count(),
    news: await generation.rows('news').count(),
    pending: await generation.pending.count(),
    covered: await generation.covered.count(),
    cursors: (await generation.follow.get('follow'))?.cursors,
  });
  return { generation, generations, held, outbox, waiting };
}

describe('a generation', () => {
  test('that another person takes over holds neither rows nor writes of the former, who loses none', async () => {
    const { generations, held, outbox } = await generationOfColette();
    expect(await held()).toMatchObject({ account: 1, news: 1, pending: 1 });
    await generations.changeOwner(other, noneWaits);
    expect(await held()).toEqual({
      account: 0,
      news: 0,
      pending: 0,
      covered: 0,
      cursors: { public: 'p', mine: null },
    });
    expect(await outbox.writes.toArray()).toMatchObject([{ state: 'queued' }]);
  });

  test('that somebody gets back holds what waits of theirs from the same moment on', async () => {
    const { generation, generations, waiting } = await generationOfColette();
    await generations.changeOwner({ uuid: null, scopes: [] }, noneWaits);
    await generations.changeOwner(editor, () => readWaiting(waiting));
    // Whoever looked in between would have seen it too: one transaction is all there was.
    const titles = (await generation.rows('news').toArray()).map(({ title }) => title);
    expect(titles).toEqual(['Rideau']);
  });

  test('that is replaced and deleted meanwhile leaves it to the one that came', async () => {
    const { generations } = await generationOfColette();
    const { pointer } = must(await generations.target(editor), 'a generation');
    const replaced: string[] = [];
    const replace = async () => {
      if (replaced.length > 0) return [];
      await generations.refill(pointer);
      const next = must(await generations.target(editor), 'the next one');
      replaced.push(next.generation.name);
      await generations.promote(next.pointer);
      await generations.sweep();
      return [];
    };
    const changed = await generations.changeOwner(other, replace);
    expect(changed.map(({ name }) => name)).toEqual(replaced);
    expect(await changed[0]?.follow.get('follow')).toMatchObject({ owner: other.uuid });
  });

  test('of the same person stays as it is', async () => {
    const { generations, held } = await generationOfColette();
    expect(await generations.changeOwner(editor, noneWaits)).toEqual([]);
    expect(await held()).toMatchObject({ account: 1, news: 1, pending: 1 });
  });
});
