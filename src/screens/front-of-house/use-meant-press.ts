import { useLayoutEffect, useRef } from 'react';

/** Milliseconds in which a press may still be meant for what was there before. */
const SPAN = 500;

/**
 * For what counts people or money and is replaced unasked, as by the next ticket in the queue: whether a press of this
 * moment is meant for what is there by now.
 * @param subject who or what it is about
 * @param isUnasked false where a press of this person brought it, who then looks at it
 */
export function useMeantPress(subject: string | null, isUnasked = true): () => boolean {
  const before = useRef(subject);
  const replacedAt = useRef(-Infinity);
  useLayoutEffect(() => {
    const isReplaced = before.current !== null && subject !== before.current;
    if (isReplaced && isUnasked) replacedAt.current = performance.now();
    before.current = subject;
  }, [subject, isUnasked]);
  return () => performance.now() - replacedAt.current >= SPAN;
}
