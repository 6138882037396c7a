import { durationWords } from '../../../text/casting';
import { NumberField } from '../../../ui/field/number-field';
import type { SheetFields } from './sheet-fields';

/** The duration of the play, in minutes, also shown in hours while it is typed. */
export const DurationField = ({ sheet, change, touch, errorAt }: SheetFields) => (
  <NumberField
    label="Durée, en minutes"
    unit="minutes"
    hint={(minutes) =>
      typeof minutes === 'number' && minutes >= 60 ? `Soit ${durationWords(minutes)}` : undefined
    }
    value={sheet.duration}
    onChange={(duration) => {
      touch('duration');
      change({ duration });
    }}
    error={errorAt('duration')}
  />
);
