import { isoDateTime, playbillDate } from '#common/base/dates';
import { count } from '#common/base/numbers';
import { links } from '#common/contract/site/links';
import { bookableDates, offeredShow } from '#common/rules/agenda';
import { useAgenda } from '../../components/agenda/use-agenda';
import { LinkButton } from '../../ui/link-button';
import styles from './show-banner.module.css';

/** Maximum number of dates above the button on a phone. */
const MOST = 3;

/** The show that can be booked, above the news; nothing if there is none. */
export function ShowBanner() {
  const { agenda, now } = useAgenda();
  const show = agenda === undefined ? null : offeredShow(agenda, now);
  if (show === null) return null;
  const dates = bookableDates(show, now);
  return (
    <section className={styles.banner} data-theme="dark" aria-labelledby="show-title">
      <p className={styles.place}>{show.location.name}</p>
      <h2 className={styles.title} id="show-title">
        {show.title}
      </h2>
      <div className={styles.scene}>
        <picture>
          <source media="(max-width: 45rem)" srcSet="/pictures/show-tall.svg" width={390} height={260} />
          <img className={styles.picture} src="/pictures/show-wide.svg" width={872} height={400} alt="" />
        </picture>
        {/* If it fails to load, an image with an empty alt shows nothing, and the drawing below is visible. */}
        {show.banner && (
          <img className={styles.photo} src={`/api/images/${show.banner.uuid}/format/BANNER/file`} alt="" />
        )}
      </div>
      <ul className={styles.dates}>
        {dates.slice(0, MOST).map(({ uuid, date }) => (
          <li key={uuid}>
            <time className="bill-date" dateTime={isoDateTime(date)}>
              {playbillDate(date)}
            </time>
          </li>
        ))}
        {dates.length > MOST && <li>et {count(dates.length - MOST, 'autre date', 'autres dates')}</li>}
      </ul>
      <LinkButton variant="primary" size="big" href={links.reservations.to()} arrow>
        Réservations ici
      </LinkButton>
    </section>
  );
}
