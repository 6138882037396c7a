import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { personAtom } from '../../state/session';

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
 * Form values kept by this tab: they survive closing the dialog and reloading the page. Kept only while the tab is
 * open, and only for the person who typed them, since they contain names and addresses.
 */
export function useSessionFormValues<Value extends object>(what: string, begin: () => Value): Typed<Value> {
  const key = `${useAtomValue(personAtom)?.uuid ?? ''} ${what}`;
  const [kept] = useState(() => read<Value>(key));
  const [value, setValue] = useState<Value>(() => ({ ...begin(), ...kept }));
  const [isResumed, setResumed] = useState(Object.keys(kept).length > 0);
  return {
    value,
    isResumed,
    change(part) {
      setValue((before) => {
        const next = { ...before, ...part };
        keep(key, JSON.stringify(next));
        return next;
      });
    },
    forget() {
      keep(key, null);
      setValue(begin());
      setResumed(false);
    },
  };
}

function read<Value>(key: string): Partial<Value> {
  try {
    // Written only by this site.
    return JSON.parse(sessionStorage.getItem(key) ?? '{}') as Partial<Value>;
  } catch {
    return {};
  }
}

function keep(key: string, text: string | null): void {
  try {
    if (text === null) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, text);
  } catch {
    // Storage is disabled or full: the form still works.
  }
}
