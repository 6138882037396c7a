import { type RefObject, useState } from 'react';
import { warn } from '../../state/notices';
import { failureSentence } from '../../text/error-sentences';
import { useAttempts } from '../form/use-attempts';
import { announceOutcome } from '../request/enqueue-and-announce';
import type { DeskValues } from './desk-noun';
import type { Desk } from './use-desk';

interface DeskSave {
  /** Ref of the element around all fields: the first invalid one gets the focus. */
  readonly ref: RefObject<HTMLDivElement | null>;
  /** Marks a field as touched. */
  readonly touch: (path: string) => void;
  readonly isTouched: (path: string) => boolean;
  /** Whether a field's error is shown: once it was touched, or once a save was attempted. */
  readonly isErrorShown: (path: string) => boolean;
  /** Records a save attempt that failed validation. */
  readonly refuse: () => void;
  /** Saves values that passed validation. */
  readonly save: () => Promise<void>;
}

/**
 * Saving on the desk, and when its form shows errors.
 * @param saved is announced once the server has it
 * @param confirm asks before it is saved; false: it is not
 */
export function useDeskSave<Values extends DeskValues>(
  desk: Desk<Values>,
  saved: string,
  confirm?: () => Promise<boolean>,
): DeskSave {
  const { ref, isTried, attempt, reset } = useAttempts<HTMLDivElement>();
  const [touched, setTouched] = useState<ReadonlySet<string>>(new Set());

  return {
    ref,
    touch: (path) => setTouched((before) => (before.has(path) ? before : new Set(before).add(path))),
    isTouched: (path) => touched.has(path),
    isErrorShown: (path) => isTried || touched.has(path),
    refuse: attempt,
    async save() {
      if (desk.conflicts.length > 0) return warn('Choisissez d’abord entre les deux versions.');
      if (confirm !== undefined && !(await confirm())) return;
      const result = await desk.save();
      if (!result.ok) return warn(failureSentence(result.failure));
      reset();
      setTouched(new Set());
      void announceOutcome(result.value, saved);
    },
  };
}
