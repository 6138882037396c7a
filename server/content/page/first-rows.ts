import type { Kysely } from 'kysely';
import { must } from '#common/base/must';
import type { PullAnswer } from '#common/contract/feed/changes';
import type { PreviewImageRow } from '#common/contract/content/image';
import type { NewsRow } from '#common/contract/content/news';
import type { PieceBodyRow, PieceRow } from '#common/contract/content/piece';
import type { SponsorRow } from '#common/contract/content/sponsor';
import type { Settings } from '#common/contract/site/settings';
import { type Cursor, encodeCursor } from '../../platform/feed/cursor';
import { visibleRows } from '../../platform/feed/judge';
import { type RowKey, keysOf } from '../../platform/feed/keys';
import { readFeedState } from '../../platform/feed/feed-state';
import { type ReadRows, readRows } from '../../platform/feed/read-rows';
import type { Readers } from '../../platform/feed/readers';
import { positionBesideFirstRows } from '../../platform/feed/walk-order';
import type { Database } from '../../platform/database/schema';
import { HEADER_UUID } from '../header/header-repository';
import { findSettings } from '../settings/settings-repository';
import type { PageAbout } from './page-kind';
import type { PageSubject } from './page-subject';
import { rowsOf } from './shown-rows';

export interface FirstRows {
  /** The rows, with a cursor from which a device's first load goes on. */
  readonly answer: Pick<PullAnswer, 'put' | 'cursors' | 'more' | 'walking' | 'scopes' | 'serverNow'>;
  readonly settings: Settings;
  /** The thing that the page is about; null also if it does not exist or is not visible. */
  readonly about: PageAbout | null;
  /** The page's own description for search engines, if it has one. */
  readonly description: string | null;
  /** The preview image of the thing, else that of the association. */
  readonly image: PreviewImageRow | null;
}

interface FirstRowsDependencies {
  readonly readers: Readers;
  readonly cursorKey: string;
}

/** The public data that a page shows, read in one snapshot. */
export function readFirstRows(
  database: Kysely<Database>,
  { kind, slug }: PageSubject,
  { readers, cursorKey }: FirstRowsDependencies,
): Promise<FirstRows> {
  return database
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (snapshot) => {
      const { now, newest } = await readFeedState(snapshot, []);
      const rows = await readShown(snapshot, readers, now, [
        ...(await findSettingsKey(snapshot)),
        { collection: 'header', key: HEADER_UUID },
        ...(await kind.findRows(snapshot, slug, now)),
      ]);
      const settings = must(rowsOf<Settings>(rows, 'settings')[0], 'the settings');
      const about = kind.about?.(rows, now, slug) ?? null;
      const previewImages = rowsOf<PreviewImageRow>(rows, 'preview-images');
      const image = previewImages.find(({ uuid }) => uuid === (about?.image ?? settings.picture)) ?? null;
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
          put: { ...Object.fromEntries((kind.awaited ?? []).map((awaited) => [awaited, []])), ...rows },
          cursors: { public: encodeCursor(cursor, cursorKey), mine: null },
          more: true,
          walking: true,
          scopes: [],
          serverNow: now,
        },
        settings,
        about,
        description: about?.description || kind.describe?.(rows) || null,
        image,
      };
    });
}

/** The rows of these keys that are public at this moment, and the preview images that they name. */
export async function readShown(
  snapshot: Kysely<Database>,
  readers: Readers,
  now: Date,
  keys: Iterable<RowKey>,
): Promise<ReadRows['byCollection']> {
  const rows = (await readVisible(snapshot, readers, keysOf(keys), now)).byCollection;
  const named = picturesIn(rows).map((key) => ({ collection: 'preview-images', key }) as const);
  return { ...rows, ...(await readVisible(snapshot, readers, keysOf(named), now)).byCollection };
}

/** Applies the feed's own rule again to decide what is public at this moment. */
async function readVisible(
  snapshot: Kysely<Database>,
  readers: Readers,
  keys: ReturnType<typeof keysOf>,
  now: Date,
): Promise<ReadRows> {
  const visitor = [{ feed: 'public', scopes: ['public'], holder: '', cursor: null }] as const;
  return readRows(snapshot, readers, await visibleRows(snapshot, visitor, keys, now));
}

async function findSettingsKey(snapshot: Kysely<Database>): Promise<RowKey[]> {
  const settings = must(await findSettings(snapshot), 'the settings');
  return [{ collection: 'settings', key: settings.uuid }];
}

/** The uuids of the preview images that rows refer to. */
function picturesIn(rows: ReadRows['byCollection']): readonly string[] {
  const things = [...rowsOf<NewsRow>(rows, 'news'), ...rowsOf<PieceRow>(rows, 'pieces')];
  const characters = rowsOf<PieceBodyRow>(rows, 'piece-bodies').flatMap((body) => body.characters);
  const logos = rowsOf<SponsorRow>(rows, 'sponsors').flatMap(({ logo }) => logo ?? []);
  const own = rowsOf<Settings>(rows, 'settings').flatMap(({ logo, picture }) => [logo ?? [], picture ?? []]);
  return [
    ...own.flat(),
    ...logos,
    ...things.flatMap(({ previewImage }) => previewImage ?? []),
    ...characters.flatMap(({ preview }) => preview ?? []),
  ];
}
