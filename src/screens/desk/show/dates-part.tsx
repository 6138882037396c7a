import { DOORS_BEFORE } from '#common/contract/agenda/show';
import { dateBeside, nextDate } from '../form/next-date';
import { DEFAULT_PLACES, closingOfAddedDate } from '#common/rules/show-dates';
import type { SheetShowDate, ShowSheet } from './show-sheet';
import { momentOf, noMoment, typedMoment } from '#common/rules/typed-moment';
import { freshUuid } from '../../../bridge/fresh-uuid';
import type { SheetFields } from '../form/sheet-fields';
import styles from '../form/sheet-form.module.css';
import { useOrdered } from '../form/use-ordered';
import { Button } from '../../../ui/button';
import { PerformanceNote } from './performance-note';
import form from './show-form.module.css';
import { ShowDateRow } from './show-date-row';
import { useTakenSeats } from './use-taken-seats';

/** The dates of the show: number of places, and until when they can be booked. */
export function DatesPart(fields: SheetFields<ShowSheet>) {
  const { sheet, change, errorAt } = fields;
  const taken = useTakenSeats();
  const order = useOrdered<SheetShowDate>(sheet.dates, (dates) => change({ dates }), dateName);
  return (
    <div className={styles.stack} ref={order.ref}>
      <PerformanceNote sheet={sheet} change={change} />
      {sheet.dates.length > 0 && (
        <ol className={form.dates}>
          {sheet.dates.map((date, rank) => (
            <ShowDateRow
              key={date.uuid}
              date={date}
              rank={rank}
              near={dateBeside(
                sheet.dates.map((known) => known.date),
                rank,
              )}
              taken={taken.get(date.uuid) ?? 0}
              fields={fields}
              onChange={(changed) => order.change(date.uuid, changed)}
              onRemove={() => order.remove(date.uuid)}
            />
          ))}
        </ol>
      )}
      <div>
        <Button icon="plus" data-act="add" onClick={() => order.add(addedDate(sheet.dates))}>
          Ajouter une séance
        </Button>
      </div>
      {errorAt('dates') && <p className={styles.fault}>{errorAt('dates')}</p>}
      <p className="visually-hidden" role="status">
        {order.announcement}
      </p>
    </div>
  );
}

/** A new date, on the evening after the last one, with the default number of places. */
function addedDate(dates: readonly SheetShowDate[]): SheetShowDate {
  const date = nextDate(dates.map((known) => known.date));
  const at = momentOf(date);
  const closing = at === null ? noMoment : typedMoment(closingOfAddedDate(at));
  return {
    uuid: freshUuid(),
    date,
    closing,
    maxPlaces: DEFAULT_PLACES,
    freeParticipation: false,
    payAtDoor: true,
    doorsBefore: DOORS_BEFORE,
  };
}

const dateName = ({ date: { day } }: SheetShowDate) => (day.trim() === '' ? 'La séance' : `Le ${day}`);
