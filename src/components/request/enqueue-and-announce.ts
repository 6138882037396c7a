import type { Result } from '#common/base/result';
import type { Failure, NewWrite, SavedWrite, WriteOutcome } from '#worker/api';
import { enqueue, outcomeOfWrite } from '../../bridge/calls';
import { syncAtom, whereaboutsAtom } from '../../state/connection';
import { announce, warn } from '../../state/notices';
import { store } from '../../state/store';
import { elsewhereWords } from '../../text/whereabouts-words';

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
export const announceOutcome = ({ key, label }: Labelled, done: string): Promise<void> =>
  followOutcome(key, (outcome) => {
    if (outcome === 'done') return announce(done);
    if (outcome === 'refused')
      return warn(`N’a pas pu être fait\u00a0: ${label}. Voyez «\u00a0À\u00a0traiter\u00a0».`);
    const elsewhere = elsewhereWords(store.get(whereaboutsAtom));
    announce(`Gardé sur cet appareil\u00a0: ${elsewhere ?? 'partira au retour du réseau'}.`);
  });

export type KnownOutcome = Exclude<WriteOutcome, 'unknown'>;

/** Tells once that a saved write waits, if it does, and then its outcome. */
export async function followOutcome(key: string, tell: (outcome: KnownOutcome) => void): Promise<void> {
  for (let isTold = false; ; isTold = true) {
    const outcome = await outcomeOfWrite(key);
    // If the outcome cannot be known now, the page of the thing itself shows it.
    if (!outcome.ok || outcome.value === 'unknown') return;
    if (outcome.value !== 'waiting') return tell(outcome.value);
    if (!isTold) tell('waiting');
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
