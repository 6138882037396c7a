import { useRef } from 'react';
import { count } from '#common/base/numbers';
import { closingOfAddedDate } from '#common/rules/show-dates';
import type { SheetShowDate, ShowSheet } from './show-sheet';
import { type TypedMoment, momentOf, typedMoment } from '#common/rules/typed-moment';
import type { SheetFields } from '../form/sheet-fields';
import sheet from '../form/sheet-form.module.css';
import { TypedMomentFields } from '../../../components/form/typed-moment-fields';
import { Checkbox } from '../../../ui/field/checkbox';
import { IconButton } from '../../../ui/icon-button';
import { NumberField } from '../../../ui/field/number-field';
import form from './show-form.module.css';

interface ShowDateRowProps {
  date: SheetShowDate;
  rank: number;
  /** Another date of the show; null: there is none. */
  near: Date | null;
  /** Number of its seats that are no longer available, according to this device. */
  taken: number;
  fields: SheetFields<ShowSheet>;
  onChange: (changed: Partial<SheetShowDate>) => void;
  onRemove: () => void;
}

/** One date. When it moves, its end of booking moves with it. */
export function ShowDateRow({ date, rank, near, taken, fields, onChange, onRemove }: ShowDateRowProps) {
  const { touch, errorAt } = fields;
  const path = `dates.${rank}`;
  const name = `Séance ${rank + 1}`;
  // While typing, the date may be invalid: the end of booking moves relative to the last valid date.
  const last = useRef<Date | null>(null);
  const move = (typed: TypedMoment) => {
    const before = momentOf(date.date) ?? last.current;
    const at = momentOf(typed);
    onChange({ date: typed, ...(at !== null && { closing: movedClosing(date, before, at) }) });
    last.current = at ?? before;
  };
  return (
    <li data-key={date.uuid} className={form.date}>
      <div className={form.dateHead}>
        <h3 className={form.dateName}>{name}</h3>
        <IconButton
          icon="close"
          label={`Retirer la séance ${rank + 1}`}
          data-act="remove"
          onClick={onRemove}
        />
      </div>
      <div className={sheet.pair}>
        <div>
          <p className={form.label} aria-hidden="true">
            Jour et heure
          </p>
          <TypedMomentFields
            path={`${path}.date`}
            label={name}
            isInList
            value={date.date}
            near={near}
            onChange={move}
            touch={touch}
            errorAt={errorAt}
          />
        </div>
        <div>
          <p className={form.label} aria-hidden="true">
            Réservations jusqu’au
          </p>
          <TypedMomentFields
            path={`${path}.closing`}
            label={`${name}, clôture`}
            isInList
            value={date.closing}
            near={momentOf(date.date)}
            onChange={(closing) => onChange({ closing })}
            touch={touch}
            errorAt={errorAt}
          />
        </div>
      </div>
      <div className={form.placing}>
        <NumberField
          label="Places"
          value={date.maxPlaces}
          minValue={0}
          onChange={(maxPlaces) => {
            touch(`${path}.maxPlaces`);
            onChange({ maxPlaces });
          }}
          hint={taken > 0 ? count(taken, 'place prise ou retenue', 'places prises ou retenues') : undefined}
          error={errorAt(`${path}.maxPlaces`)}
        />
        <NumberField
          label="Ouverture des portes"
          value={date.doorsBefore}
          minValue={0}
          onChange={(doorsBefore) => {
            touch(`${path}.doorsBefore`);
            onChange({ doorsBefore });
          }}
          hint="Minutes avant le début"
          error={errorAt(`${path}.doorsBefore`)}
        />
        <div className={form.payment}>
          <Checkbox
            isSelected={date.freeParticipation}
            onChange={(freeParticipation) => onChange({ freeParticipation })}
          >
            Participation libre
          </Checkbox>
          {!date.freeParticipation && (
            <Checkbox isSelected={date.payAtDoor} onChange={(payAtDoor) => onChange({ payAtDoor })}>
              Se règle à l’entrée
            </Checkbox>
          )}
        </div>
      </div>
    </li>
  );
}

function movedClosing({ closing }: SheetShowDate, from: Date | null, to: Date): TypedMoment {
  const closes = momentOf(closing);
  if (closes === null) return closing.day.trim() === '' ? typedMoment(closingOfAddedDate(to)) : closing;
  return from === null ? closing : typedMoment(new Date(closes.getTime() + to.getTime() - from.getTime()));
}
