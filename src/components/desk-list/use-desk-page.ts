import type { RefObject } from 'react';
import { useMirrorAnswer } from '../mirror-answer/mirror-reach';
import type { ChangeFilter } from '../list-filter/use-address-filter';
import { type ListPage, useListPage } from '../list-filter/use-list-page';
import { type DeskFilter, deskFilter } from './desk-filter';
import type { DeskListNoun } from './desk-list-noun';
import { type DeskPage, type ListedDraft, readDeskPage } from './desk-page';

/** Watches the page of rows for a filter, and scrolls the element that shows it. */
export function useDeskPage(
  noun: DeskListNoun,
  filter: DeskFilter,
  change: ChangeFilter<DeskFilter>,
  drafts: readonly ListedDraft[],
  shown: RefObject<HTMLElement | null>,
): ListPage<DeskPage> {
  return useListPage({
    key: deskFilter.write(filter),
    page: filter.page,
    read: () => readDeskPage(noun, filter, drafts),
    inputs: [drafts],
    change,
    shown,
  });
}

export interface DeskCounts {
  readonly all: number;
  readonly coming: number;
}

/** How many items there are, in all and still to come, regardless of the filter. */
export function useDeskCounts(noun: DeskListNoun): DeskCounts | undefined {
  const { answer } = useMirrorAnswer(async () => {
    const order = { orderBy: deskFilter.whole.order };
    const [all, coming] = await Promise.all([
      noun.slice(order, 0, 1),
      noun.slice({ ...order, invisibleOnly: true }, 0, 1),
    ]);
    return { all: all.total, coming: coming.total };
  }, [noun]);
  return answer;
}
