import { beforeEach, describe, expect, test, vi } from 'vitest';
import { fail, succeed } from '#common/base/result';
import type { Failure } from '#worker/api';
import { dropDraft, enqueue, outcomeOfWrite } from '../../../../../src/bridge/calls';
import { queuedWrites } from '../../../../../src/bridge/queued-writes';
import { DeleteDialog } from '../../../../../src/screens/desk/list/delete-dialog';

vi.mock('../../../../../src/bridge/calls', () => ({
  dropDraft: vi.fn(),
  enqueue: vi.fn(),
  outcomeOfWrite: vi.fn(),
}));

beforeEach(() => {
  vi.mocked(dropDraft).mockReset().mockResolvedValue(succeed(null));
  vi.mocked(enqueue)
    .mockReset()
    .mockResolvedValue(succeed({ key: 'write', at: new Date(0) }));
  vi.mocked(outcomeOfWrite).mockReset().mockResolvedValue(succeed('done'));
});

const uuid = '0190a000-0000-7000-8000-000000000001';
const write = queuedWrites.deleteShow({ uuid, version: 'v1', title: 'Le Dindon' });

/** What a yes does. */
function deletion(isDrafted: boolean) {
  const nothing = () => undefined;
  const dialog = DeleteDialog({
    kind: 'show',
    uuid,
    name: 'Le Dindon',
    write: () => write,
    isDrafted,
    warning: 'Ses séances disparaissent.',
    deleted: 'Supprimé',
    isOpen: true,
    onClose: nothing,
    onDone: nothing,
  });
  return dialog.props.send();
}

describe('deleting a thing', () => {
  test('deletes what was begun to be changed in it on this device', async () => {
    expect(await deletion(true)).toMatchObject({ ok: true });
    expect(enqueue).toHaveBeenCalledWith(write);
    expect(dropDraft).toHaveBeenCalledWith(`show:${uuid}`);
  });

  test('drops nothing where nothing was begun', async () => {
    await deletion(false);
    expect(dropDraft).not.toHaveBeenCalled();
  });

  test('leaves the draft where the deletion could not be kept', async () => {
    const failure: Failure = { kind: 'full', error: null, status: null };
    vi.mocked(enqueue).mockResolvedValue(fail(failure));
    expect(await deletion(true)).toMatchObject({ ok: false });
    expect(dropDraft).not.toHaveBeenCalled();
  });
});
