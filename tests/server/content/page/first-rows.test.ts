import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sql } from 'kysely';
import type { PullAnswer } from '#common/contract/feed/changes';
import { projections } from '#server/projections';
import { pull } from '#server/platform/feed/pull';
import { readCursorKey } from '#server/platform/feed/revs';
import { write } from '#server/platform/database/transaction';
import { addNews, changeNews } from '#server/content/news/news-repository';
import { discardPublished } from '#server/content/publication/published';
import { type FirstRows, readFirstRows } from '#server/content/page/first-rows';
import { subjectOf } from '#server/content/page/page-subject';
import { addPieceAuthor } from '#server/content/piece-author/piece-author-repository';
import { addPieces } from '#server/content/piece/piece-store-repository';
import { addPreviewImage } from '#server/content/preview-image/preview-image-repository';
import { prepareSite } from '#server/content/settings/prepare-site';
import { openHouse } from '../../../support/door';
import { newsDraft } from '../../../support/news-draft';
import { pieceDraft } from '../../../support/piece-draft';
import { type TestDatabase, openTestDatabase } from '../../../support/test-database';
import { troupe, welcomeTroupe } from '../../../support/troupe';
import { FeedMirror } from '../../platform/feed/feed-mirror';

const evening = new Date('2026-11-21T20:30:00+01:00');
const A_DAY = 86_400_000;
let site: TestDatabase;
let cursorKey: string;

beforeAll(async () => {
  site = await openTestDatabase();
  await welcomeTroupe(site.database);
  await prepareSite(site.database, 'Les Amis de la Scène');
  cursorKey = await readCursorKey(site.database);
});
beforeEach(async () => {
  await sql`truncate news, news_listed, news_tally, sponsors, pieces, piece_text_authors, piece_authors,
    performance_characters, performance_dates`.execute(site.database);
  await write(site.database, ({ database }) => database.deleteFrom('preview_images').execute());
  await sql`delete from audience where collection like '%news%' or collection like '%piece%'
    or collection = 'preview-images'`.execute(site.database);
  await site.setClock(evening);
});
afterAll(() => site.close());

const uuidOf = (rank: number) => `0190b000-0000-7000-8000-${String(rank).padStart(12, '0')}`;
const pictureOf = (rank: number) => `0190c000-0000-7000-8000-${String(rank).padStart(12, '0')}`;

/** The news item of so many days ago; tomorrow's is of -1. */
const newsOf = (daysAgo: number) =>
  newsDraft({
    uuid: uuidOf(100 + daysAgo),
    slug: `jour-${daysAgo}`,
    visibleFrom: new Date(evening.getTime() - daysAgo * A_DAY),
  });

function publish(...days: number[]) {
  return write(site.database, async (transaction) => {
    for (const day of days) await addNews(transaction, newsOf(day));
  });
}

const days = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, at) => from + at);

const print = (address: string) =>
  readFirstRows(site.database, subjectOf(address), { readers: projections, cursorKey });

function keysIn({ answer }: FirstRows, collection: string): string[] {
  return (answer.put[collection] as { uuid: string }[] | undefined)?.map(({ uuid }) => uuid).sort() ?? [];
}

describe('the news home', () => {
  test('carries the nine latest news and nothing of what is to appear', async () => {
    await publish(...days(-3, 12));
    const first = await print('/breve');
    expect(keysIn(first, 'news')).toEqual(days(0, 8).map((day) => uuidOf(100 + day)));
    expect(keysIn(first, 'news-bodies')).toEqual([]);
    expect(JSON.stringify(first)).not.toContain('jour--1');
    expect(first.settings.title).toBe('Les Amis de la Scène');
    expect(first.about).toBeNull();
  });

  test('carries their miniatures', async () => {
    await write(site.database, async (transaction) => {
      await addPreviewImage(transaction, {
        uuid: pictureOf(1),
        name: 'Rideau',
        year: 2026,
        spectacle_types: [],
        types: ['DIVERS'],
        creation_date: evening,
        extension: 'webp',
        background_color: '#aa1122',
        version: 'v1',
      });
      await addNews(transaction, { ...newsOf(1), previewImage: pictureOf(1) });
    });
    expect(keysIn(await print('/breve'), 'preview-images')).toEqual([pictureOf(1)]);
  });
});

test('a page names what it would show, also where there is none of it', async () => {
  expect((await print('/reservations')).answer.put).toMatchObject({ shows: [], events: [] });
});

test('the house’s agenda stands on the news home, and nowhere else', async () => {
  const { show } = await openHouse(site.database);
  expect(keysIn(await print('/breve'), 'shows')).toEqual([show]);
  expect(keysIn(await print('/breve/archives'), 'shows')).toEqual([]);
});

describe('the archive', () => {
  test('carries its first page and the spectacle types to choose from', async () => {
    await publish(...days(0, 20));
    const first = await print('/breve/archives');
    expect(keysIn(first, 'news')).toEqual(days(0, 15).map((day) => uuidOf(100 + day)));
    expect(
      new Set((first.answer.put['reference-entries'] as { list: string }[]).map(({ list }) => list)),
    ).toEqual(new Set(['spectacle-types']));
  });
});

describe('an article', () => {
  test.each(['/breve/lire/jour-3', `/breve/lire/${uuidOf(103)}`])(
    'at %s carries its document and its two neighbours',
    async (address) => {
      await publish(...days(0, 6));
      const first = await print(address);
      expect(first.about?.address).toBe('/breve/lire/jour-3');
      expect(keysIn(first, 'news')).toEqual([102, 103, 104].map(uuidOf));
      expect(keysIn(first, 'news-bodies')).toEqual([uuidOf(103)]);
    },
  );

  test('that is the latest has no neighbour of tomorrow', async () => {
    await publish(-1, 0, 1);
    expect(keysIn(await print('/breve/lire/jour-0'), 'news')).toEqual([100, 101].map(uuidOf));
  });

  test.each(['jour--1', 'personne'])('%s is not to be seen', async (slug) => {
    await publish(-1, 0, 1);
    const first = await print(`/breve/lire/${slug}`);
    expect(first.about).toBeNull();
    expect(keysIn(first, 'news')).toEqual([]);
    expect(keysIn(first, 'news-bodies')).toEqual([]);
  });
});

describe('a play', () => {
  const [author, dindon, coming] = [uuidOf(500), uuidOf(501), uuidOf(502)] as const;

  test('carries its summary, its cast and its authors, and is about the play', async () => {
    await write(site.database, async (transaction) => {
      await addPieceAuthor(transaction, {
        uuid: author,
        slug: 'georges-feydeau',
        name: 'Feydeau',
        firstname: 'Georges',
      });
      await addPieces(transaction, [
        pieceDraft({ uuid: dindon, slug: 'le-dindon', textAuthors: [author] }),
        pieceDraft({ uuid: coming, slug: 'demain', visibleFrom: new Date(evening.getTime() + A_DAY) }),
      ]);
    });
    const first = await print('/bibliotheque/le-dindon');
    expect(keysIn(first, 'pieces')).toEqual([dindon]);
    expect(keysIn(first, 'piece-bodies')).toEqual([dindon]);
    expect(keysIn(first, 'piece-authors')).toEqual([author]);
    expect(first.about).toMatchObject({ title: 'Le Dindon', address: '/bibliotheque/le-dindon' });
    expect((await print('/bibliotheque/demain')).about).toBeNull();
    expect((await print('/bibliotheque/personne')).about).toBeNull();
  });
});

describe('a device that begins with a page', () => {
  const whole = { reset: false, emptied: false, remove: {}, settled: [], unknown: [], disarmed: false };

  async function catchUp(mirror: FeedMirror): Promise<PullAnswer[]> {
    const answers: PullAnswer[] = [];
    for (let more = true; more; more = answers.at(-1)?.more ?? false) {
      const asked = { cursors: mirror.cursors, unsettled: [] };
      const pageSize = { weight: 8, bytes: 100, companions: 100 };
      const options = { readers: projections, cursorKey, pageSize, known: null };
      answers.push(await pull(site.database, null, asked, options));
      mirror.apply(answers.at(-1) ?? expect.fail());
    }
    return answers;
  }

  const rowsOf = ({ rows }: FeedMirror) => Object.fromEntries([...rows].sort());

  test('holds in the end what one without it holds, whatever was written in between', async () => {
    await publish(...days(-1, 30));
    const mirror = new FeedMirror();
    mirror.apply({ ...(await print('/breve')).answer, ...whole });
    expect(mirror.rows.size).toBeGreaterThan(9);

    await publish(31, 32);
    await write(site.database, async (transaction) => {
      await discardPublished(transaction, 'news', newsOf(2), troupe.colette.uuid);
      await changeNews(transaction, { ...newsOf(3), title: 'Un autre titre', version: 'second' });
      await changeNews(transaction, { ...newsOf(4), visibleFrom: new Date(evening.getTime() + A_DAY) });
      await discardPublished(transaction, 'news', newsOf(20), troupe.colette.uuid);
    });
    await site.setClock(new Date(evening.getTime() + A_DAY + 1000));
    const answers = await catchUp(mirror);

    const fresh = new FeedMirror();
    await catchUp(fresh);
    expect(rowsOf(mirror)).toEqual(rowsOf(fresh));
    expect(answers.length).toBeGreaterThan(2);
    expect(answers.some(({ reset }) => reset)).toBe(false);
  });

  test('is sent each row of a first load once', async () => {
    await publish(...days(0, 30));
    const mirror = new FeedMirror();
    mirror.apply({ ...(await print('/breve')).answer, ...whole });
    const sent = (await catchUp(mirror)).flatMap(
      ({ put }) => (put['news'] as { uuid: string }[] | undefined) ?? [],
    );
    expect(sent.map(({ uuid }) => uuid).sort()).toEqual(days(0, 30).map((day) => uuidOf(100 + day)));
  });
});
