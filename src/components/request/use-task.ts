import type { Result } from '#common/base/result';
import type { Failure } from '#worker/api';
import { warn } from '../../state/notices';
import { failureSentence } from '../../text/error-sentences';
import { useRunning } from './use-running';

interface Task {
  readonly isRunning: boolean;
  /** Runs the request, reports a failure, and calls `onDone` on success. Ignored while one is running. */
  readonly run: <T>(ask: () => Promise<Result<T, Failure>>, onDone?: (value: T) => void) => void;
}

/** A request that a person starts and waits for. */
export function useTask(): Task {
  const { isRunning, run } = useRunning();
  const tell = async <T>(ask: () => Promise<Result<T, Failure>>, onDone?: (value: T) => void) => {
    const result = await run(ask);
    if (result?.ok === true) onDone?.(result.value);
    else if (result !== undefined) warn(failureSentence(result.failure));
  };
  return { isRunning, run: (ask, onDone) => void tell(ask, onDone) };
}
