import type { ReactNode } from 'react';
import { isoDateTime, playbillDate, hourInWords } from '#common/base/dates';
import type { Show } from '#common/contract/agenda/show';
import { mapOf } from '../../text/web-address';
import { Icon } from '../../ui/icon';
import { useServerNow } from '../clock/clock-offset';
import { NearDay } from '../clock/near-day';
import { Link } from '../../ui/link';
import styles from './ticket.module.css';

interface TicketPaperProps {
  label: string;
  title: string;
  date: Date;
  doorsOpenAt?: Date | undefined;
  location: Show['location'] | undefined;
  /** The code for the door, if it opens it. */
  code: ReactNode;
  /** Who comes, and what was said of prices. */
  children: ReactNode;
}

/** A ticket on the screen, dark in both themes: its code, the evening, its holder. */
export function TicketPaper({ label, title, date, doorsOpenAt, location, code, children }: TicketPaperProps) {
  return (
    <article className={styles.ticket} data-theme="dark" aria-label={label}>
      {code}
      <div>
        <h2 className="bill-title">{title}</h2>
        <time className={`bill-date ${styles.date}`} dateTime={isoDateTime(date)}>
          <NearDay date={date} now={useServerNow()} />
          {playbillDate(date)}
        </time>
        {doorsOpenAt && <p>Ouverture des portes à {hourInWords(doorsOpenAt)}</p>}
        {location && (
          <>
            <p>{location.name}</p>
            {location.address && <p>{location.address}</p>}
            <p>
              <Link className={styles.map} href={mapOf(location)}>
                <Icon name="place" />
                Voir le plan
              </Link>
            </p>
          </>
        )}
      </div>
      {children}
    </article>
  );
}
