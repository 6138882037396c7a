import { isoDateTime, playbillDate } from '#common/base/dates';
import type { AgendaEvent } from '#common/contract/agenda/event';
import { links } from '#common/contract/site/links';
import { AgendaLink } from '../../components/agenda/agenda-link';
import { NumberedPart } from '../../components/page/numbered-part';
import { BillActions, BillPage } from '../../components/page/bill-page';
import { ShareButtons } from '../../components/page/share-buttons';
import { DrawnPoster } from '../../components/poster/drawn-poster';
import styles from '../../components/show-document/show-document.module.css';
import { ShowMargin } from '../../components/show-document/show-margin';
import { classNames } from '../../ui/class-names';

/** An event as on a bill: when and where. */
export function EventDocument({ event, now }: { event: AgendaEvent; now: Date }) {
  const { slug, title, location, eventDates } = event;
  return (
    <BillPage
      id="event-title"
      poster={<DrawnPoster seed={slug} title={title} />}
      eyebrow="Évènement"
      title={title}
      by={null}
      margin={
        <ShowMargin show={{ location, dates: [], prices: [] }}>
          <AgendaLink />
        </ShowMargin>
      }
      acts={
        <NumberedPart id="dates" title={eventDates.length === 1 ? 'La date' : 'Les dates'}>
          <ol className={styles.dates}>
            {eventDates.map(({ uuid, date }) => (
              <li key={uuid} className={date <= now ? styles.past : undefined}>
                <span className={classNames('day-number', styles.day)} aria-hidden="true">
                  {/\d+/.exec(playbillDate(date))?.[0]}
                </span>
                <div>
                  <time className={`bill-date ${styles.date}`} dateTime={isoDateTime(date)}>
                    {playbillDate(date)}
                  </time>
                  <p className="small soft">{date <= now ? 'C’est passé' : 'Sans réservation'}</p>
                </div>
              </li>
            ))}
          </ol>
        </NumberedPart>
      }
    >
      <p className={styles.where}>{location.name}</p>
      <BillActions>
        <ShareButtons title={title} path={links.event.to({ slug })} />
      </BillActions>
    </BillPage>
  );
}
