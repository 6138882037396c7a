import { useState } from 'react';
import type { Result } from '#common/base/result';
import type { Failure } from '#worker/api';
import { useRunning } from './use-running';

export interface Save {
  readonly isRunning: boolean;
  /** Why the last attempt failed; cleared by the next one. */
  readonly failure: Failure | null;
  /** Runs one request at a time. Resolves with the answer, or undefined if there is none. */
  run<Answer>(save: () => Promise<Result<Answer, Failure>>): Promise<Answer | undefined>;
  /** Clears the failure, because the form is now about something else. */
  forget(): void;
}

/** The single request of a form: what was typed stays if it fails. */
export function useSave(): Save {
  const { isRunning, run } = useRunning();
  const [failure, setFailure] = useState<Failure | null>(null);
  return {
    isRunning,
    failure,
    async run(save) {
      const result = await run(() => {
        setFailure(null);
        return save();
      });
      if (result?.ok === true) return result.value;
      if (result !== undefined) setFailure(result.failure);
      return undefined;
    },
    forget: () => setFailure(null),
  };
}
