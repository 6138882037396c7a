import type { Collection } from 'dexie';
import { fold } from '#common/base/fold';
import type { NewsQuery, NewsRow } from '#common/contract/news';
import { compareNews, matchesNewsQuery, newsListDefaults } from '#common/rules/news-list';
import type { Generation } from './generation';
import { type Shelved, allTypeBits, typeBits } from './shelf';

type Row = Shelved<'news'>;

/** Which of the matching items, in the order of the query. */
interface Slice {
  readonly from: number;
  readonly count: number;
}

/**
 * A slice of the public news that a query asks for, and how many there are in all. A year or words of a title narrow
 * enough to be sorted in memory; everything else is walked along an index of its order, so that a page costs the same
 * however many items there are.
 */
export async function readNewsShelf(
  generation: Generation,
  query: NewsQuery,
  slice: Slice,
): Promise<{ readonly rows: readonly NewsRow[]; readonly total: number }> {
  const narrow = narrowed(generation, query);
  if (narrow === null) return walk(generation, query, slice);
  const orderBy = query.orderBy ?? newsListDefaults.orderBy;
  const rows = (await narrow.toArray()).filter((row) => matches(row, query)).sort(compareNews(orderBy));
  return { rows: rows.slice(slice.from, slice.from + slice.count), total: rows.length };
}

// A row among the public ones is public: the server said so, by a better clock than this device's.
const matches = (row: Row, query: NewsQuery) => matchesNewsQuery(row, query, row.visibleFrom);

function narrowed(generation: Generation, query: NewsQuery): Collection<Row, string> | null {
  const rows = generation.rows('news');
  const longest = fold(query.title ?? '')
    .split(' ')
    .reduce((one, other) => (other.length > one.length ? other : one));
  if (longest !== '') return rows.where('$words').startsWith(longest).distinct();
  return query.year === undefined ? null : rows.where('years').equals(query.year);
}

const orderIndexes = {
  visible: '[visibleFrom+uuid]',
  year: '[$year+visibleFrom+uuid]',
  title: '[$title+uuid]',
} as const;

async function walk(generation: Generation, query: NewsQuery, slice: Slice) {
  if (query.invisibleOnly === true) return { rows: [], total: 0 };
  const [order, direction] = (query.orderBy ?? newsListDefaults.orderBy).split('-') as [
    keyof typeof orderIndexes,
    'asc' | 'desc',
  ];
  const rows = generation.rows('news');
  const along = rows.orderBy(orderIndexes[order]);
  const ordered = direction === 'asc' ? along : along.reverse();
  const passing = passingTypes(query);
  const total = passing === null ? await rows.count() : await rows.where('$types').anyOf(passing).count();
  const found = passing === null ? ordered : ordered.filter((row) => passing.includes(row.$types ?? 0));
  return { rows: await found.offset(slice.from).limit(slice.count).toArray(), total };
}

/** The sets of spectacle types that a query lets through; null: all. */
function passingTypes({ spectacleType, notSpectacleTypes = [] }: NewsQuery): readonly number[] | null {
  if (spectacleType === undefined && notSpectacleTypes.length === 0) return null;
  const wanted = spectacleType === undefined ? 0 : typeBits([spectacleType]);
  const unwanted = typeBits(notSpectacleTypes);
  return allTypeBits.filter((bits) => (bits & wanted) === wanted && (bits & unwanted) === 0);
}
