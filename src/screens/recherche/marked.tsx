import { type SoughtWords, markWords } from '#common/rules/mark-words';
import styles from './search.module.css';

interface MarkedProps {
  text: string;
  sought: SoughtWords;
}

/** A text in which the words found are marked. */
export function Marked({ text, sought }: MarkedProps) {
  return markWords(text, sought).map((part, rank) =>
    part.isMarked ? (
      <mark key={rank} className={styles.mark}>
        {part.text}
      </mark>
    ) : (
      part.text
    ),
  );
}
