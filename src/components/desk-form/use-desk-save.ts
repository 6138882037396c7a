import { type RefObject, useEffect, useRef, useState } from 'react';
import { warn } from '../../state/notices';
import { failureSentence } from '../../text/error-sentences';
import { tellFate } from '../request/enqueue-and-tell';
import type { DeskValues } from './desk-noun';
import type { Desk } from './use-desk';

interface DeskSave {
  /** Of what holds all fields: the first one that is wrong takes the focus. */
  readonly ref: RefObject<HTMLDivElement | null>;
  /** The person has been at a field. */
  readonly touch: (path: string) => void;
  readonly isTouched: (path: string) => boolean;
  /** Whether what is wrong with a field is told: once it was touched, or once the thing was to be saved. */
  readonly isTold: (path: string) => boolean;
  /** It was to be saved, and is wrong. */
  readonly refuse: () => void;
  /** Saves what nothing is wrong with. */
  readonly save: () => Promise<void>;
}

/** How what is on the desk is saved, and when its form tells what is wrong. `saved` is said once the server has it. */
export function useDeskSave<Values extends DeskValues>(desk: Desk<Values>, saved: string): DeskSave {
  const ref = useRef<HTMLDivElement>(null);
  const [touched, setTouched] = useState<ReadonlySet<string>>(new Set());
  const [attempts, setAttempts] = useState(0);

  // After the drawing that shows what is wrong.
  useEffect(() => {
    if (attempts > 0) ref.current?.querySelector<HTMLElement>(WRONG)?.focus();
  }, [attempts]);

  return {
    ref,
    touch: (path) => setTouched((before) => (before.has(path) ? before : new Set(before).add(path))),
    isTouched: (path) => touched.has(path),
    isTold: (path) => attempts > 0 || touched.has(path),
    refuse: () => setAttempts((before) => before + 1),
    async save() {
      if (desk.conflicts.length > 0) return warn('Choisissez d’abord entre les deux versions.');
      const result = await desk.save();
      if (!result.ok) return warn(failureSentence(result.failure));
      setAttempts(0);
      setTouched(new Set());
      void tellFate(result.value, saved);
    },
  };
}

const WRONG = '[aria-invalid="true"], [data-invalid] input, [data-invalid] button';
