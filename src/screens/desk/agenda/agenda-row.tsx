import { isoDateTime, playbillDate, shortDate } from '#common/base/dates';
import { count } from '#common/base/numbers';
import type { DraftSummary } from '#mirror/queries/draft-queries';
import { Badge } from '../../../ui/badge';
import { classNames } from '../../../ui/class-names';
import { IconButton } from '../../../ui/icon-button';
import { IconLink } from '../../../ui/icon-link';
import { OwnMarks } from '../list/own-marks';
import { ListRow, RowFacts } from '../list/list-row';
import { type AgendaItem, type AgendaState, stateOf } from './agenda-item';
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
  const { read, edit, freeTickets, interactiveImages } = noun.addresses;
  const next = dates.find(({ date }) => date > now)?.date;
  const { badge, shape, lead, at } = standings[stateOf(item, now)];
  return (
    <ListRow
      className={styles.row}
      mark={<DayMark date={next ?? dates.at(-1)?.date} isOver={next === undefined} />}
      name={title}
      href={edit(slug)}
      actions={
        <>
          <IconLink icon="edit" label={`Modifier ${title}`} href={edit(slug)} />
          {isCurrent && read !== null && (
            <IconLink icon="eye" label={`Voir ${title} à l’affiche`} href={read} />
          )}
          {freeTickets && (
            <IconLink icon="ticket" label={`Places gratuites de ${title}`} href={freeTickets(slug)} />
          )}
          {interactiveImages && (
            <IconLink icon="image" label={`Images interactives de ${title}`} href={interactiveImages(slug)} />
          )}
          <IconButton icon="trash" label={`Supprimer ${title}`} onClick={onDelete} />
        </>
      }
    >
      <RowFacts>
        <span>{place}</span>
        <span>{dates.length === 0 ? 'sans date' : count(dates.length, 'date')}</span>
        {bookings !== null && <span>{bookings ? 'avec réservation' : 'sans réservation'}</span>}
      </RowFacts>
      <RowFacts>
        <Badge shape={shape}>{badge}</Badge>
        <span>
          {lead} <time dateTime={isoDateTime(item[at])}>{shortDate(item[at])}</time>
        </span>
        <OwnMarks isDrafted={isDrafted} isWaiting={isWaiting} />
      </RowFacts>
    </ListRow>
  );
}

const standings = {
  shown: { badge: 'À l’affiche', shape: 'dot', lead: 'jusqu’au', at: 'visibleUntil' },
  coming: { badge: 'À paraître', shape: 'triangle', lead: 'le', at: 'visibleFrom' },
  over: { badge: 'Passé', shape: 'check', lead: 'retiré le', at: 'visibleUntil' },
} as const satisfies Readonly<Record<AgendaState, object>>;

/** A draft of something that was never saved, or that now exists on this device only. */
export function DraftRow({ noun, draft }: { noun: AgendaNoun; draft: DraftSummary }) {
  const { uuid, title, at, isNew } = draft;
  const name = title.trim() || 'Sans titre';
  const href = noun.addresses.edit(uuid);
  return (
    <ListRow
      className={styles.row}
      mark={<DayMark date={undefined} isOver />}
      name={name}
      href={href}
      actions={<IconLink icon="edit" label={`Modifier ${name}`} href={href} />}
    >
      <RowFacts>
        <OwnMarks isDrafted isWaiting={false} />
        <span>
          {isNew && 'jamais enregistré, '}écrit le {playbillDate(at)}
        </span>
      </RowFacts>
    </ListRow>
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
