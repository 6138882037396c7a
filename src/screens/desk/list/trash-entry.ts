import type { TrashEntry } from '#common/contract/content/trash';
import type { WaitingTrash } from '#mirror/queries/trash-queries';

/** Something in the trash, as far as this device knows. */
export interface TrashRow {
  readonly uuid: string;
  readonly title: string;
  readonly discardedAt: Date;
  /** Null if the server does not have it in the trash yet. */
  readonly entry: TrashEntry | null;
  /** It was restored here, and leaves the list at the next contact with the server. */
  readonly isRestored: boolean;
}

/** What was discarded here and is not on the server yet comes before the server's entries. */
export function trashRows(
  entries: readonly TrashEntry[],
  { discarded, restored }: WaitingTrash,
): readonly TrashRow[] {
  const known = new Set(entries.map(({ uuid }) => uuid));
  return [
    ...discarded
      .filter(({ uuid }) => !known.has(uuid))
      .map(({ uuid, title, at }) => ({ uuid, title, discardedAt: at, entry: null })),
    ...entries.map((entry) => ({
      uuid: entry.uuid,
      title: entry.title,
      discardedAt: entry.discardedAt,
      entry,
    })),
  ].map((row) => ({ ...row, isRestored: restored.has(row.uuid) }));
}
