import { dateBeside, nextDate } from './next-date';
import type { TypedMoment } from '#common/rules/typed-moment';
import { freshUuid } from '../../../bridge/fresh-uuid';
import { Button } from '../../../ui/button';
import { IconButton } from '../../../ui/icon-button';
import type { SheetFields } from './sheet-fields';
import styles from './sheet-form.module.css';
import { TypedMomentFields } from '../../../components/form/typed-moment-fields';
import { useOrdered } from './use-ordered';

type SheetDate = TypedMoment & { readonly uuid: string };

interface DatesFieldProps extends Pick<SheetFields<object>, 'touch' | 'errorAt'> {
  /** The path of the dates in the sheet; the path of each date adds its index. */
  path: string;
  dates: readonly SheetDate[];
  onChange: (dates: readonly SheetDate[]) => void;
}

/** Any number of days and hours, below each other. */
export function DatesField({ path, dates, onChange, touch, errorAt }: DatesFieldProps) {
  const order = useOrdered<SheetDate>(dates, onChange, dateName);
  return (
    <div className={styles.stack} ref={order.ref}>
      {dates.length > 0 && (
        <ul className={styles.rows}>
          {dates.map((date, rank) => (
            <li key={date.uuid} data-key={date.uuid} className={styles.dateRow}>
              <TypedMomentFields
                path={`${path}.${rank}`}
                label={`Date ${rank + 1}`}
                isInList
                value={date}
                near={dateBeside(dates, rank)}
                onChange={(moment) => order.change(date.uuid, moment)}
                touch={touch}
                errorAt={errorAt}
              >
                <IconButton
                  icon="close"
                  label={`Retirer la date ${rank + 1}`}
                  data-act="remove"
                  onClick={() => order.remove(date.uuid)}
                />
              </TypedMomentFields>
            </li>
          ))}
        </ul>
      )}
      <div>
        <Button
          icon="plus"
          data-act="add"
          onClick={() => order.add({ uuid: freshUuid(), ...nextDate(dates) })}
        >
          Ajouter une date
        </Button>
      </div>
      {errorAt(path) && <p className={styles.fault}>{errorAt(path)}</p>}
      <p className="visually-hidden" role="status">
        {order.announcement}
      </p>
    </div>
  );
}

const dateName = ({ day }: SheetDate) => (day.trim() === '' ? 'La date' : `Le ${day}`);
