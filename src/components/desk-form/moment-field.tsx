import { CalendarDateTime, toCalendarDateTime } from '@internationalized/date';
import { formatWireDate, parisMoment, parseWireDate } from '#common/base/paris-time';
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
      onChange={(date) => onChange(date === null ? null : momentOf(toCalendarDateTime(date)))}
    />
  );
}

/** The local time in Paris at a moment. */
function clockOf(wire: string): CalendarDateTime | null {
  const moment = parseWireDate(wire);
  if (moment === undefined) return null;
  const [year = 0, month = 1, day = 1, hour = 0, minute = 0] = formatWireDate(moment)
    .split(/[-T:+]/)
    .map(Number);
  return new CalendarDateTime(year, month, day, hour, minute);
}

const momentOf = ({ year, month, day, hour, minute }: CalendarDateTime) =>
  formatWireDate(parisMoment(year, month, day, hour, minute));
