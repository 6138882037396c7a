import type { Result } from '#common/base/result';
import type { Failure, NewWrite, SavedWrite } from '#worker/api';
import { enqueue, fateOfWrite } from '../../bridge/calls';
import { syncAtom } from '../../state/connection';
import { announce, warn } from '../../state/notices';
import { store } from '../../state/store';

/**
 * Saves a write, and says what becomes of it: `done` once the server has taken it; before that, where it cannot leave, that it
 * is kept here. Resolves when it is durable on this device.
 */
export async function enqueueAndTell(write: NewWrite, done: string): Promise<Result<SavedWrite, Failure>> {
  const saved = await enqueue(write);
  if (saved.ok) void tellFate({ key: saved.value.key, label: write.label }, done);
  return saved;
}

/** Something that was saved here, by its key and what it is called. */
export type Labelled = Pick<SavedWrite, 'key'> & Pick<NewWrite, 'label'>;

/** Says what becomes of a saved write, until that is known. */
export async function tellFate({ key, label }: Labelled, done: string): Promise<void> {
  for (let isTold = false; ; isTold = true) {
    const fate = await fateOfWrite(key);
    // What cannot be known now is seen where the thing itself is shown.
    if (!fate.ok || fate.value === 'unknown') return;
    if (fate.value === 'done') return announce(done);
    if (fate.value === 'refused')
      return warn(`N’a pas pu être fait\u00a0: ${label}. Voyez «\u00a0À\u00a0traiter\u00a0».`);
    if (!isTold) announce('Gardé sur cet appareil\u00a0: partira au retour du réseau.');
    await nextState();
  }
}

/** When line, queue or mirror change. */
const nextState = () =>
  new Promise<void>((resolve) => {
    const stop = store.sub(syncAtom, () => {
      stop();
      resolve();
    });
  });
