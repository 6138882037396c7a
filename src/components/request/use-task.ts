import { useState } from 'react';
import type { Result } from '#common/base/result';
import type { Failure } from '#worker/api';
import { warn } from '../../state/notices';
import { failureSentence } from '../../text/error-sentences';

interface Task {
  readonly isRunning: boolean;
  /** Does it, tells a failure, and goes on where it went well. Nothing is begun twice. */
  readonly run: <T>(ask: () => Promise<Result<T, Failure>>, onDone?: (value: T) => void) => void;
}

/** Something that one asks for, and waits for. */
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
