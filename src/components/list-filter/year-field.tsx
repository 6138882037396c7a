import { useState } from 'react';
import { Input, TextField } from 'react-aria-components/TextField';
import { fieldClass, FieldFrame, inputClass, invalidWhen } from '../../ui/field/field-frame';
import { FIRST_YEAR, LAST_YEAR, NOT_A_YEAR, yearFault } from './list-year';
import { useDebouncedText } from '../form/use-debounced-text';

interface YearFieldProps {
  value: string;
  onChange: (year: string, isFurther: boolean) => void;
}

/** Reports a valid year after a short pause, and an invalid one only after a longer pause. */
export function YearField({ value, onChange }: YearFieldProps) {
  const { text, type, begin } = useDebouncedText(value, onChange, (year) =>
    yearFault(year) === undefined ? PAUSE_MS : LONG_PAUSE_MS,
  );
  const [isNoNumber, setNoNumber] = useState(false);
  const fault = isNoNumber ? NOT_A_YEAR : text === value ? yearFault(text) : undefined;
  return (
    <TextField
      className={fieldClass}
      type="number"
      value={text}
      onChange={type}
      onFocus={begin}
      {...invalidWhen(fault)}
    >
      <FieldFrame label="Année" error={fault}>
        <Input
          className={inputClass}
          inputMode="numeric"
          min={FIRST_YEAR}
          max={LAST_YEAR}
          step={1}
          onInput={({ currentTarget }) => setNoNumber(currentTarget.validity.badInput)}
        />
      </FieldFrame>
    </TextField>
  );
}

const PAUSE_MS = 300;
const LONG_PAUSE_MS = 1000;
