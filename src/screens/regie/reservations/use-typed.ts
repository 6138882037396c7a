import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { personAtom } from '../../../state/session';

/** What somebody is typing. */
export interface Typed<Value> {
  readonly value: Value;
  /** It was typed into a form that was left: it is not as a new form comes. */
  readonly isResumed: boolean;
  readonly change: (part: Partial<Value>) => void;
  /** It is done, or given up: the next one begins anew. */
  readonly forget: () => void;
}

/**
 * What is typed into a form, kept by this tab: a dialog that was closed or a page that was loaded anew loses nothing of it.
 * Only for as long as the tab is open and for who typed it, since names and addresses are nothing for whoever comes next.
 */
export function useTyped<Value extends object>(what: string, begin: () => Value): Typed<Value> {
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
    // Written by this site alone.
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
    // A storage that is off or full: the form is there all the same.
  }
}
