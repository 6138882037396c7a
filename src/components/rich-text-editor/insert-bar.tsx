import { Toolbar } from 'react-aria-components/Toolbar';
import { Tip } from '../../ui/overlay/tip';
import type { Inserts } from './editor-props';
import styles from './toolbar.module.css';

interface InsertBarProps extends Inserts {
  onInsert: (words: string) => void;
}

export function InsertBar({ label, words, onInsert }: InsertBarProps) {
  return (
    <Toolbar className={styles.inserts ?? ''} aria-label={label}>
      <span aria-hidden="true">{label}</span>
      {words.map(({ words, meaning }) => (
        <Tip key={words} text={meaning} side="top">
          <button
            type="button"
            className={styles.insert}
            aria-label={`Insérer ${words}\u00a0: ${meaning}`}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => onInsert(words)}
          >
            {words}
          </button>
        </Tip>
      ))}
    </Toolbar>
  );
}
