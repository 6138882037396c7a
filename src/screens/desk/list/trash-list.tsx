import { useLiveQuery } from 'dexie-react-hooks';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { TRASH_DAYS, type TrashKind } from '#common/contract/content/trash';
import { trashQueries, type WaitingTrash } from '#mirror/queries/trash-queries';
import { askServer } from '../../../bridge/calls';
import { EmptyState } from '../../../ui/empty-state';
import { Pagination } from '../../../ui/pagination';
import { usePageWithin } from '../../../components/list-filter/use-page-within';
import { ServerDataNotice } from '../../../components/request/server-data-notice';
import { useServerData } from '../../../components/request/use-server-data';
import { RowsSkeleton } from '../../../components/mirror-answer/rows-skeleton';
import { WhileClosing } from '../../../ui/overlay/while-closing';
import { RemoveDialog } from './remove-dialog';
import { type TrashRow, trashRows } from './trash-entry';
import { TrashEntryRow } from './trash-entry-row';
import styles from './trash-list.module.css';

interface TrashListProps {
  kind: TrashKind;
  page: number;
  hrefOf: (page: number) => string;
}

/**
 * The trash of one kind of item, to restore or delete for good. It comes from the server, with what waits here first.
 */
export function TrashList({ kind, page, hrefOf }: TrashListProps) {
  const waiting = useLiveQuery(() => trashQueries.waiting(kind), [kind]) ?? nothing;
  const asked = useServerData(
    () => askServer('listTrash', { query: { kind, page, limit: A_PAGE } }),
    `${page} ${[...waiting.restored, ...waiting.discarded.map(({ uuid }) => uuid)].join()}`,
  );
  const [removed, setRemoved] = useState<TrashRow | null>(null);
  const { answer, isLoading, askAgain } = asked;
  const [, navigate] = useLocation();
  usePageWithin(page, isLoading ? undefined : answer?.metadata.lastPage, (last) =>
    navigate(hrefOf(last), { replace: true }),
  );
  const rows = trashRows(answer?.data ?? [], waiting);
  return (
    <section aria-label="Corbeille" aria-busy={isLoading}>
      <p className={styles.rule}>
        Ce qui est ici se restaure tel quel pendant {TRASH_DAYS} jours, puis est supprimé définitivement.
      </p>
      <ServerDataNotice asked={asked} what="La corbeille" skeleton={<RowsSkeleton count={4} />} />
      {rows.length > 0 && (
        <ul aria-label="Dans la corbeille">
          {rows.map((row) => (
            <TrashEntryRow key={row.uuid} kind={kind} row={row} onRemove={() => setRemoved(row)} />
          ))}
        </ul>
      )}
      {answer !== undefined && rows.length === 0 && (
        <EmptyState title="La corbeille est vide">
          <p>Rien n’attend d’être restauré.</p>
        </EmptyState>
      )}
      {answer !== undefined && answer.metadata.total > 0 && (
        <Pagination position={answer.metadata} hrefOf={hrefOf} />
      )}
      <WhileClosing of={removed}>
        {(row, isOpen) => (
          <RemoveDialog
            row={row}
            isOpen={isOpen}
            onClose={() => setRemoved(null)}
            onDone={() => {
              setRemoved(null);
              askAgain();
            }}
          />
        )}
      </WhileClosing>
    </section>
  );
}

const A_PAGE = 10;

const nothing: WaitingTrash = { discarded: [], restored: new Set() };
