import { isoDateTime, playbillTime, shortDate } from '#common/base/dates';
import { LoadingWords } from '../../../ui/loading-words';
import { Skeleton } from '../../../ui/skeleton';
import type { Change, Entry } from './answers';
import { entrySentence } from './entry-sentence';
import { fieldWords } from './field-words';
import styles from './journal.module.css';
import { valueLines } from './value-words';

/** The entries, each with what changed behind it. */
export function JournalEntries({ entries }: { entries: readonly Entry[] }) {
  return (
    <ol className={styles.entries} aria-label="Journal">
      {entries.map((entry) => (
        <li key={entry.uuid}>
          <details>
            <summary className={styles.summary}>
              <span className={styles.sentence}>{entrySentence(entry)}</span>
              <time dateTime={isoDateTime(entry.at)}>
                {shortDate(entry.at)}, {playbillTime(entry.at)}
              </time>
            </summary>
            <dl className={styles.changes}>
              {entry.changes.map((change) => (
                <ChangedField key={change.field} change={change} />
              ))}
            </dl>
          </details>
        </li>
      ))}
    </ol>
  );
}

function ChangedField({ change: { field, before, after } }: { change: Change }) {
  if (before === undefined && after === undefined)
    return (
      <div>
        <dt>{fieldWords[field]}</dt>
        <dd className="soft">A changé. Le journal ne garde pas ce qui y était.</dd>
      </div>
    );
  return (
    <div>
      <dt>{fieldWords[field]}</dt>
      <Told label="Avant" lines={valueLines(field, before)} />
      <Told label="Après" lines={valueLines(field, after)} />
    </div>
  );
}

function Told({ label, lines }: { label: string; lines: readonly string[] }) {
  return (
    <dd>
      <span className={styles.label}>{label}</span>
      {lines.length === 0 ? <span className="soft">rien</span> : lines.join('\n')}
    </dd>
  );
}

/** Placeholders while entries are loading. */
export function JournalSkeleton() {
  return (
    <div role="status" aria-busy="true">
      <LoadingWords>Chargement du journal…</LoadingWords>
      <Skeleton lines={8} />
    </div>
  );
}
