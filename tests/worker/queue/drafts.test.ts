import { beforeEach, describe, expect, test } from 'vitest';
import { type Outbox, openOutbox } from '#mirror/outbox';
import { dropDraft, keepDraft, saveDraft } from '#worker/queue/drafts';
import { enqueue } from '#worker/queue/enqueue';
import { keepBytes } from '#worker/queue/file-bytes';
import { acknowledge, freezeRequest, readHeads, refuse } from '#worker/queue/lanes';
import { discard } from '#worker/queue/refused-writes';
import { openStage } from '../stage';

const now = new Date('2026-11-21T20:30:00+01:00');
const id = 'news:1';
const base = { title: 'Rideau', years: '2024' };
const stale = { code: 'stale-version', message: 'Quelqu’un a enregistré entre-temps.' } as const;

let outbox: Outbox;
let stage: ReturnType<typeof openStage>;

beforeEach(() => {
  stage = openStage();
  outbox = openOutbox('colette', stage.surroundings.storage);
});

const draft = () => outbox.kept.get(id);
const stateOf = async (key: string) => (await outbox.writes.get(key))?.state;

function type(changed: object, fields: { desk?: string; seen?: object; base?: object | null } = {}) {
  const change = { id, title: 'Rideau', desk: 'tab-1', base, whole: base, changed, ...fields };
  return keepDraft(outbox, change, now);
}

async function save(values?: object): Promise<string> {
  const write = {
    call: 'updateNews',
    params: { slug: '1' },
    body: { title: 'Rideau' },
    lane: id,
    base: 'v0',
    label: 'Rideau',
  } as const;
  const key = stage.freshKey();
  const written = values ?? (await draft())?.values ?? base;
  const add = () => enqueue(outbox, write, { key, at: now, author: null });
  const saved = await saveDraft(outbox, id, written, add);
  return saved.key;
}

describe('what is typed', () => {
  test('is kept whole from its first keystroke, with what it was typed upon', async () => {
    await type({ title: 'R' });
    expect(await draft()).toMatchObject({ values: { title: 'R', years: '2024' }, base, isSaved: false });
  });

  test('in two tabs is kept field by field', async () => {
    await type({ title: 'Rideau levé' });
    await type({ years: '2025' }, { desk: 'tab-2' });
    expect(await draft()).toMatchObject({ values: { title: 'Rideau levé', years: '2025' }, desk: 'tab-2' });
  });

  test('stands on what others made of a field, once the person has chosen', async () => {
    await type({ title: 'Rideau levé' });
    await type({}, { seen: { title: 'Rideau baissé' } });
    expect((await draft())?.base).toEqual({ title: 'Rideau baissé', years: '2024' });
  });
});

describe('a draft that was saved', () => {
  test('goes when the server has it', async () => {
    await type({ title: 'Rideau levé' });
    const key = await save();
    expect(await draft()).toMatchObject({ isSaved: true, saved: { key } });
    await acknowledge(outbox, key, { version: 'v1', at: now });
    expect(await draft()).toBeUndefined();
  });

  test('stays with what was typed since, upon what the server has now', async () => {
    await type({ title: 'Rideau levé' });
    const key = await save();
    await type({ title: 'Rideau levé ce soir' });
    await acknowledge(outbox, key, { version: 'v1', at: now });
    expect(await draft()).toMatchObject({
      values: { title: 'Rideau levé ce soir' },
      base: { title: 'Rideau levé', years: '2024' },
      saved: null,
    });
  });

  test('stays with what was typed between its save and the storing of it', async () => {
    const written = { title: 'Rideau levé', years: '2024' };
    await type(written);
    await type({ title: 'Rideau levée' });
    const key = await save(written);
    expect(await draft()).toMatchObject({ isSaved: false, saved: { key, values: written } });
    await acknowledge(outbox, key, { version: 'v1', at: now });
    expect(await draft()).toMatchObject({ values: { title: 'Rideau levée' }, base: written, saved: null });
  });

  test('stays when the server refuses it, and its next save takes the refused one’s place', async () => {
    await type({ title: 'Rideau levé' });
    const refused = await save();
    await refuse(outbox, refused, 'conflict', stale);
    expect(await draft()).toMatchObject({ values: { title: 'Rideau levé' } });
    const again = await save();
    expect([await stateOf(refused), await stateOf(again)]).toEqual(['discarded', 'queued']);
  });

  test('gives up all that was refused with it when it is saved again', async () => {
    await type({ title: 'Rideau levé' });
    const first = await save();
    await freezeRequest(outbox, first, now);
    await type({ title: 'Rideau levé ce soir' });
    const second = await save();
    await refuse(outbox, first, 'conflict', stale);
    await save();
    expect([await stateOf(first), await stateOf(second)]).toEqual(['discarded', 'discarded']);
  });

  test('goes with its write, when the person gives that up', async () => {
    await type({ title: 'Rideau levé' });
    const key = await save();
    await refuse(outbox, key, 'attend', stale);
    await discard(outbox, key);
    expect(await draft()).toBeUndefined();
  });
});

test('a draft that is given up takes with it what was refused of it, and nothing that waits', async () => {
  await type({ title: 'Rideau levé' });
  const refused = await save();
  await refuse(outbox, refused, 'attend', stale);
  expect(await dropDraft(outbox, id)).toEqual([refused]);
  await type({ title: 'Rideau baissé' });
  const waiting = await save();
  await dropDraft(outbox, id);
  expect([await stateOf(refused), await stateOf(waiting)]).toEqual(['discarded', 'queued']);
});

describe('a deletion that was refused, and told by the form of its thing,', () => {
  async function refused(): Promise<string> {
    const write = { call: 'deleteNews', params: { slug: '1' }, body: null, lane: id, base: 'v0' } as const;
    const saying = { key: stage.freshKey(), at: now, author: null };
    const { key } = await enqueue(outbox, { ...write, label: 'Rideau' }, saying);
    await refuse(outbox, key, 'attend', stale);
    return key;
  }

  test('is given up there, though nothing was typed', async () => {
    const deletion = await refused();
    expect(await dropDraft(outbox, id)).toEqual([deletion]);
    expect(await stateOf(deletion)).toBe('discarded');
  });

  test('is given up by what is saved there', async () => {
    const deletion = await refused();
    await type({ title: 'Rideau levé' });
    expect([await stateOf(await save()), await stateOf(deletion)]).toEqual(['queued', 'discarded']);
  });
});

test('what was typed since a save stays when that save is given up', async () => {
  await type({ title: 'Rideau levé' });
  const refused = await save();
  await type({ title: 'Rideau baissé' });
  await refuse(outbox, refused, 'conflict', stale);
  await discard(outbox, refused);
  expect(await draft()).toMatchObject({ values: { title: 'Rideau baissé' } });
});

describe('a picture that was refused because its image was', () => {
  const image = { id: 'image:1', title: 'Le salut', desk: 'tab-1', base: null };
  const values = { name: '' };

  const add = (call: 'createImage' | 'takeImageFile', body: object) => {
    const write = { call, params: {}, body, lane: 'image:1', base: null, label: 'Le salut' };
    return enqueue(outbox, write, { key: stage.freshKey(), at: now, author: null });
  };
  const bytes = { type: 'image/jpeg', bytes: new Uint8Array([1, 2, 3]) };

  beforeEach(async () => {
    await keepDraft(outbox, { ...image, whole: values, changed: values }, now);
  });

  async function refused() {
    const creation = await saveDraft(outbox, 'image:1', values, () => add('createImage', values));
    const file = await add('takeImageFile', {});
    await keepBytes(outbox, file.key, bytes);
    await refuse(outbox, creation.key, 'attend', { code: 'invalid-field', message: 'Sans nom.' });
    return file.key;
  }

  test('goes behind the creation that is right, with its bytes', async () => {
    const file = await refused();
    expect(await stateOf(file)).toBe('attend');
    const named = { name: 'Le salut' };
    const right = await saveDraft(outbox, 'image:1', named, () => add('createImage', named));
    expect(await outbox.writes.get(file)).toMatchObject({ state: 'queued', behind: right.key });
    expect((await readHeads(outbox)).map(({ key }) => key)).toEqual([right.key]);
    expect(await outbox.files.count()).toBe(1);
  });

  test('is given up with the draft', async () => {
    const file = await refused();
    await dropDraft(outbox, 'image:1');
    expect([await stateOf(file), await outbox.files.count(), await outbox.chunks.count()]).toEqual([
      'discarded',
      0,
      0,
    ]);
  });
});
