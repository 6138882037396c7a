import type { Result } from '#common/base/result';
import type { Failure } from '#worker/api';

export interface DraftKeeper {
  /** Keeps these fields; what is typed while others are on their way goes together after them. */
  keep(changed: object): void;
  /** Resolves when nothing is on its way: null, or why the last fields could not be kept. */
  settled(): Promise<Failure | null>;
}

/**
 * Hands what is typed on, one after the other and the latest only, so that nobody who types fast waits for the storage.
 * What could not be kept goes along with what is typed next.
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
    async settled() {
      await running;
      return failure;
    },
  };
}
