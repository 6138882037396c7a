import { classNames } from '../../../ui/class-names';
import styles from './sheet-form.module.css';

/** A part of a sheet: its anchor, its name, and its entries. */
export interface SheetPart {
  readonly id: string;
  readonly name: string;
  readonly holds: readonly string[];
}

interface SheetContentsProps {
  parts: readonly SheetPart[];
  /** Entries with a visible error. */
  wrong: ReadonlySet<string>;
}

/** Links to the parts of the form; those with errors are marked. */
export function SheetContents({ parts, wrong }: SheetContentsProps) {
  return (
    <nav className={styles.contents} aria-label="Parties de la fiche">
      <ol>
        {parts.map(({ id, name, holds }) => {
          const isWrong = holds.some((entry) => wrong.has(entry));
          return (
            <li key={id}>
              <a href={`#${id}`} className={classNames(isWrong && styles.toMend)}>
                {name}
                {isWrong && <span className={styles.toMendMark}> à corriger</span>}
              </a>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
