import { useLiveQuery } from 'dexie-react-hooks';
import type { RevisionKind, RevisionSummary } from '#common/contract/content/revision';
import { pieceAuthorQueries } from '#mirror/queries/piece-author-queries';
import { askServer } from '../../../bridge/calls';
import { Button } from '../../../ui/button';
import { ServerDataNotice } from '../../../components/request/server-data-notice';
import { useServerData } from '../../../components/request/use-server-data';
import { RowsSkeleton } from '../../../components/mirror-answer/rows-skeleton';
import { ChangedField } from './changed-field';
import { revisionFields } from './revision-fields';
import { revisionWords } from './revision-words';
import styles from './revisions-dialog.module.css';

interface RevisionComparisonProps {
  kind: RevisionKind;
  summary: RevisionSummary;
  /** The current version, as the body of the PUT that would save it. */
  current: unknown;
  isRestoring: boolean;
  onRestore: (content: unknown) => void;
  onBack: () => void;
}

/** Compares one version with the current one, field by field; unchanged fields are summed up in a line. */
export function RevisionComparison({ kind, summary, current, ...rest }: RevisionComparisonProps) {
  const { isRestoring, onRestore, onBack } = rest;
  const asked = useServerData(
    () => askServer('readRevision', { params: { uuid: summary.uuid } }),
    summary.uuid,
  );
  const { answer } = asked;
  const authors = useLiveQuery(() => pieceAuthorQueries.all(), []);
  const now = new Map(revisionFields(kind, current, authors).map((field) => [field.name, field]));
  const fields = answer === undefined ? [] : revisionFields(kind, answer.content, authors);
  const changed = fields.filter(({ name, mark }) => mark !== now.get(name)?.mark);
  const same = fields.filter((field) => !changed.includes(field)).map(({ name }) => name.toLowerCase());
  return (
    <>
      <p className={styles.compared}>{revisionWords(summary)}</p>
      <ServerDataNotice asked={asked} what="Cette version" skeleton={<RowsSkeleton count={3} />} />
      {answer !== undefined && (
        <div className={styles.fields}>
          {changed.map((field) => (
            <ChangedField key={field.name} before={field} after={now.get(field.name)} />
          ))}
          <p className={styles.same}>
            {changed.length === 0
              ? 'Rien n’a changé depuis cette version.'
              : same.length > 0 && `Sans changement\u00a0: ${same.join(', ')}.`}
          </p>
        </div>
      )}
      <div className={styles.answers}>
        <Button icon="back" onClick={onBack}>
          Toutes les versions
        </Button>
        {answer !== undefined && changed.length > 0 && (
          <Button variant="primary" pending={isRestoring} onClick={() => onRestore(answer.content)}>
            Reprendre cette version
          </Button>
        )}
      </div>
    </>
  );
}
