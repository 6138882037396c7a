import { type ClipboardEvent, useContext, useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { DateInput } from 'react-aria-components/DateField';
import {
  DatePicker,
  type DatePickerProps,
  DatePickerStateContext,
  type DateValue,
} from 'react-aria-components/DatePicker';
import { Dialog } from 'react-aria-components/Dialog';
import { Group } from 'react-aria-components/Group';
import { MonthCalendar } from './month-calendar';
import { classNames } from '../class-names';
import styles from './date-field.module.css';
import { fieldClass, FieldFrame, type FieldWords, inputClass, invalidWhen } from './field-frame';
import { French } from '../french';
import { Icon } from '../icon';
import { iconButtonClass } from '../icon-button';
import { Popover } from '../overlay/popover';
import { TypedSegment } from './typed-segment';

export interface DateFieldProps<T extends DateValue>
  extends Omit<DatePickerProps<T>, 'children' | 'className'>, FieldWords {
  className?: string;
  /** The date that a pasted text means; null: none. */
  read: (pasted: string) => T | null;
}

/** A day, typed, pasted or picked. Weeks begin on Monday. */
export function DateField<T extends DateValue>(props: DateFieldProps<T>) {
  const { label, hint, error, labelHidden, className, read, onChange, ...rest } = props;
  const [isUnread, setUnread] = useState(false);
  const fault = error ?? (isUnread ? UNREAD : undefined);
  return (
    <French>
      <DatePicker
        shouldForceLeadingZeros
        hideTimeZone
        onBlur={() => setUnread(false)}
        {...rest}
        onChange={(date) => {
          setUnread(false);
          onChange?.(date);
        }}
        {...invalidWhen(fault)}
        className={classNames(fieldClass, className)}
      >
        <FieldFrame label={label} hint={hint} error={fault} labelHidden={labelHidden ?? false}>
          <DateParts read={read} onUnread={() => setUnread(true)} />
        </FieldFrame>
        <Popover>
          <Dialog className={classNames(styles.dialog)}>
            <MonthCalendar />
          </Dialog>
        </Popover>
      </DatePicker>
    </French>
  );
}

const UNREAD = 'Ce qui a été collé n’est pas une date, comme 12/12/2026';

interface DatePartsProps {
  read: (pasted: string) => DateValue | null;
  onUnread: () => void;
}

/** The parts of the date; a text that is pasted into one of them fills them all. */
function DateParts({ read, onUnread }: DatePartsProps) {
  const state = useContext(DatePickerStateContext);
  const paste = (event: ClipboardEvent) => {
    event.preventDefault();
    const date = read(event.clipboardData.getData('text/plain'));
    if (date === null) onUnread();
    else state?.setValue(date);
  };
  return (
    <Group className={classNames(inputClass, styles.box)} onPaste={paste}>
      <DateInput className={classNames(styles.segments)}>
        {(segment) => <TypedSegment segment={segment} />}
      </DateInput>
      <Button className={classNames(iconButtonClass(), styles.open)}>
        <Icon name="calendar" />
      </Button>
    </Group>
  );
}
