import type { RefObject } from 'react';
import type { PageMetadata } from '#common/contract/fields/page';
import { type MirrorReach, useMirrorAnswer } from '../mirror-answer/mirror-reach';
import { useJumpToTop } from '../page/use-jump-to-top';
import type { ChangeFilter } from './use-address-filter';
import { usePageWithin } from './use-page-within';

export interface ListPage<Page> {
  /** The last answer; while the next one is being read, that of the previous filter. */
  readonly page: Page | undefined;
  readonly reach: MirrorReach;
  readonly isReading: boolean;
}

interface ListPageNeeds<Page> {
  /** The filter, as its query string. */
  readonly key: string;
  readonly page: number;
  /** Resolves with null if there is nothing to query. */
  readonly read: () => Promise<Page>;
  /** What else the answer depends on. */
  readonly inputs?: readonly unknown[];
  readonly change: ChangeFilter<{ readonly page: number }>;
  /** The element that shows the page. */
  readonly shown: RefObject<HTMLElement | null>;
}

/** Watches the page of the mirror for a filter; a page beyond the last one is replaced by the last. */
export function useListPage<Page extends { readonly metadata: PageMetadata } | null>({
  key,
  page,
  read,
  inputs = [],
  change,
  shown,
}: ListPageNeeds<Page>): ListPage<Page> {
  const { answer, reach } = useMirrorAnswer(async () => ({ key, page: await read() }), [key, ...inputs]);
  const isReading = answer?.key !== key;
  useJumpToTop(answer?.key, shown);
  const isSure = !isReading && reach !== 'waiting';
  const isBeyond = usePageWithin(page, isSure ? answer.page?.metadata.lastPage : undefined, (last) =>
    change({ page: last }, { replace: true }),
  );
  return { page: isBeyond ? undefined : answer?.page, reach, isReading };
}
