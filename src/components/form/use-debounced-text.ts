import { useEffect, useRef, useState } from 'react';

interface TypedText {
  readonly text: string;
  readonly type: (text: string) => void;
  /** Sends at once, without the pause: Enter. */
  readonly flush: () => void;
  /** Called when the field gets the focus: what is typed next counts as a new visit. */
  readonly begin: () => void;
}

/**
 * Debounced text: `report` is called once typing pauses, and the text follows `value` when that changes from elsewhere
 * (back, a filter that was removed). Leaving the field does not send at once: if it is left by a press elsewhere, the
 * page would change, and scroll, between press and release. `isFurther`: the same visit to the field has called `report`
 * before.
 */
export function useDebouncedText(
  value: string,
  report: (text: string, isFurther: boolean) => void,
  pauseAfter: (text: string) => number,
): TypedText {
  const [text, setText] = useState(value);
  const reported = useRef(value);
  const isFurther = useRef(false);

  useEffect(() => {
    if (value === reported.current) return;
    reported.current = value;
    setText(value);
  }, [value]);

  const send = () => {
    if (text === reported.current) return;
    reported.current = text;
    report(text, isFurther.current);
    isFurther.current = true;
  };

  useEffect(() => {
    const timer = setTimeout(send, pauseAfter(text));
    return () => clearTimeout(timer);
    // oxlint-disable-next-line react/exhaustive-deps -- only typing starts the pause again
  }, [text]);

  const begin = () => {
    isFurther.current = false;
  };
  return { text, type: setText, flush: send, begin };
}
