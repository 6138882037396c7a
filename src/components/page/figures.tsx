import { integer } from '#common/base/numbers';
import styles from './figures.module.css';

interface FiguresProps {
  label: string;
  figures: readonly { readonly value: string; readonly words: string }[];
}

/** A number of seats, and the words for it: `1`, `place libre`. */
export const seatFigure = (value: number, one: string, many: string) => ({
  value: integer(value),
  words: value < 2 ? one : many,
});

/** A few key figures. */
export function Figures({ label, figures }: FiguresProps) {
  return (
    <ul className={styles.figures} aria-label={label}>
      {figures.map(({ value, words }) => (
        <li key={words}>
          <b className={styles.value}>{value}</b> <span className={styles.words}>{words}</span>
        </li>
      ))}
    </ul>
  );
}
