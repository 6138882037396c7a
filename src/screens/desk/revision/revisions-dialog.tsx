import { useState } from 'react';
import type { RevisionKind, RevisionSummary } from '#common/contract/content/revision';
import { askServer } from '../../../bridge/calls';
import { Button } from '../../../ui/button';
import { Dialog } from '../../../ui/overlay/dialog';
import { ServerDataNotice } from '../../../components/request/server-data-notice';
import { useServerData } from '../../../components/request/use-server-data';
import { RowsSkeleton } from '../../../components/mirror-answer/rows-skeleton';
import listStyles from '../../../components/form/dialog-list.module.css';
import { RevisionComparison } from './revision-comparison';
import { revisionWords } from './revision-words';
import styles from './revisions-dialog.module.css';

interface RevisionsDialogProps {
  kind: RevisionKind;
  /** The uuid of the saved thing. */
  uuid: string;
  /** The current version: the body of the PUT that would save it, or the thing as it was read. */
  current: unknown;
  /**
   * Receives the content of the version to restore, the body of the PUT that saves it again; resolves when that is
   * done.
   */
  onRestore: (content: unknown) => void | Promise<void>;
  isOpen: boolean;
  onClose: () => void;
}

/** The saved versions of a thing, each of which can be compared with the current one and restored. */
export function RevisionsDialog({ isOpen, onClose, ...revisions }: RevisionsDialogProps) {
  return (
    <Dialog title="Versions" width="wide" isOpen={isOpen} onClose={onClose}>
      <Revisions {...revisions} />
    </Dialog>
  );
}

/** Unmounts with the dialog, so that the next one starts with the list again. */
function Revisions({ kind, uuid, current, onRestore }: Omit<RevisionsDialogProps, 'isOpen' | 'onClose'>) {
  const [compared, setCompared] = useState<RevisionSummary | null>(null);
  const [isRestoring, setRestoring] = useState(false);
  const restore = async (content: unknown) => {
    setRestoring(true);
    try {
      await onRestore(content);
    } finally {
      setRestoring(false);
    }
  };
  return compared === null ? (
    <RevisionList kind={kind} uuid={uuid} onChoose={setCompared} />
  ) : (
    <RevisionComparison
      kind={kind}
      summary={compared}
      current={current}
      isRestoring={isRestoring}
      onRestore={(content) => void restore(content)}
      onBack={() => setCompared(null)}
    />
  );
}

interface RevisionListProps {
  kind: RevisionKind;
  uuid: string;
  onChoose: (revision: RevisionSummary) => void;
}

function RevisionList({ kind, uuid, onChoose }: RevisionListProps) {
  const [limit, setLimit] = useState(A_FEW);
  const asked = useServerData(
    () => askServer('listRevisions', { query: { kind, uuid, limit } }),
    String(limit),
  );
  const { answer, failure, isLoading } = asked;
  if (answer === undefined)
    return failure === null ? (
      <RowsSkeleton count={4} />
    ) : (
      <ServerDataNotice asked={asked} what="La liste des versions" />
    );
  const { data, metadata } = answer;
  return (
    <>
      <ServerDataNotice asked={asked} what="La liste des versions" />
      {data.length === 0 ? (
        <p>Aucune version n’est gardée encore&nbsp;: chaque enregistrement en garde une.</p>
      ) : (
        <ol className={listStyles.list}>
          {data.map((revision, rank) => (
            <li key={revision.uuid}>
              <div>
                <p className={styles.when}>{revisionWords(revision)}</p>
                <p className={styles.title}>
                  {revision.title}
                  {rank === 0 && ' (la dernière)'}
                </p>
              </div>
              <Button
                size="low"
                aria-label={`Comparer la version du ${revisionWords(revision)}`}
                onClick={() => onChoose(revision)}
              >
                Comparer
              </Button>
            </li>
          ))}
        </ol>
      )}
      {metadata.total > data.length && limit < MOST && (
        <Button pending={isLoading} onClick={() => setLimit(MOST)}>
          Les plus anciennes
        </Button>
      )}
    </>
  );
}

const A_FEW = 20;
/** The most that the server returns at once. */
const MOST = 200;
