import { Button } from 'react-aria-components/Button';
import {
  Calendar,
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
} from 'react-aria-components/Calendar';
import { Heading } from 'react-aria-components/Heading';
import { classNames } from '../class-names';
import { Icon } from '../icon';
import { iconButtonClass } from '../icon-button';
import styles from './month-calendar.module.css';

/** One month, inside a field that opens it. */
export function MonthCalendar() {
  return (
    <Calendar className={classNames(styles.calendar)}>
      <header className={styles.head}>
        <Button slot="previous" className={iconButtonClass()}>
          <Icon name="chevron-left" />
        </Button>
        <Heading className={classNames(styles.month)} />
        <Button slot="next" className={iconButtonClass()}>
          <Icon name="chevron-right" />
        </Button>
      </header>
      <CalendarGrid weekdayStyle="short">
        <CalendarGridHeader>
          {(day) => <CalendarHeaderCell className={classNames(styles.weekday)}>{day}</CalendarHeaderCell>}
        </CalendarGridHeader>
        <CalendarGridBody>
          {(date) => <CalendarCell date={date} className={classNames(styles.day)} />}
        </CalendarGridBody>
      </CalendarGrid>
    </Calendar>
  );
}
