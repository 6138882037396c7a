import { useEffect, useRef, useState } from 'react';

interface TypedText {
  readonly text: string;
  readonly type: (text: string) => void;
  /** Does not wait any longer: Enter. */
  readonly flush: () => void;
  /** The field is visited anew. */
  readonly begin: () => void;
}

/**
 * Text that is being typed: told once its writer pauses, and following `value` when that changes from elsewhere (back,
 * a filter that was taken away). Leaving the field tells nothing at once: whoever leaves it by a press elsewhere would have
 * the page change, and scroll, between pressing and letting go. `isFurther` says that it goes on from what the same visit to the field told before.
 */
export function useTypedText(
  value: string,
  tell: (text: string, isFurther: boolean) => void,
  pauseAfter: (text: string) => number,
): TypedText {
  const [text, setText] = useState(value);
  const told = useRef(value);
  const isFurther = useRef(false);

  useEffect(() => {
    if (value === told.current) return;
    told.current = value;
    setText(value);
  }, [value]);

  const send = () => {
    if (text === told.current) return;
    told.current = text;
    tell(text, isFurther.current);
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
