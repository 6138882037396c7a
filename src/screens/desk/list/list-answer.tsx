import type { ReactNode } from 'react';
import type { Result } from '#common/base/result';
import type { Page, PageMetadata } from '#common/contract/fields/page';
import type { Failure } from '#worker/api';
import type { RowsOfPage } from '../../../components/list-filter/page-of';
import { useListPage } from '../../../components/list-filter/use-list-page';
import { usePageWithin } from '../../../components/list-filter/use-page-within';
import { ListNeverReceived } from '../../../components/mirror-answer/never-received';
import { useJumpToTop } from '../../../components/page/use-jump-to-top';
import { ServerDataNotice } from '../../../components/request/server-data-notice';
import { useServerData } from '../../../components/request/use-server-data';
import type { ListState } from './use-list-state';

/** A page of the rows of a list as far as it is known, wherever it comes from. */
export interface ListAnswer<Row> {
  /** Undefined until they are known. */
  readonly rows: readonly Row[] | undefined;
  /** Undefined until it is known how many there are. */
  readonly metadata: PageMetadata | undefined;
  /** The rows are those of another page, while this one is being read. */
  readonly isReading: boolean;
  /** Why the rows are not known, or may be old; null: all is well. */
  readonly notice: ReactNode;
  /** Reads them again, after a change that this device does not learn of by itself. */
  readonly readAgain: () => void;
}

type AnyListState = Pick<ListState<{ readonly page: number }>, 'filter' | 'key' | 'turnTo' | 'results'>;

/**
 * The rows of the mirror, with or without a network.
 * @param inputs what else the page depends on
 * @param what the list holds, for one that was never received: 'la photothèque'
 */
export function useMirroredRows<Row>(
  { filter, key, turnTo, results }: AnyListState,
  read: () => Promise<RowsOfPage<Row>>,
  inputs: readonly unknown[] = [],
  what?: string,
): ListAnswer<Row> {
  const { page, reach, isReading } = useListPage({
    key,
    page: filter.page,
    read,
    inputs,
    change: ({ page: last }) => last !== undefined && turnTo(last),
    shown: results,
  });
  const isEmpty = page?.rows.length === 0;
  return {
    rows: isEmpty && reach !== 'complete' ? undefined : page?.rows,
    metadata: reach === 'waiting' ? undefined : page?.metadata,
    isReading,
    notice:
      isEmpty && reach === 'silent' ? <ListNeverReceived {...(what !== undefined && { what })} /> : null,
    readAgain: () => undefined,
  };
}

/**
 * The rows that only the server has.
 * @param what the list holds, to begin a sentence: 'La liste des comptes'
 * @param moment another one makes the list ask again
 */
export function useAskedRows<Row>(
  { filter, key, turnTo, results }: AnyListState,
  ask: () => Promise<Result<Page<Row>, Failure>>,
  what: string,
  moment = '',
): ListAnswer<Row> {
  const asked = useServerData(ask, `${moment} ${key}`);
  const { answer: page, failure, isLoading, askAgain } = asked;
  const isSure = !isLoading && failure === null;
  useJumpToTop(isSure ? key : undefined, results);
  const isBeyond = usePageWithin(filter.page, isSure ? page?.metadata.lastPage : undefined, turnTo);
  return {
    rows: isBeyond ? undefined : page?.data,
    metadata: page?.metadata,
    isReading: isLoading,
    notice: failure === null ? null : <ServerDataNotice asked={asked} what={what} />,
    readAgain: askAgain,
  };
}
