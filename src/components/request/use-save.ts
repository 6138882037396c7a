import { useState } from 'react';
import type { Result } from '#common/base/result';
import type { Failure } from '#worker/api';

export interface Save {
  readonly isRunning: boolean;
  /** Why it was in vain; forgotten when it is tried again. */
  readonly failure: Failure | null;
  /** Runs one at a time. Resolves with the answer, or undefined where there is none. */
  run<Answer>(save: () => Promise<Result<Answer, Failure>>): Promise<Answer | undefined>;
  /** What is asked is another thing now. */
  forget(): void;
}

/** A form's one request: what was typed stays where the answer is no. */
export function useSave(): Save {
  const [isRunning, setRunning] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  return {
    isRunning,
    failure,
    async run(save) {
      if (isRunning) return undefined;
      setRunning(true);
      setFailure(null);
      const result = await save();
      setRunning(false);
      if (result.ok) return result.value;
      setFailure(result.failure);
      return undefined;
    },
    forget: () => setFailure(null),
  };
}
