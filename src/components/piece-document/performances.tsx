import { playbillDate, isoDateTime } from '#common/base/dates';
import { groupBy } from '#common/base/group-by';
import { parisDay } from '#common/base/paris-time';
import type { Performance } from '#common/contract/content/performance';
import { useIsAhead } from '../clock/use-is-ahead';
import styles from './piece-document.module.css';

/** Every date on which a play was given, or will be, the latest year first. */
export function Performances({ of: { dates, type } }: { of: Performance }) {
  const years = [...groupBy(dates, ({ date }) => parisDay(date).slice(0, 4))].toReversed();
  return (
    <ul className={styles.past}>
      {years.map(([year, evenings]) => (
        <li key={year}>
          <b>{year}</b>
          <ul className={styles.evenings}>
            {evenings.map(({ uuid, date }) => (
              <Evening key={uuid} date={date} />
            ))}
          </ul>
          <span className="soft">{type.name}</span>
        </li>
      ))}
    </ul>
  );
}

function Evening({ date }: { date: Date }) {
  const isAhead = useIsAhead(date);
  return (
    <li>
      <time className="bill-date" dateTime={isoDateTime(date)}>
        {playbillDate(date)}
      </time>
      {isAhead && <strong className={styles.ahead}>à venir</strong>}
    </li>
  );
}
