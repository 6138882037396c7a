import { machineDate, playbillTime, shortDate } from '#common/base/dates';
import type { JournalChange, JournalEntry } from '#common/contract/site/journal';
import { Skeleton } from '../../../ui/skeleton';
import { entrySentence } from './entry-sentence';
import { fieldWords } from './field-words';
import styles from './journal.module.css';
import { valueLines } from './value-words';

/** The entries, each with what changed behind it. */
export function JournalEntries({ entries }: { entries: readonly JournalEntry[] }) {
  return (
    <ol className={styles.entries} aria-label="Journal">
      {entries.map((entry) => (
        <li key={entry.uuid}>
          <details>
            <summary className={styles.summary}>
              <span className={styles.sentence}>{entrySentence(entry)}</span>
              <time dateTime={machineDate(entry.at)}>
                {shortDate(entry.at)}, {playbillTime(entry.at)}
              </time>
            </summary>
            <dl className={styles.changes}>
              {entry.changes.map((change) => (
                <Change key={change.field} change={change} />
              ))}
            </dl>
          </details>
        </li>
      ))}
    </ol>
  );
}

function Change({ change: { field, before, after } }: { change: JournalChange }) {
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
      <Value label="Avant" lines={valueLines(field, before)} />
      <Value label="Après" lines={valueLines(field, after)} />
    </div>
  );
}

function Value({ label, lines }: { label: string; lines: readonly string[] }) {
  return (
    <dd>
      <span className={styles.label}>{label}</span>
      {lines.length === 0 ? <span className="soft">rien</span> : lines.join('\n')}
    </dd>
  );
}

/** Placeholders while entries are loading. */
export function AwaitedEntries() {
  return (
    <div role="status" aria-busy="true">
      <span className="visually-hidden">Chargement du journal…</span>
      <Skeleton lines={8} />
    </div>
  );
}
