import { type ClipboardEvent, type ReactNode, useId } from 'react';
import { fullDate } from '#common/base/dates';
import { type TypedMoment, pastedMoment, readMoment, withDay } from '#common/rules/typed-moment';
import { serverNow } from '../clock/clock-offset';
import { labelClass } from '../../ui/field/field-frame';
import { TextField } from '../../ui/field/text-field';
import styles from './typed-moment-fields.module.css';

export interface TypedMomentFieldsProps {
  /** The path of the moment in its form; its parts add `.day` and `.time`. */
  path: string;
  /** From now on errors at this path are shown. */
  touch?: (path: string) => void;
  errorAt?: (path: string) => string | undefined;
  label: string;
  value: TypedMoment;
  onChange: (moment: TypedMoment) => void;
  /** A date that it goes with: a day without a year is the nearest to it; else the next one. */
  near?: Date | null;
  /** In a list: the labels are hidden visually, since the heading above says what the fields are. */
  isInList?: boolean;
  /** No heading above says what the moment is: the label is shown. */
  isTitled?: boolean;
  /** Shown instead of the moment while there is none. */
  hint?: ReactNode;
  /** Shown below the moment. */
  note?: ReactNode;
  /** Shown at the end of the line. */
  children?: ReactNode;
}

/** A day and an hour in Paris, typed; the parsed moment is shown below. */
export function TypedMomentFields(props: TypedMomentFieldsProps) {
  const { path, label, value, onChange, near, touch, errorAt, isTitled, hint, note, children } = props;
  const { isInList = false } = props;
  const title = useId();
  const read = readMoment(value);
  // Day and hour are pasted together, whatever the fields held.
  const paste = (event: ClipboardEvent) => {
    const pasted = pastedMoment(event.clipboardData.getData('text/plain'), serverNow(), near);
    if (pasted === null) return;
    event.preventDefault();
    onChange({ ...value, ...pasted });
  };
  const isDayWrong = read.kind === 'fault' && read.part === 'day';
  return (
    <div
      role="group"
      {...(isTitled ? { 'aria-labelledby': title } : { 'aria-label': label })}
      className={styles.moment}
    >
      {isTitled && (
        <p id={title} className={labelClass}>
          {label}
        </p>
      )}
      <TextField
        label={isInList ? `${label}, jour` : 'Jour'}
        labelHidden={isInList}
        placeholder="12/12/2026"
        inputMode="text"
        autoComplete="off"
        value={value.day}
        onPaste={paste}
        onChange={(day) => onChange(withDay(value, day, serverNow(), near))}
        onBlur={() => touch?.(`${path}.day`)}
        error={errorAt?.(`${path}.day`) ?? errorAt?.(path)}
      />
      <TextField
        label={isInList ? `${label}, heure` : 'Heure'}
        labelHidden={isInList}
        placeholder="20:30"
        autoComplete="off"
        value={value.time}
        onPaste={paste}
        onChange={(time) => onChange({ ...value, time })}
        onBlur={() => {
          touch?.(`${path}.time`);
          if (isDayWrong) touch?.(`${path}.day`);
        }}
        error={errorAt?.(`${path}.time`)}
      />
      {children}
      <p className={styles.understood}>{read.kind === 'moment' ? fullDate(read.at) : hint}</p>
      {note && <p className={styles.note}>{note}</p>}
    </div>
  );
}
