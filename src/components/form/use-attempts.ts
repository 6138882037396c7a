import { type RefObject, useEffect, useRef, useState } from 'react';

interface Attempts<Around extends HTMLElement> {
  /** Ref of the element around all fields. */
  readonly ref: RefObject<Around | null>;
  /** From now on errors are shown. */
  readonly isTried: boolean;
  /** Counts an attempt: each one moves the focus to the first invalid field, so that none seems to do nothing. */
  readonly attempt: () => void;
  readonly reset: () => void;
}

/** The attempts to send a form that may still be wrong. */
export function useAttempts<Around extends HTMLElement>(): Attempts<Around> {
  const ref = useRef<Around>(null);
  const [attempts, setAttempts] = useState(0);

  // After the render that shows the errors.
  useEffect(() => {
    if (attempts > 0) ref.current?.querySelector<HTMLElement>(WRONG)?.focus();
  }, [attempts]);

  return {
    ref,
    isTried: attempts > 0,
    attempt: () => setAttempts((before) => before + 1),
    reset: () => setAttempts(0),
  };
}

const WRONG = '[aria-invalid="true"], [data-invalid] input, [data-invalid] button';
