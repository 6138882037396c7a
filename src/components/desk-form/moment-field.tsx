import { type CalendarDateTime, toCalendarDateTime } from '@internationalized/date';
import { formatWireDate, parisMoment } from '#common/base/paris-time';
import { clockOf, readClock } from '../form/read-clock';
import { DateField } from '../../ui/field/date-field';
import type { FieldWords } from '../../ui/field/field-frame';

interface MomentFieldProps extends FieldWords {
  /** In the wire form; null: none. */
  value: string | null;
  onChange: (moment: string | null) => void;
  isRequired?: boolean;
}

/** A day and an hour in Paris. A time that is skipped in the spring clock change becomes the hour after it. */
export function MomentField({ value, onChange, isRequired = false, ...words }: MomentFieldProps) {
  return (
    <DateField
      {...words}
      granularity="minute"
      hourCycle={24}
      isRequired={isRequired}
      value={value === null ? null : clockOf(value)}
      read={(pasted) => readClock(pasted, value === null ? {} : { time: value.slice(11, 16) })}
      onChange={(date) => onChange(date === null ? null : momentOf(toCalendarDateTime(date)))}
    />
  );
}

const momentOf = ({ year, month, day, hour, minute }: CalendarDateTime) =>
  formatWireDate(parisMoment(year, month, day, hour, minute));
