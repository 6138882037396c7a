import { integer } from '#common/base/numbers';
import styles from './figures.module.css';

interface FiguresProps {
  label: string;
  figures: readonly { readonly value: string; readonly words: string }[];
}

/** How many seats, and what they are: `1`, `place libre`. */
export const seatFigure = (value: number, one: string, many: string) => ({
  value: integer(value),
  words: value < 2 ? one : many,
});

/** A few numbers that one comes for. */
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
