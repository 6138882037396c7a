import { matchesWords } from '#common/base/word-beginnings';
import type { DraftSummary } from '#mirror/queries/draft-queries';
import { type RowsOfPage, pageOf } from '../../../components/list-filter/page-of';
import { agendaViews, type AgendaFilter, type AgendaView, matchingAgenda } from './agenda-filter';
import { type AgendaItem, inAgendaOrder } from './agenda-item';

/** The content of a row: an item, or a draft of something that exists on this device only. */
export type AgendaPageRow =
  | { readonly kind: 'draft'; readonly draft: DraftSummary }
  | { readonly kind: 'item'; readonly item: AgendaItem; readonly isDrafted: boolean };

/**
 * The page of rows for a filter, or the last page if it asks for one beyond. Drafts of what exists on this device only
 * come first.
 */
export function agendaPage(
  items: readonly AgendaItem[],
  drafts: readonly DraftSummary[],
  filter: AgendaFilter,
  now: Date,
): RowsOfPage<AgendaPageRow> {
  const { view, words } = filter;
  const drafted = new Set(drafts.map(({ uuid }) => uuid));
  const alone = view === 'tout' || view === 'brouillons' ? draftsAlone(items, drafts) : [];
  const found = inAgendaOrder(matchingAgenda(items, filter, now), now).filter(
    ({ uuid }) => view !== 'brouillons' || drafted.has(uuid),
  );
  const rows: readonly AgendaPageRow[] = [
    ...alone
      .filter(({ title }) => matchesWords(words, title))
      .map((draft) => ({ kind: 'draft', draft }) as const),
    ...found.map((item) => ({ kind: 'item', item, isDrafted: drafted.has(item.uuid) }) as const),
  ];
  return pageOf(rows, filter);
}

/** How many rows each view has, whatever words are searched for. */
export function agendaCount(
  items: readonly AgendaItem[],
  drafts: readonly DraftSummary[],
  view: AgendaView,
  now: Date,
): number {
  if (view === 'brouillons') return drafts.length;
  const shown = matchingAgenda(items, { view, words: '' }, now).length;
  return view === 'tout' ? shown + draftsAlone(items, drafts).length : shown;
}

/** The same of every view. */
export const agendaCounts = (
  items: readonly AgendaItem[],
  drafts: readonly DraftSummary[],
  now: Date,
): Readonly<Partial<Record<AgendaView, number>>> =>
  Object.fromEntries(
    Object.keys(agendaViews).map((view) => [view, agendaCount(items, drafts, view as AgendaView, now)]),
  );

function draftsAlone(items: readonly AgendaItem[], drafts: readonly DraftSummary[]): readonly DraftSummary[] {
  const known = new Set(items.map(({ uuid }) => uuid));
  return drafts.filter(({ uuid }) => !known.has(uuid));
}
