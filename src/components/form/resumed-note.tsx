import { Button } from '../../ui/button';
import type { Typed } from './use-session-form-values';
import styles from './resumed-note.module.css';

interface ResumedNoteProps {
  typed: Pick<Typed<object>, 'isResumed' | 'forget'>;
  /** What the form starts with after a reset. */
  anew: string;
}

/** Note above a form with values kept from earlier, which may be forgotten and must not be sent for another purpose. */
export function ResumedNote({ typed: { isResumed, forget }, anew }: ResumedNoteProps) {
  if (!isResumed) return null;
  return (
    <div className={styles.note}>
      <p>Ce qui était saisi est repris.</p>
      <Button size="low" onClick={forget}>
        {anew}
      </Button>
    </div>
  );
}
