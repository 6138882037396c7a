import { DateInput, DateSegment } from 'react-aria-components/DateField';
import {
  TimeField as LibraryTimeField,
  type TimeFieldProps as LibraryProps,
  type TimeValue,
} from 'react-aria-components/TimeField';
import { classNames } from '../class-names';
import dateStyles from './date-field.module.css';
import { fieldClass, FieldFrame, type FieldWords, inputClass, invalidWhen } from './field-frame';
import { French } from '../french';
import styles from './time-field.module.css';

export interface TimeFieldProps<T extends TimeValue>
  extends Omit<LibraryProps<T>, 'children' | 'className'>, FieldWords {
  className?: string;
}

export function TimeField<T extends TimeValue>(props: TimeFieldProps<T>) {
  const { label, hint, error, labelHidden, className, ...rest } = props;
  return (
    <French>
      <LibraryTimeField
        shouldForceLeadingZeros
        {...rest}
        {...invalidWhen(error)}
        className={classNames(fieldClass, className)}
      >
        <FieldFrame label={label} hint={hint} error={error} labelHidden={labelHidden ?? false}>
          <DateInput className={classNames(inputClass, dateStyles.segments, styles.box)}>
            {(segment) => <DateSegment segment={segment} className={classNames(dateStyles.segment)} />}
          </DateInput>
        </FieldFrame>
      </LibraryTimeField>
    </French>
  );
}
