import type { Kysely } from 'kysely';
import { must } from '#common/base/must';
import type { PullAnswer } from '#common/contract/changes';
import type { Collection } from '#common/contract/collection-names';
import type { PreviewImageRow } from '#common/contract/image';
import type { NewsBodyRow, NewsRow } from '#common/contract/news';
import type { Settings } from '#common/contract/settings';
import { type Cursor, sealCursor } from '../changes/cursor';
import { visibleRows } from '../changes/judge';
import { type RowKey, keysOf } from '../changes/keys';
import { look } from '../changes/look';
import { type ReadRows, readRows } from '../changes/read-rows';
import type { Readers } from '../changes/readers';
import { positionBesideFirstRows } from '../changes/walk-order';
import type { Database } from '../database/schema';
import { listNews } from '../news/news-list';
import { findNewsNeighbours } from '../news/news-neighbours';
import { locateNews } from '../news/news-repository';
import { findReferenceList } from '../reference-list/reference-list-repository';
import { findSettings } from '../settings/settings-repository';
import type { PageSubject } from './page-subject';

/** As many as the news home and the archive show at first. */
const LATEST = 9;
const ARCHIVE_PAGE = 16;

export interface FirstRows {
  /** The rows, with a cursor from which a device's first load goes on. */
  readonly answer: Pick<PullAnswer, 'put' | 'cursors' | 'more' | 'walking' | 'scopes' | 'serverNow'>;
  readonly settings: Settings;
  /** The news item that the page is about; null also where there is none to be seen. */
  readonly article: NewsRow | null;
  /** Its miniature. */
  readonly image: PreviewImageRow | null;
}

interface FirstRowsParts {
  readonly readers: Readers;
  readonly cursorKey: string;
}

/** What a page shows of the data that everybody may see, in one snapshot. */
export function readFirstRows(
  database: Kysely<Database>,
  subject: PageSubject,
  { readers, cursorKey }: FirstRowsParts,
): Promise<FirstRows> {
  return database
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (snapshot) => {
      const { now, newest } = await look(snapshot, []);
      const read = (rows: Iterable<RowKey>) => readVisible(snapshot, readers, keysOf(rows), now);
      const shown = await read(await findShown(snapshot, subject, now));
      const newsList = rowsOf<NewsRow>(shown, 'news');
      const [body] = rowsOf<NewsBodyRow>(shown, 'news-bodies');
      const article = newsList.find(({ uuid }) => uuid === body?.uuid) ?? null;
      const images = newsList.flatMap(({ previewImage }) => previewImage ?? []);
      const pictures = await read(images.map((key) => ({ collection: 'preview-images', key })));
      const time = now.getTime();
      const cursor: Cursor = {
        followed: newest,
        seen: newest,
        time,
        readAt: time,
        walk: positionBesideFirstRows('public'),
        holder: '',
      };
      return {
        answer: {
          put: { ...shown.byCollection, ...pictures.byCollection },
          cursors: { public: sealCursor(cursor, cursorKey), mine: null },
          more: true,
          walking: true,
          scopes: [],
          serverNow: now,
        },
        settings: must(rowsOf<Settings>(shown, 'settings')[0], 'the settings'),
        article,
        image:
          rowsOf<PreviewImageRow>(pictures, 'preview-images').find(
            ({ uuid }) => uuid === article?.previewImage,
          ) ?? null,
      };
    });
}

/** The feed's own judge decides once more what is public at this moment. */
async function readVisible(
  snapshot: Kysely<Database>,
  readers: Readers,
  keys: ReturnType<typeof keysOf>,
  now: Date,
): Promise<ReadRows> {
  const visitor = [{ feed: 'public', scopes: ['public'], holder: '', cursor: null }] as const;
  return readRows(snapshot, readers, await visibleRows(snapshot, visitor, keys, now));
}

async function findShown(snapshot: Kysely<Database>, subject: PageSubject, now: Date): Promise<RowKey[]> {
  const settings = await findSettingsKey(snapshot);
  switch (subject.kind) {
    case 'site':
      return settings;
    case 'latest':
      return [...settings, ...(await findLatest(snapshot, LATEST))];
    case 'archive': {
      const latest = await findLatest(snapshot, ARCHIVE_PAGE);
      return [...settings, ...(await findSpectacleTypes(snapshot)), ...latest];
    }
    case 'article':
      return [...settings, ...(await findArticle(snapshot, subject.slug, now))];
  }
}

async function findSettingsKey(snapshot: Kysely<Database>): Promise<RowKey[]> {
  const settings = must(await findSettings(snapshot), 'the settings');
  return [{ collection: 'settings', key: settings.uuid }];
}

async function findSpectacleTypes(snapshot: Kysely<Database>): Promise<RowKey[]> {
  const uuids = await findReferenceList(snapshot, 'spectacle-types');
  return uuids.map((key) => ({ collection: 'reference-entries', key }));
}

async function findLatest(snapshot: Kysely<Database>, limit: number): Promise<RowKey[]> {
  const { data } = await listNews(snapshot, { page: 1, limit }, false);
  return data.map(({ uuid }) => ({ collection: 'news', key: uuid }));
}

async function findArticle(snapshot: Kysely<Database>, slug: string, now: Date): Promise<RowKey[]> {
  const uuid = await locateNews(snapshot, slug, false);
  if (uuid === undefined) return [];
  const neighbours = await findNewsNeighbours(snapshot, uuid, now);
  return [
    ...[uuid, ...neighbours].map((key) => ({ collection: 'news', key }) as const),
    { collection: 'news-bodies', key: uuid },
  ];
}

// What each collection's reader gave, which their common type does not tell.
const rowsOf = <Row>({ byCollection }: ReadRows, collection: Collection) =>
  (byCollection[collection] ?? []) as Row[];
