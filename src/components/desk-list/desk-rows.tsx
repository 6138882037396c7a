import { useLiveQuery } from 'dexie-react-hooks';
import type { ReactNode } from 'react';
import { waitingQueries } from '#mirror/queries/waiting-queries';
import { useMedia } from '../browser/use-media';
import { RowsSkeleton } from '../mirror-answer/rows-skeleton';
import { DeskCards } from './desk-cards';
import type { DeskRow } from './desk-page';
import type { DeskRowsProps } from './desk-rows-props';
import { DeskTable } from './desk-table';

interface AnyDeskRowsProps extends Omit<DeskRowsProps, 'rows' | 'waiting'> {
  /** Undefined until they have been read. */
  rows: readonly DeskRow[] | undefined;
  /** How many placeholders to show. */
  places: number;
  whenEmpty: ReactNode;
}

/** A table where there is room, cards on a phone; placeholders while loading. */
export function DeskRows({ rows, places, whenEmpty, ...rest }: AnyDeskRowsProps) {
  const { kind } = rest.noun;
  const isNarrow = useMedia('(max-width: 56rem)');
  const waiting = useLiveQuery(() => waitingQueries.uuidsOf(kind), [kind]);
  if (rows === undefined) return <RowsSkeleton count={places} />;
  if (rows.length === 0) return whenEmpty;
  const Shape = isNarrow ? DeskCards : DeskTable;
  return <Shape rows={rows} waiting={waiting ?? nobody} {...rest} />;
}

const nobody: ReadonlySet<string> = new Set();
