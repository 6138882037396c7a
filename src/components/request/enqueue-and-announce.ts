import type { Result } from '#common/base/result';
import type { Failure, NewWrite, SavedWrite } from '#worker/api';
import { enqueue, outcomeOfWrite } from '../../bridge/calls';
import { syncAtom } from '../../state/connection';
import { announce, warn } from '../../state/notices';
import { store } from '../../state/store';

/**
 * Saves a write and announces its outcome: `done` once the server has accepted it; before that, if it cannot be sent,
 * that it is kept here. Resolves when it is durable on this device.
 */
export async function enqueueAndAnnounce(
  write: NewWrite,
  done: string,
): Promise<Result<SavedWrite, Failure>> {
  const saved = await enqueue(write);
  if (saved.ok) void announceOutcome({ key: saved.value.key, label: write.label }, done);
  return saved;
}

/** A saved write, by its key and label. */
export type Labelled = Pick<SavedWrite, 'key'> & Pick<NewWrite, 'label'>;

/** Announces the state of a saved write until its outcome is known. */
export async function announceOutcome({ key, label }: Labelled, done: string): Promise<void> {
  for (let isAnnounced = false; ; isAnnounced = true) {
    const outcome = await outcomeOfWrite(key);
    // If the outcome cannot be known now, the page of the thing itself shows it.
    if (!outcome.ok || outcome.value === 'unknown') return;
    if (outcome.value === 'done') return announce(done);
    if (outcome.value === 'refused')
      return warn(`N’a pas pu être fait\u00a0: ${label}. Voyez «\u00a0À\u00a0traiter\u00a0».`);
    if (!isAnnounced) announce('Gardé sur cet appareil\u00a0: partira au retour du réseau.');
    await nextState();
  }
}

/** Resolves at the next change of line, queue or mirror. */
const nextState = () =>
  new Promise<void>((resolve) => {
    const stop = store.sub(syncAtom, () => {
      stop();
      resolve();
    });
  });
