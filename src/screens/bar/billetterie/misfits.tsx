import { isoDateTime, playbillTime } from '#common/base/dates';
import type { MisfitEntry } from '#common/rules/misfit-entries';
import { seats as seatWords } from '../../../text/seats';
import { type Reasoned, incidentReason, incidentTask } from '../scan-words';
import styles from './misfits.module.css';

/** Who is in with a ticket that no longer fits, as one that was cancelled while the door had no network, and what to do. */
export function Misfits({ entries }: { entries: readonly MisfitEntry[] }) {
  if (entries.length === 0) return null;
  return (
    <section aria-labelledby="entrees-a-regler">
      <h2 id="entrees-a-regler" className="section-title">
        Entrées à régler
      </h2>
      <ul className={styles.entries}>
        {entries.map((entry) => (
          <li key={entry.scan.uuid}>
            <b>{entry.ticket?.name ?? 'Billet inconnu'}</b>
            <span className="small soft">
              <time dateTime={isoDateTime(entry.scan.at)}>{playbillTime(entry.scan.at)}</time>&nbsp;·{' '}
              {seatWords(entry.scan.count)}&nbsp;· {incidentReason(reasonedOf(entry))}
            </span>
            <span className="small">{incidentTask(reasonedOf(entry))}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

const reasonedOf = ({ scan, misfit, ticket, beyond }: MisfitEntry): Reasoned => ({
  kind: scan.kind,
  status: scan.status,
  verdict: misfit,
  mark: scan.mark,
  beyond,
  since: misfit === 'ANNULE' ? ticket?.cancelledAt : undefined,
});
