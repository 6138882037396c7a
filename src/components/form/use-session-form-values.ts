import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { personAtom } from '../../state/session';
import { forgetTyped, keepTyped, readTyped } from '../../state/typed-values';

/** Form values that are kept while they are typed. */
export interface Typed<Value> {
  readonly value: Value;
  /** The values were typed into a form that was left earlier, so they differ from a new form's. */
  readonly isResumed: boolean;
  readonly change: (part: Partial<Value>) => void;
  /** Discards the values, once sent or given up: the form starts again. */
  readonly forget: () => void;
}

/**
 * Form values kept by this tab: they survive closing the dialog and reloading the page, until the person who typed them
 * logs out.
 */
export function useSessionFormValues<Value extends object>(what: string, begin: () => Value): Typed<Value> {
  const by = useAtomValue(personAtom)?.uuid ?? null;
  const [kept] = useState(() => readTyped<Value>(by, what));
  const [value, setValue] = useState<Value>(() => ({ ...begin(), ...kept }));
  const [isResumed, setResumed] = useState(isSome(kept));
  const [owner, setOwner] = useState(by);
  if (owner !== by) {
    setOwner(by);
    const own = readTyped<Value>(by, what);
    // What a visitor has typed is theirs who then log in; what a person has typed is not the next one's.
    if (owner !== null || isSome(own)) {
      setValue({ ...begin(), ...own });
      setResumed(isSome(own));
    }
  }
  return {
    value,
    isResumed,
    change(part) {
      setValue((before) => {
        const next = { ...before, ...part };
        keepTyped(by, what, next);
        return next;
      });
    },
    forget() {
      forgetTyped(by, what);
      setValue(begin());
      setResumed(false);
    },
  };
}

/** Whether anything was kept. */
export const isSome = (kept: object): boolean => Object.keys(kept).length > 0;
