import { useState } from 'react';
import type { Result } from '#common/base/result';
import type { Failure } from '#worker/api';
import { warn } from '../../state/notices';
import { failureSentence } from '../../text/error-sentences';

interface Task {
  readonly isRunning: boolean;
  /** Runs the request, reports a failure, and calls `onDone` on success. Ignored while one is running. */
  readonly run: <T>(ask: () => Promise<Result<T, Failure>>, onDone?: (value: T) => void) => void;
}

/** A request that a person starts and waits for. */
export function useTask(): Task {
  const [isRunning, setRunning] = useState(false);
  const work = async <T>(ask: () => Promise<Result<T, Failure>>, onDone?: (value: T) => void) => {
    const result = await ask();
    setRunning(false);
    if (result.ok) onDone?.(result.value);
    else warn(failureSentence(result.failure));
  };
  return {
    isRunning,
    run(ask, onDone) {
      if (isRunning) return;
      setRunning(true);
      void work(ask, onDone);
    },
  };
}
