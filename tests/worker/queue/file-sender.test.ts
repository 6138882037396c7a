import { expect, test, vi } from 'vitest';
import { createFileSender } from '#worker/queue/file-sender';
import { createHolds } from '#worker/queue/holds';
import type { FileNeeds } from '#worker/queue/push-files';
import { openWithFiles, lane, uuid } from './file-stage';
import { uploadServer } from './upload-server';

test('the code for files, where it does not come while the site changes its build, is asked for again soon', async () => {
  const { add, outbox, surroundings, pass } = await openWithFiles(uploadServer(uuid), {});
  await add();
  // The image is there; its picture is next.
  await outbox.writes.filter(({ call }) => call === 'createImage').delete();
  const holds = createHolds(surroundings);
  const onHeld = vi.fn();
  const send = vi.fn(async () => undefined);
  const load = vi
    .fn(async () => ({ createFilePusher: () => send }))
    .mockRejectedValueOnce(new TypeError('error loading dynamically imported module'));
  // As much of it as the sender uses.
  const needs = { surroundings, holds, onHeld, outbox: () => outbox } as unknown as FileNeeds;
  const sendFiles = createFileSender(needs, load);

  await sendFiles();
  expect([holds.isHeld(lane), onHeld.mock.calls.length, send.mock.calls.length]).toEqual([true, 1, 0]);
  expect(await outbox.writes.toArray()).toMatchObject([{ state: 'queued', trouble: { error: null } }]);
  pass(1_000);
  await sendFiles();
  expect(send).toHaveBeenCalledOnce();
});
