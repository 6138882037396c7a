import { isoDateTime, shortDate } from '#common/base/dates';
import { fullName } from '#common/base/full-name';
import type { TrashKind } from '#common/contract/content/trash';
import { queuedWrites } from '../../../bridge/queued-writes';
import { Badge } from '../../../ui/badge';
import { Button } from '../../../ui/button';
import { enqueueAndAnnounce } from '../../../components/request/enqueue-and-announce';
import { useLine } from '../../../components/request/needs-network';
import { useIsAhead } from '../../../components/clock/use-is-ahead';
import { useTask } from '../../../components/request/use-task';
import type { TrashRow } from './trash-entry';
import styles from './trash-list.module.css';

interface TrashEntryRowProps {
  kind: TrashKind;
  row: TrashRow;
  onRemove: () => void;
}

/** The row of something in the trash: who put it there, and until when it can be restored. */
export function TrashEntryRow({ kind, row, onRemove }: TrashEntryRowProps) {
  const { uuid, title, entry, isRestored } = row;
  const { isRunning, run } = useTask();
  const hasLine = useLine();
  const restore = () =>
    run(() =>
      enqueueAndAnnounce(
        queuedWrites.restoreTrashed(kind, { uuid, title, version: entry?.version ?? null }),
        `Restaurée\u00a0: ${title}`,
      ),
    );
  return (
    <li className={styles.row}>
      <div>
        <h2 className={styles.title}>{title}</h2>
        <Discarding row={row} />
      </div>
      <div className={styles.actions}>
        {isRestored ? (
          <Badge shape="half">Restauration en attente d’envoi</Badge>
        ) : (
          <>
            <Button
              size="low"
              icon="undo"
              aria-label={`Restaurer ${title}`}
              pending={isRunning}
              onClick={restore}
            >
              Restaurer
            </Button>
            {entry && (
              <Button
                size="low"
                variant="plain"
                aria-label={`Supprimer définitivement ${title}`}
                disabled={!hasLine}
                onClick={onRemove}
              >
                Supprimer définitivement…
              </Button>
            )}
          </>
        )}
      </div>
    </li>
  );
}

function Discarding({ row: { entry, discardedAt } }: { row: TrashRow }) {
  const by = entry?.discardedBy;
  return (
    <p className={styles.fate}>
      Mise à la corbeille le <time dateTime={isoDateTime(discardedAt)}>{shortDate(discardedAt)}</time>
      {by && ` par ${fullName(by)}`}
      {entry === null ? <Badge shape="half">En attente d’envoi</Badge> : <Going at={entry.goesAt} />}
    </p>
  );
}

function Going({ at }: { at: Date }) {
  if (!useIsAhead(at)) return '\u00a0· supprimée définitivement la nuit prochaine, si plus rien ne la montre';
  return (
    <>
      {'\u00a0· supprimée définitivement le '}
      <time dateTime={isoDateTime(at)}>{shortDate(at)}</time>
    </>
  );
}
