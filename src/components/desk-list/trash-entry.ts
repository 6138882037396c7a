import type { TrashEntry } from '#common/contract/content/trash';
import type { WaitingTrash } from '#mirror/queries/trash-queries';

/** Something in the trash, as far as this device knows. */
export interface TrashRow {
  readonly uuid: string;
  readonly title: string;
  readonly discardedAt: Date;
  /** Null for what the server does not know to be there yet. */
  readonly entry: TrashEntry | null;
  /** It was restored here, and leaves with the next contact. */
  readonly isRestored: boolean;
}

/** What was discarded here and is not at the server yet comes before what the server told. */
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
