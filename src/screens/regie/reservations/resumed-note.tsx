import { Button } from '../../../ui/button';
import type { Typed } from './use-typed';
import styles from './resumed-note.module.css';

interface ResumedNoteProps {
  typed: Pick<Typed<object>, 'isResumed' | 'forget'>;
  /** What the form begins with then. */
  anew: string;
}

/** Above a form that was left in the middle: who opens it for something else must not send what they forgot. */
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
