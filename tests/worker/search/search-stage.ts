import type { NewsBodyRow, NewsRow } from '#common/contract/content/news';
import type { PieceBodyRow, PieceRow } from '#common/contract/content/piece';
import type { SearchGroup } from '#common/rules/search';
import { createSearch } from '#worker/search/search';
import { fill, openMirror } from '../../mirror/stage';
import { cast } from '../../support/piece-draft';

export const uuidOf = (rank: number) => `0190a000-0000-7000-8000-${String(rank).padStart(12, '0')}`;

const at = new Date('2025-01-01T10:00:00+01:00');
const documentOf = (text: string) =>
  ({ type: 'adls-text', content: [{ type: 'p', content: [{ type: 'text', content: text }] }] }) as const;

export const newsRow = (rank: number, title: string, fields: Partial<NewsRow> = {}): NewsRow => ({
  uuid: uuidOf(rank),
  slug: `breve-${rank}`,
  title,
  description: '',
  creationDate: at,
  visibleFrom: at,
  years: [],
  spectacleTypes: [],
  version: 'v1',
  ...fields,
});

export const newsBody = (rank: number, text: string): NewsBodyRow => ({
  uuid: uuidOf(rank),
  content: documentOf(text),
});

export const pieceRow = (rank: number, title: string, fields: Partial<PieceRow> = {}): PieceRow => ({
  uuid: uuidOf(rank),
  slug: `piece-${rank}`,
  title,
  creationDate: at,
  visibleFrom: at,
  textAuthors: [],
  charactersData: cast,
  version: 'v1',
  ...fields,
});

export const pieceBody = (
  rank: number,
  parts: readonly { readonly name: string; readonly actor?: string }[],
  resume = '',
): PieceBodyRow => ({
  uuid: uuidOf(rank),
  resume: documentOf(resume),
  characters: parts.map((part, place) => ({ uuid: uuidOf(rank * 1000 + place), ...part })),
  dates: [],
});

export const moliere = { uuid: uuidOf(900), slug: 'moliere', name: 'Molière', firstname: '' };
export const feydeau = { uuid: uuidOf(901), slug: 'georges-feydeau', name: 'Feydeau', firstname: 'Georges' };

/** A device's mirror, and the search over it; `put` writes rows as the feed does. */
export async function openSearch(now = new Date('2026-11-21T20:30:00+01:00')) {
  const stage = openMirror();
  const generation = await stage.begin();
  const search = createSearch({ mirror: stage.mirror, surroundings: { now: () => now.getTime() } });
  const find = (text: string, group: SearchGroup | null = null, limit = 20) =>
    search.find({ text, group, limit });
  return {
    ...stage,
    generation,
    find,
    put: fill,
    /** What is found, as `kind title`, the best first. */
    titles: async (text: string) =>
      ((await find(text))?.hits ?? []).map(({ kind, title }) => `${kind} ${title}`),
  };
}
