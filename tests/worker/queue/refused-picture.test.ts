import { beforeEach, describe, expect, test } from 'vitest';
import type { QueuedCall } from '#common/contract/calls/endpoints';
import { type Outbox, openOutbox } from '#mirror/outbox';
import { enqueue } from '#worker/queue/enqueue';
import { acknowledge, freezeRequest, readHeads, refuse } from '#worker/queue/lanes';
import { openStage } from '../stage';

const now = new Date('2026-11-21T20:30:00+01:00');
const error = { code: 'invalid-field', message: 'Cette image est abîmée.' } as const;

let outbox: Outbox;
let stage: ReturnType<typeof openStage>;

beforeEach(() => {
  stage = openStage();
  outbox = openOutbox('colette', stage.surroundings.storage);
});

const save = (call: QueuedCall, body: object) => {
  const write = { call, params: { uuid: '1' }, body, lane: 'image:1', base: null, label: 'Le salut' };
  return enqueue(outbox, write, { key: stage.freshKey(), at: now, author: null });
};
const heads = async () => (await readHeads(outbox)).map(({ key }) => key);
const isAnswered = (key: string, version: string) => acknowledge(outbox, key, { version, at: now });

describe('a refused picture', () => {
  const saveImage = async () => {
    const creation = await save('createImage', { name: 'Le salut' });
    await freezeRequest(outbox, creation.key, now);
    await isAnswered(creation.key, 'v1');
    const file = await save('takeImageFile', {});
    const update = await save('updateImage', { name: 'Fin' });
    return { creation, file, update };
  };

  test('keeps nothing back of what was said of its image since', async () => {
    const { file, update } = await saveImage();
    expect(await refuse(outbox, file.key, 'attend', error)).toEqual([file.key]);
    expect(await heads()).toEqual([update.key]);
    expect(await freezeRequest(outbox, update.key, now)).toMatchObject({ ifMatch: 'v1' });
  });

  test('not even where a restored server, which has the image under another version, is told all again', async () => {
    const { creation, file, update } = await saveImage();
    await isAnswered(file.key, 'v2');
    await freezeRequest(outbox, update.key, now);
    await isAnswered(update.key, 'v3');
    await outbox.writes.toCollection().modify({ state: 'queued' });
    await isAnswered(creation.key, 'w1');
    await refuse(outbox, file.key, 'attend', error);
    expect(await freezeRequest(outbox, update.key, now)).toMatchObject({ state: 'queued', ifMatch: 'w1' });
  });
});
