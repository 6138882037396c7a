import { playbillDate, isoDateTime } from '#common/base/dates';
import { groupBy } from '#common/base/group-by';
import { parisDay } from '#common/base/paris-time';
import { links } from '#common/contract/site/links';
import type { Performance } from '#common/contract/content/performance';
import { bookableDatesOf } from '#common/rules/agenda';
import { Link } from '../../ui/link';
import { useAgenda } from '../agenda/use-agenda';
import { useIsAhead } from '../clock/use-is-ahead';
import styles from './piece-document.module.css';

interface PerformancesProps {
  of: Performance;
  /** The slug of the play. */
  piece: string;
}

/** Every date on which a play was given, or will be, the latest year first; those that can be booked lead there. */
export function Performances({ of: { dates, type }, piece }: PerformancesProps) {
  const { agenda, now } = useAgenda();
  const bookable = agenda === undefined ? [] : bookableDatesOf(agenda, piece, now);
  const years = [...groupBy(dates, ({ date }) => parisDay(date).slice(0, 4))].toReversed();
  return (
    <ul className={styles.past}>
      {years.map(([year, evenings]) => (
        <li key={year}>
          <b>{year}</b>
          <ul className={styles.evenings}>
            {evenings.map(({ uuid, date }) => (
              <Evening key={uuid} date={date} booked={bookedAs(date, bookable)} />
            ))}
          </ul>
          <span className="soft">{type.name}</span>
        </li>
      ))}
    </ul>
  );
}

/** The uuid of the date that is booked on the day of this one, at its hour where there are several. */
function bookedAs(date: Date, bookable: readonly { readonly uuid: string; readonly date: Date }[]) {
  const sameDay = bookable.filter((offered) => parisDay(offered.date) === parisDay(date));
  const sameHour = sameDay.find((offered) => offered.date.getTime() === date.getTime());
  return sameHour?.uuid ?? (sameDay.length === 1 ? sameDay[0]?.uuid : undefined);
}

interface EveningProps {
  date: Date;
  /** The date of a show by which this one is booked; undefined if it is not. */
  booked: string | undefined;
}

function Evening({ date, booked }: EveningProps) {
  const isAhead = useIsAhead(date);
  return (
    <li>
      <time className="bill-date" dateTime={isoDateTime(date)}>
        {playbillDate(date)}
      </time>
      {isAhead && <strong className={styles.ahead}>à venir</strong>}
      {booked !== undefined && (
        <Link
          className={styles.book}
          href={links.book.to({ uuid: booked })}
          aria-label={`Réserver pour le ${playbillDate(date)}`}
        >
          Réserver
        </Link>
      )}
    </li>
  );
}
