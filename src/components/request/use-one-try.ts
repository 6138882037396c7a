import { useRef } from 'react';
import type { Result } from '#common/base/result';
import type { Failure } from '#worker/api';
import { freshUuid } from '../../bridge/fresh-uuid';

/** What all tries of one creation have in common. */
export interface OneTry {
  readonly uuid: string;
  /** When it was first tried. */
  readonly at: Date;
}

type Save<T> = (one: OneTry) => Promise<Result<T, Failure>>;

/**
 * For a creation that a person may have to try again: this device may have saved it after its page stopped waiting.
 * Under the same uuid the second try is the same thing, and not a second sale.
 * @param now the time of a first try
 */
export function useOneTry(now: () => Date = () => new Date()) {
  const kept = useRef<OneTry | null>(null);
  return {
    /** Tries to save; the next try after a success is about another thing. */
    async attempt<T>(save: Save<T>): Promise<Result<T, Failure>> {
      kept.current ??= { uuid: freshUuid(), at: now() };
      const result = await save(kept.current);
      // Refused here: an earlier try was saved, with other content.
      if (result.ok || result.failure.error?.code === 'already-exists') kept.current = null;
      return result;
    },
    /** The person begins something else. */
    forget() {
      kept.current = null;
    },
  };
}
