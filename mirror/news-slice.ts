import type { Table } from 'dexie';
import { typedBeginnings } from '#common/base/word-beginnings';
import type { ListOrder } from '#common/contract/fields/list-query';
import type { NewsQuery, NewsRow } from '#common/contract/content/news';
import { newsListDefaults } from '#common/rules/news-list';
import { compareListed } from '#common/rules/list-order';
import type { Generation } from './generation';
import { allTypeBits, typeBits } from './news-marks';
import type { MirrorRow } from './shelf';

/** Which of the matching items, in the order of the query. */
interface Slice {
  readonly from: number;
  readonly count: number;
}

interface Found {
  readonly rows: readonly NewsRow[];
  readonly total: number;
}

type NewsTable = Table<MirrorRow<'news'>, string>;

/**
 * A slice of the public news that matches a query, and its total. Every condition has an index and is answered by keys
 * alone, which browsers read a hundred times faster than rows; only the rows shown are read.
 */
export async function readNewsSlice(generation: Generation, query: NewsQuery, slice: Slice): Promise<Found> {
  // A row among the public ones is visible: the server decided it, by a better clock than this device's.
  if (query.invisibleOnly === true) return { rows: [], total: 0 };
  const table = generation.rows('news');
  const order = query.orderBy ?? newsListDefaults.orderBy;
  const sets = await Promise.all(conditionsOf(table, query));
  if (sets.length === 0) return readAlong(table, order, slice);
  const matching = intersection(sets);
  return matching.size <= FEW
    ? sortFew(table, matching, order, slice)
    : sortMany(table, matching, order, slice);
}

/** Up to this many rows are read and sorted faster than the whole index is read. */
const FEW = 200;

const orderIndexes = {
  visible: '[visibleFrom+uuid]',
  year: '[$year+visibleFrom+uuid]',
  title: '[$title+uuid]',
} as const;

/** The keys that match each condition of the query. The index of words holds folded ones, as the rule compares them. */
function conditionsOf(table: NewsTable, query: NewsQuery): readonly Promise<readonly string[]>[] {
  const types = passingTypes(query);
  return [
    ...typedBeginnings(query.title ?? '').map((some) => keysOfWords(table, some)),
    ...(query.year === undefined ? [] : [table.where('years').equals(query.year).primaryKeys()]),
    ...(types === null ? [] : [keysOfTypes(table, types)]),
  ];
}

async function keysOfWords(table: NewsTable, beginnings: readonly string[]): Promise<readonly string[]> {
  const keys = await Promise.all(
    beginnings.map((beginning) => table.where('$words').startsWith(beginning).primaryKeys()),
  );
  return keys.flat();
}

async function keysOfTypes(table: NewsTable, types: readonly number[]): Promise<readonly string[]> {
  const keys = await Promise.all(types.map((bits) => table.where('$types').equals(bits).primaryKeys()));
  return keys.flat();
}

/** The sets of spectacle types that match a query; null: all. */
function passingTypes({ spectacleType, notSpectacleTypes = [] }: NewsQuery): readonly number[] | null {
  if (spectacleType === undefined && notSpectacleTypes.length === 0) return null;
  const wanted = spectacleType === undefined ? 0 : typeBits([spectacleType]);
  const unwanted = typeBits(notSpectacleTypes);
  return allTypeBits.filter((bits) => (bits & wanted) === wanted && (bits & unwanted) === 0);
}

function intersection([first = [], ...others]: readonly (readonly string[])[]): ReadonlySet<string> {
  const sets = others.map((keys) => new Set(keys));
  return new Set(first.filter((key) => sets.every((set) => set.has(key))));
}

async function readAlong(table: NewsTable, order: ListOrder, { from, count }: Slice): Promise<Found> {
  const { index, descending } = walkOf(order);
  const along = descending ? table.orderBy(index).reverse() : table.orderBy(index);
  const [total, rows] = await Promise.all([table.count(), along.offset(from).limit(count).toArray()]);
  return { rows, total };
}

async function sortFew(
  table: NewsTable,
  keys: ReadonlySet<string>,
  order: ListOrder,
  { from, count }: Slice,
) {
  const rows = (await rowsOf(table, [...keys])).sort(compareListed(order));
  return { rows: rows.slice(from, from + count), total: rows.length };
}

// Keys cannot be read in bulk in descending order: they are reversed here.
async function sortMany(
  table: NewsTable,
  keys: ReadonlySet<string>,
  order: ListOrder,
  { from, count }: Slice,
) {
  const { index, descending } = walkOf(order);
  const ascending = (await table.orderBy(index).primaryKeys()).filter((key) => keys.has(key));
  const ordered = descending ? ascending.reverse() : ascending;
  return { rows: await rowsOf(table, ordered.slice(from, from + count)), total: ordered.length };
}

async function rowsOf(table: NewsTable, keys: readonly string[]) {
  return (await table.bulkGet([...keys])).filter((row) => row !== undefined);
}

function walkOf(order: ListOrder) {
  const [by, direction] = order.split('-') as [keyof typeof orderIndexes, 'asc' | 'desc'];
  return { index: orderIndexes[by], descending: direction === 'desc' };
}
