import { isoDateTime, playbillDate, shortDate } from '#common/base/dates';
import { count } from '#common/base/numbers';
import type { DraftSummary } from '#mirror/queries/draft-queries';
import { Badge } from '../../ui/badge';
import { classNames } from '../../ui/class-names';
import { Icon } from '../../ui/icon';
import { IconButton, iconButtonClass } from '../../ui/icon-button';
import { Link } from '../../ui/link';
import { type AgendaItem, stateOf } from './agenda-item';
import styles from './agenda-list.module.css';
import type { AgendaNoun } from './agenda-noun';

interface AgendaRowProps {
  noun: AgendaNoun;
  item: AgendaItem;
  now: Date;
  isDrafted: boolean;
  isWaiting: boolean;
  /** It is the show of the public page of shows, which holds only one. */
  isCurrent: boolean;
  onDelete: () => void;
}

/** The row of a show or an event: its next date, whether it is visible, and the actions on it. */
export function AgendaRow({ noun, item, now, isDrafted, isWaiting, isCurrent, onDelete }: AgendaRowProps) {
  const { title, slug, place, dates, bookings } = item;
  const next = dates.find(({ date }) => date > now)?.date;
  const state = stateOf(item, now);
  return (
    <li className={styles.row}>
      <DayMark date={next ?? dates.at(-1)?.date} isOver={next === undefined} />
      <div className={styles.words}>
        <h2 className={styles.title}>
          <Link href={noun.addresses.edit(slug)}>{title}</Link>
        </h2>
        <p className={styles.facts}>
          <span>{place}</span>
          <span>{dates.length === 0 ? 'sans date' : count(dates.length, 'date')}</span>
          {bookings !== null && <span>{bookings ? 'avec réservation' : 'sans réservation'}</span>}
        </p>
        <p className={styles.facts}>
          {state === 'shown' && (
            <>
              <Badge>À l’affiche</Badge>
              <span>
                jusqu’au <time dateTime={isoDateTime(item.visibleUntil)}>{shortDate(item.visibleUntil)}</time>
              </span>
            </>
          )}
          {state === 'coming' && (
            <>
              <Badge shape="triangle">À paraître</Badge>
              <span>
                le <time dateTime={isoDateTime(item.visibleFrom)}>{shortDate(item.visibleFrom)}</time>
              </span>
            </>
          )}
          {state === 'over' && (
            <>
              <Badge shape="check">Passé</Badge>
              <span>
                retiré le{' '}
                <time dateTime={isoDateTime(item.visibleUntil)}>{shortDate(item.visibleUntil)}</time>
              </span>
            </>
          )}
          {isDrafted && <Badge shape="dashed">Brouillon sur cet appareil</Badge>}
          {isWaiting && <Badge shape="half">En attente d’envoi</Badge>}
        </p>
      </div>
      <div className={styles.actions}>
        <Link className={iconButtonClass()} href={noun.addresses.edit(slug)} aria-label={`Modifier ${title}`}>
          <Icon name="edit" />
        </Link>
        {isCurrent && noun.addresses.read !== null && (
          <Link
            className={iconButtonClass()}
            href={noun.addresses.read}
            aria-label={`Voir ${title} à l’affiche`}
          >
            <Icon name="eye" />
          </Link>
        )}
        {noun.addresses.freeTickets !== null && (
          <Link
            className={iconButtonClass()}
            href={noun.addresses.freeTickets(slug)}
            aria-label={`Places gratuites de ${title}`}
          >
            <Icon name="ticket" />
          </Link>
        )}
        {noun.addresses.interactiveImages && (
          <Link
            className={iconButtonClass()}
            href={noun.addresses.interactiveImages(slug)}
            aria-label={`Images interactives de ${title}`}
          >
            <Icon name="image" />
          </Link>
        )}
        <IconButton icon="trash" label={`Supprimer ${title}`} onClick={onDelete} />
      </div>
    </li>
  );
}

/** A draft of something that was never saved, or that now exists on this device only. */
export function DraftRow({ noun, draft }: { noun: AgendaNoun; draft: DraftSummary }) {
  const { uuid, title, at, isNew } = draft;
  const name = title.trim() || 'Sans titre';
  return (
    <li className={styles.row}>
      <DayMark date={undefined} isOver />
      <div className={styles.words}>
        <h2 className={styles.title}>
          <Link href={noun.addresses.edit(uuid)}>{name}</Link>
        </h2>
        <p className={styles.facts}>
          <Badge shape="dashed">Brouillon sur cet appareil</Badge>
          <span>
            {isNew && 'jamais enregistré, '}écrit le {playbillDate(at)}
          </span>
        </p>
      </div>
      <div className={styles.actions}>
        <Link className={iconButtonClass()} href={noun.addresses.edit(uuid)} aria-label={`Modifier ${name}`}>
          <Icon name="edit" />
        </Link>
      </div>
    </li>
  );
}

/** The day of its next date, in large figures as on a bill; its last date if it is over. */
function DayMark({ date, isOver }: { date: Date | undefined; isOver: boolean }) {
  if (date === undefined)
    return (
      <p className={styles.day} aria-hidden="true">
        <span className={classNames('day-number', styles.number, styles.over)}>–</span>
      </p>
    );
  const [number = '', ...month] = shortDate(date).split('\u00a0');
  return (
    <p className={styles.day}>
      <time dateTime={isoDateTime(date)}>
        <span className="visually-hidden">{playbillDate(date)}</span>
        <span className={classNames('day-number', styles.number, isOver && styles.over)} aria-hidden="true">
          {parseInt(number, 10)}
        </span>
        <span className={styles.month} aria-hidden="true">
          {month.join(' ')}
        </span>
      </time>
    </p>
  );
}
