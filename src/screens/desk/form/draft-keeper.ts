import type { Result } from '#common/base/result';
import type { Failure } from '#worker/api';

export interface DraftKeeper {
  /** Keeps these fields; those typed while others are being stored go together after them. */
  keep(changed: object): void;
  /** Resolves when nothing is being stored: null, or why the last fields could not be kept. */
  stored(): Promise<Failure | null>;
}

/**
 * Stores what is typed, one change at a time and only the latest state, so that fast typing never waits for storage.
 * What could not be kept is retried with the next change.
 */
export function createDraftKeeper(
  send: (changed: object) => Promise<Result<null, Failure>>,
  onKept: (failure: Failure | null) => void,
): DraftKeeper {
  let unsent: object = {};
  let failure: Failure | null = null;
  let running: Promise<void> | null = null;

  async function run(): Promise<void> {
    while (Object.keys(unsent).length > 0) {
      const changed = unsent;
      unsent = {};
      const result = await send(changed);
      failure = result.ok ? null : result.failure;
      onKept(failure);
      if (!result.ok) {
        unsent = { ...changed, ...unsent };
        return;
      }
    }
  }

  return {
    keep(changed) {
      unsent = { ...unsent, ...changed };
      running ??= run().finally(() => (running = null));
    },
    async stored() {
      await running;
      return failure;
    },
  };
}
