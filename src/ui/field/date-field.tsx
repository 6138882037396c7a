import { Button } from 'react-aria-components/Button';
import { DateInput, DateSegment } from 'react-aria-components/DateField';
import { DatePicker, type DatePickerProps, type DateValue } from 'react-aria-components/DatePicker';
import { Dialog } from 'react-aria-components/Dialog';
import { Group } from 'react-aria-components/Group';
import { Popover } from 'react-aria-components/Popover';
import { MonthCalendar } from './month-calendar';
import { classNames } from '../class-names';
import styles from './date-field.module.css';
import { fieldClass, FieldFrame, type FieldWords, inputClass, invalidWhen } from './field-frame';
import { French } from '../french';
import { Icon } from '../icon';
import { iconButtonClass } from '../icon-button';
import { popClass } from '../overlay/pop';

export interface DateFieldProps<T extends DateValue>
  extends Omit<DatePickerProps<T>, 'children' | 'className'>, FieldWords {
  className?: string;
}

/** A date, typed or picked; with `granularity="minute"` also a time. Weeks begin on Monday, with a 24-hour clock. */
export function DateField<T extends DateValue>(props: DateFieldProps<T>) {
  const { label, hint, error, labelHidden, className, ...rest } = props;
  return (
    <French>
      <DatePicker
        shouldForceLeadingZeros
        hideTimeZone
        {...rest}
        {...invalidWhen(error)}
        className={classNames(fieldClass, className)}
      >
        <FieldFrame label={label} hint={hint} error={error} labelHidden={labelHidden ?? false}>
          <Group className={classNames(inputClass, styles.box)}>
            <DateInput className={classNames(styles.segments)}>
              {(segment) => <DateSegment segment={segment} className={classNames(styles.segment)} />}
            </DateInput>
            <Button className={classNames(iconButtonClass(), styles.open)}>
              <Icon name="calendar" />
            </Button>
          </Group>
        </FieldFrame>
        <Popover className={popClass} offset={4}>
          <Dialog className={classNames(styles.dialog)}>
            <MonthCalendar />
          </Dialog>
        </Popover>
      </DatePicker>
    </French>
  );
}
