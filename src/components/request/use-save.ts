import { useEffect, useRef, useState } from 'react';
import type { Result } from '#common/base/result';
import type { Failure } from '#worker/api';
import { warn } from '../../state/notices';
import { failureSentence } from '../../text/error-sentences';
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

/**
 * The single request of a form: what was typed stays if it fails. A failure that the form can no longer show, because it was
 * closed or left meanwhile, is reported as a notice.
 * @param isOpen false for a dialog that stays mounted while it is closed
 */
export function useSave(isOpen = true): Save {
  const { isRunning, run } = useRunning();
  const [failure, setFailure] = useState<Failure | null>(null);
  const isShown = useRef(false);
  useEffect(() => {
    isShown.current = isOpen;
    return () => {
      isShown.current = false;
    };
  }, [isOpen]);
  return {
    isRunning,
    failure,
    async run(save) {
      const result = await run(() => {
        setFailure(null);
        return save();
      });
      if (result?.ok === true) return result.value;
      if (result !== undefined && isShown.current) setFailure(result.failure);
      else if (result !== undefined) warn(failureSentence(result.failure));
      return undefined;
    },
    forget: () => setFailure(null),
  };
}
