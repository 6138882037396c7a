import { isoDateTime, playbillDate } from '#common/base/dates';
import { links } from '#common/contract/site/links';
import { type Agenda, type Occasion, upcoming } from '#common/rules/agenda';
import { classNames } from '../../ui/class-names';
import { Link } from '../../ui/link';
import { AgendaLink } from './agenda-link';
import { addressOfShow } from './show-address';
import styles from './upcoming-card.module.css';
import { useAgenda } from './use-agenda';

/** As many as fit beside the news without pushing the rest out of sight. */
const MOST = 6;

/** Upcoming shows and events, as on a playbill; renders nothing if there are none. */
export function UpcomingCard() {
  const { agenda, now } = useAgenda();
  const occasions = agenda === undefined ? [] : upcoming(agenda, now).slice(0, MOST);
  if (agenda === undefined || occasions.length === 0) return null;
  return (
    <section className={styles.upcoming} aria-labelledby="upcoming">
      <h2 className="section-title heading-rule" id="upcoming">
        Prochainement
      </h2>
      <ol>
        {occasions.map((occasion) => (
          <OccasionLine key={occasion.uuid} occasion={occasion} address={addressOf(occasion, agenda, now)} />
        ))}
      </ol>
      <AgendaLink />
    </section>
  );
}

interface OccasionLineProps {
  occasion: Occasion;
  /** Null: it is only announced here. */
  address: string | null;
}

function OccasionLine({ occasion: { date, title, location }, address }: OccasionLineProps) {
  const words = playbillDate(date);
  return (
    <li className={styles.line}>
      <span className={classNames('day-number', styles.day)} aria-hidden="true">
        {/\d+/.exec(words)?.[0]}
      </span>
      <div>
        <time className={`bill-date ${styles.date}`} dateTime={isoDateTime(date)}>
          {words}
        </time>
        <h3 className={styles.title}>
          {address === null ? <span>{title}</span> : <Link href={address}>{title}</Link>}
        </h3>
        <p className={styles.place}>{location.name}</p>
      </div>
    </li>
  );
}

const addressOf = ({ of: { kind, slug } }: Occasion, agenda: Agenda, now: Date): string | null =>
  kind === 'event' ? links.event.to({ slug }) : addressOfShow(slug, agenda, now);
