import { type TypedMoment, momentOf } from '#common/rules/typed-moment';
import type { WindowSheet } from './window-faults';
import type { SheetFields } from '../form/sheet-fields';
import styles from '../form/sheet-form.module.css';
import { classNames } from '../../../ui/class-names';
import { TypedMomentFields } from '../../../components/form/typed-moment-fields';

interface WindowPartProps {
  fields: SheetFields<WindowSheet>;
  isAhead: boolean;
  /** The dates on which it takes place. */
  dates: readonly TypedMoment[];
}

/** From when and until when it is visible to everybody. */
export function WindowPart({ fields, isAhead, dates }: WindowPartProps) {
  const { sheet, change, touch, errorAt } = fields;
  const until = momentOf(sheet.visibleUntil);
  // The default window is a week: someone planning a season might not notice that it ends before the date.
  const isTooShort = until !== null && dates.some((date) => (momentOf(date) ?? until) > until);
  return (
    <div className={styles.stack}>
      <div className={classNames(styles.pair, styles.moments)}>
        <div>
          <h3 className={styles.subtitle}>À l’affiche dès</h3>
          <TypedMomentFields
            path="visibleFrom"
            label="Début de l’affichage"
            value={sheet.visibleFrom}
            onChange={(visibleFrom) => change({ visibleFrom })}
            touch={touch}
            errorAt={errorAt}
          />
        </div>
        <div>
          <h3 className={styles.subtitle}>Jusqu’au</h3>
          <TypedMomentFields
            path="visibleUntil"
            label="Fin de l’affichage"
            value={sheet.visibleUntil}
            onChange={(visibleUntil) => change({ visibleUntil })}
            touch={touch}
            errorAt={errorAt}
          />
        </div>
      </div>
      {isAhead && <p className={styles.ahead}>À paraître&nbsp;: d’ici là, le public n’en voit rien.</p>}
      {isTooShort && (
        <p className={styles.ahead}>
          L’affichage finit avant la dernière date&nbsp;: le public ne la verra plus.
        </p>
      )}
    </div>
  );
}
