import type { ReactNode } from 'react';
import { Found } from '../../../components/list-filter/found';
import { RowsSkeleton } from '../../../components/mirror-answer/rows-skeleton';
import type { ListAnswer } from './list-answer';
import type { ListState } from './use-list-state';

interface ListResultsProps<Row> {
  list: Pick<ListState<object>, 'hrefOf' | 'results'>;
  answer: ListAnswer<Row>;
  /** The name of the results: 'Comptes trouvés'. */
  label: string;
  /** The noun for one of them: 'compte'. */
  word: string;
  /** How many placeholders stand for rows that are awaited, or what else does. */
  awaited: number | ReactNode;
  /** Shown if there is none. */
  empty: ReactNode;
  children: (rows: readonly Row[]) => ReactNode;
}

/** A list of a back office: the number of its rows, one page of them, and links to the other pages. */
export function ListResults<Row>(props: ListResultsProps<Row>) {
  const { list, answer, label, word, awaited, empty, children } = props;
  const { rows, metadata, isReading, notice } = answer;
  return (
    <Found
      ref={list.results}
      label={label}
      isReading={isReading}
      counted={metadata}
      word={word}
      hrefOf={list.hrefOf}
      notice={notice}
    >
      {rows === undefined
        ? notice === null && (typeof awaited === 'number' ? <RowsSkeleton count={awaited} /> : awaited)
        : rows.length === 0
          ? empty
          : children(rows)}
    </Found>
  );
}
