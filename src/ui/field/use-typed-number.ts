import { useState } from 'react';
import {
  type NumberKind,
  type TypedNumber,
  numberFault,
  numberWords,
  readNumber,
} from '#common/base/typed-number';
import { afterPress } from '../after-press';

export interface NumberTyping {
  /** What the field shows: what is typed, as it is typed, until it is left and read. */
  readonly text: string;
  /** What is wrong with it, once the field was left. */
  readonly fault: string | undefined;
  /** What is typed so far, as it would be read now. */
  readonly read: TypedNumber;
  /** Takes what is typed, and returns how it is read. */
  readonly type: (text: string) => TypedNumber;
  /** Reads what was typed, and reports it; the library reports numbers itself. */
  readonly leave: () => void;
  /** A step goes on from what was typed, and shows what it leads to. */
  readonly step: () => void;
}

/** The text of a number field. A text that cannot be taken stays as it was typed, under its fault, and is reported as it is. */
export function useTypedNumber(
  value: TypedNumber,
  kind: NumberKind,
  report: (value: TypedNumber) => void,
): NumberTyping {
  const [typed, setTyped] = useState<string | null>(null);
  const [isLeft, setLeft] = useState(true);
  const [shown, setShown] = useState(value);
  // The value changed: by a step, from elsewhere, or by what was typed.
  if (!Object.is(value, shown)) {
    setShown(value);
    setTyped(null);
  }
  const read = typed === null ? value : readNumber(typed, kind);
  return {
    text: typed ?? numberWords(value, kind),
    fault: isLeft ? numberFault(read, kind) : undefined,
    read,
    type(text) {
      setTyped(text);
      setLeft(false);
      return readNumber(text, kind);
    },
    leave() {
      afterPress(() => setLeft(true));
      if (typed === null) return;
      if (typeof read !== 'string') setTyped(null);
      if (typeof read !== 'number' && read !== value) report(read);
    },
    step: () => setTyped(null),
  };
}
