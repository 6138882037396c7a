import { DOT } from '#common/base/dot';
import { isoDateTime, playbillDate } from '#common/base/dates';
import { integer } from '#common/base/numbers';
import type { FreeTicketDate } from '#common/contract/tickets/free-ticket-demand';
import { seats } from '../../../text/seats';
import styles from './office.module.css';

/** The dates of a show, each with its seats left and its free tickets. */
export function DateFacts({ dates }: { dates: readonly FreeTicketDate[] }) {
  return (
    <ul className={styles.dates} aria-label="Séances">
      {dates.map(({ uuid, date, left, maxPlaces, ...counts }) => (
        <li key={uuid}>
          <p className="bill-date small">
            <time dateTime={isoDateTime(date)}>{playbillDate(date)}</time>
          </p>
          <p>
            <b className={styles.left}>{integer(left)}</b> {left < 2 ? 'place libre' : 'places libres'} sur{' '}
            {integer(maxPlaces)}
          </p>
          <p className="small soft">{countWords(counts)}</p>
        </li>
      ))}
    </ul>
  );
}

/** `2 places demandées · 3 à générer · 4 générées · 1 utilisée`; counts of zero are left out. */
function countWords({
  asked,
  toGenerate,
  generated,
  used,
}: Pick<FreeTicketDate, 'asked' | 'toGenerate' | 'generated' | 'used'>): string {
  const parts = [
    asked > 0 && `${seats(asked)} ${asked < 2 ? 'demandée' : 'demandées'}`,
    toGenerate > 0 && `${integer(toGenerate)} à générer`,
    generated > 0 && `${integer(generated)} ${generated < 2 ? 'générée' : 'générées'}`,
    used > 0 && `${integer(used)} ${used < 2 ? 'utilisée' : 'utilisées'}`,
  ].filter((part) => part !== false);
  return parts.length === 0 ? 'Aucune place gratuite' : parts.join(DOT);
}
