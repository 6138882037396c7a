import { durationWords } from '../../../text/casting';
import { NumberField } from '../../../ui/field/number-field';
import type { SheetFields } from './sheet-fields';

/** The duration of the play, in minutes, also shown in hours while it is typed. */
export function DurationField({ sheet, change, touch, errorAt }: SheetFields) {
  const { duration } = sheet;
  const hasHint = duration !== null && duration >= 60 && errorAt('duration') === undefined;
  return (
    <NumberField
      label="Durée, en minutes"
      hint={hasHint ? `Soit ${durationWords(duration)}` : undefined}
      value={duration ?? Number.NaN}
      onChange={(minutes) => {
        touch('duration');
        change({ duration: Number.isNaN(minutes) ? null : minutes });
      }}
      formatOptions={{ maximumFractionDigits: 0, useGrouping: false }}
      error={errorAt('duration')}
    />
  );
}
