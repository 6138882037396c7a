import type { RefObject } from 'react';
import type { DraftSummary } from '#mirror/queries/draft-queries';
import { useMirrorAnswer } from '../mirror-answer/mirror-reach';
import type { ChangeFilter } from '../list-filter/use-address-filter';
import { type ListPage, useListPage } from '../list-filter/use-list-page';
import { type DeskFilter, deskFilter } from './desk-filter';
import type { DeskListNoun } from './desk-list-noun';
import { type DeskCounts, type DeskPage, readDeskCounts, readDeskPage } from './desk-page';

/** Watches the page of rows for a filter, and scrolls the element that shows it. */
export function useDeskPage(
  noun: DeskListNoun,
  filter: DeskFilter,
  change: ChangeFilter<DeskFilter>,
  drafts: readonly DraftSummary[],
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

/** Watches how many rows there are. */
export function useDeskCounts(noun: DeskListNoun, drafts: readonly DraftSummary[]): DeskCounts | undefined {
  return useMirrorAnswer(() => readDeskCounts(noun, drafts), [noun, drafts]).answer;
}
