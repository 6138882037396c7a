import { matchesWords } from '#common/base/word-beginnings';
import { pageMetadata } from '#common/contract/fields/page';
import type { DraftSummary } from '#mirror/queries/draft-queries';
import { type RowsOfPage, pageOf } from '../../../components/list-filter/page-of';
import { type DeskFilter, deskFilter, deskQueryOf } from './desk-filter';
import type { DeskItem } from './desk-item';
import type { DeskListNoun } from './desk-list-noun';

/** The content of a row: an item, a draft of an item, or a draft alone: of what was never saved, or is no longer there. */
export interface DeskRow {
  readonly uuid: string;
  readonly title: string;
  readonly item: DeskItem | null;
  readonly draft: DraftSummary | null;
}

export interface DeskCounts {
  readonly all: number;
  readonly coming: number;
}

/**
 * The page of rows for a filter. A draft alone has no date, year or type: it comes before all others, in lists narrowed
 * by nothing but a title.
 */
export async function readDeskPage(
  noun: Pick<DeskListNoun, 'slice' | 'find'>,
  filter: DeskFilter,
  drafts: readonly DraftSummary[],
): Promise<RowsOfPage<DeskRow>> {
  const matching = drafts.filter(({ title }) => matchesWords(filter.title, title));
  if (filter.view === 'brouillons') return pageOf(await draftRows(noun, matching), filter);
  const query = deskQueryOf(filter);
  if (query === null) return pageOf([], filter);
  const isWhole = filter.view === 'tout' && deskFilter.countActive(filter) === 0;
  const alone = isWhole ? await draftsAlone(noun, matching) : [];
  const first = (filter.page - 1) * filter.size;
  const above = alone.slice(first, first + filter.size);
  const { items, total } = await noun.slice(query, Math.max(0, first - alone.length), filter.size);
  const below = items.slice(0, filter.size - above.length).map((item) => rowOf(item, drafts));
  return {
    metadata: pageMetadata(filter.page, filter.size, alone.length + total),
    rows: [...above, ...below],
  };
}

/** How many rows there are, in all and still to come, regardless of the filter. */
export async function readDeskCounts(
  noun: Pick<DeskListNoun, 'slice' | 'find'>,
  drafts: readonly DraftSummary[],
): Promise<DeskCounts> {
  const order = { orderBy: deskFilter.whole.order };
  const [alone, all, coming] = await Promise.all([
    draftsAlone(noun, drafts),
    noun.slice(order, 0, 1),
    noun.slice({ ...order, invisibleOnly: true }, 0, 1),
  ]);
  return { all: alone.length + all.total, coming: coming.total };
}

async function draftsAlone(
  noun: Pick<DeskListNoun, 'find'>,
  drafts: readonly DraftSummary[],
): Promise<readonly DeskRow[]> {
  return (await draftRows(noun, drafts)).filter(({ item }) => item === null);
}

async function draftRows(
  noun: Pick<DeskListNoun, 'find'>,
  drafts: readonly DraftSummary[],
): Promise<readonly DeskRow[]> {
  const items = await Promise.all(drafts.map(({ uuid }) => noun.find(uuid)));
  return drafts.map((draft, rank) => ({
    uuid: draft.uuid,
    title: draft.title,
    item: items[rank] ?? null,
    draft,
  }));
}

const rowOf = (item: DeskItem, drafts: readonly DraftSummary[]): DeskRow => ({
  uuid: item.uuid,
  title: item.title,
  item,
  draft: drafts.find(({ uuid }) => uuid === item.uuid) ?? null,
});
