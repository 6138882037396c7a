import { isoDateTime, hourInWords, shortDate } from '#common/base/dates';
import { LoadingWords } from '../../../ui/loading-words';
import { Skeleton } from '../../../ui/skeleton';
import type { Change, Entry } from './journal-answer';
import { entrySentence } from './entry-sentence';
import { fieldLabel, fieldLines } from './field-words';
import styles from './journal.module.css';

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
                {shortDate(entry.at)}, {hourInWords(entry.at)}
              </time>
            </summary>
            <dl className={styles.changes}>
              {entry.changes.map((change) => (
                <ChangedField key={change.field} noun={entry.noun} change={change} />
              ))}
            </dl>
          </details>
        </li>
      ))}
    </ol>
  );
}

function ChangedField({ noun, change: { field, before, after } }: { noun: Entry['noun']; change: Change }) {
  const label = fieldLabel(noun, field);
  if (before === undefined && after === undefined)
    return (
      <div>
        <dt>{label}</dt>
        <dd className="soft">A changé. Le journal ne garde pas ce qui y était.</dd>
      </div>
    );
  return (
    <div>
      <dt>{label}</dt>
      <ChangedValue label="Avant" lines={fieldLines(noun, field, before)} />
      <ChangedValue label="Après" lines={fieldLines(noun, field, after)} />
    </div>
  );
}

function ChangedValue({ label, lines }: { label: string; lines: readonly string[] }) {
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
