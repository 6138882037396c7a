import { matchesWords } from '#common/base/fold';
import { type PageMetadata, pageMetadata } from '#common/contract/fields/page';
import { type DeskFilter, deskQueryOf, countActiveFilters } from './desk-filter';
import type { DeskItem } from './desk-item';
import type { DeskListNoun } from './desk-list-noun';

/** An unsaved draft on this device. */
export interface ListedDraft {
  readonly uuid: string;
  readonly title: string;
  readonly at: Date;
}

/** The content of a row: an item, a draft of an item, or a draft of what was never saved. */
export interface DeskRow {
  readonly uuid: string;
  readonly title: string;
  readonly item: DeskItem | null;
  readonly draft: ListedDraft | null;
}

export interface DeskPage {
  readonly metadata: PageMetadata;
  readonly rows: readonly DeskRow[];
}

/**
 * The page of rows for a filter. A draft of what was never saved has no date, year or type yet: it comes before all
 * others, in lists narrowed by nothing but a title.
 */
export async function readDeskPage(
  noun: Pick<DeskListNoun, 'slice' | 'find'>,
  filter: DeskFilter,
  drafts: readonly ListedDraft[],
): Promise<DeskPage> {
  const matching = drafts.filter(({ title }) => matchesWords(filter.title, title));
  if (filter.view === 'brouillons') return cut(await draftRows(noun, matching), filter);
  const query = deskQueryOf(filter);
  if (query === null) return cut([], filter);
  const begun =
    filter.view === 'tout' && countActiveFilters(filter) === 0 ? await draftRows(noun, matching) : [];
  const fresh = begun.filter(({ item }) => item === null);
  const first = (filter.page - 1) * filter.size;
  const above = fresh.slice(first, first + filter.size);
  const { items, total } = await noun.slice(query, Math.max(0, first - fresh.length), filter.size);
  const below = items.slice(0, filter.size - above.length).map((item) => rowOf(item, drafts));
  return {
    metadata: pageMetadata(filter.page, filter.size, fresh.length + total),
    rows: [...above, ...below],
  };
}

async function draftRows(
  noun: Pick<DeskListNoun, 'find'>,
  drafts: readonly ListedDraft[],
): Promise<readonly DeskRow[]> {
  const items = await Promise.all(drafts.map(({ uuid }) => noun.find(uuid)));
  return drafts.map((draft, rank) => ({
    uuid: draft.uuid,
    title: draft.title,
    item: items[rank] ?? null,
    draft,
  }));
}

const rowOf = (item: DeskItem, drafts: readonly ListedDraft[]): DeskRow => ({
  uuid: item.uuid,
  title: item.title,
  item,
  draft: drafts.find(({ uuid }) => uuid === item.uuid) ?? null,
});

function cut(rows: readonly DeskRow[], { page, size }: DeskFilter): DeskPage {
  const first = (page - 1) * size;
  return { metadata: pageMetadata(page, size, rows.length), rows: rows.slice(first, first + size) };
}
