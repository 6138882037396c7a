import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { goToFirstFault } from './first-fault';

interface TooEarly {
  /** It was pressed too early: what is missing is to be marked. */
  readonly isTried: boolean;
  /** Keeps the browser from sending the form, and says whether it is too early for it; then goes to what is missing. */
  readonly isTooEarly: (event: SubmitEvent<HTMLFormElement>) => boolean;
}

/** A form whose button can always be pressed. */
export function useTooEarly(isReady: boolean): TooEarly {
  const [tries, setTries] = useState(0);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (tries > 0) goToFirstFault(form.current);
  }, [tries]);
  return {
    isTried: tries > 0,
    isTooEarly(event) {
      event.preventDefault();
      if (isReady) return false;
      form.current = event.currentTarget;
      setTries((before) => before + 1);
      return true;
    },
  };
}
