import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sql } from 'kysely';
import type { PullAnswer } from '#common/contract/changes';
import { projections } from '#server/changes/projections';
import { pull } from '#server/changes/pull';
import { readCursorKey } from '#server/changes/revs';
import { write } from '#server/database/transaction';
import { addNews, changeNews, discardNews } from '#server/news/news-repository';
import { type FirstRows, readFirstRows } from '#server/page/first-rows';
import { subjectOf } from '#server/page/page-subject';
import { addPreviewImage } from '#server/preview-image/preview-image-repository';
import { prepareSite } from '#server/settings/prepare-site';
import { newsDraft } from '../../support/news-draft';
import { type TestDatabase, openTestDatabase } from '../../support/test-database';
import { welcomeTroupe } from '../../support/troupe';
import { FeedMirror } from '../changes/feed-mirror';

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
  await sql`truncate news, news_listed, news_tally, preview_images`.execute(site.database);
  await sql`delete from audience where collection like '%news%' or collection = 'preview-images'`.execute(
    site.database,
  );
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
    expect(first.article).toBeNull();
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
      expect(first.article?.slug).toBe('jour-3');
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
    expect(first.article).toBeNull();
    expect(keysIn(first, 'news')).toEqual([]);
    expect(keysIn(first, 'news-bodies')).toEqual([]);
  });
});

describe('a device that begins with a page', () => {
  const whole = { reset: false, emptied: false, remove: {}, settled: [], unknown: [] };

  async function catchUp(mirror: FeedMirror): Promise<PullAnswer[]> {
    const answers: PullAnswer[] = [];
    for (let more = true; more; more = answers.at(-1)?.more ?? false) {
      const asked = { cursors: mirror.cursors, unsettled: [] };
      const pageSize = { weight: 8, companions: 100 };
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
      await discardNews(transaction, { ...newsOf(2), version: 'gone' });
      await changeNews(transaction, { ...newsOf(3), title: 'Un autre titre', version: 'second' });
      await changeNews(transaction, { ...newsOf(4), visibleFrom: new Date(evening.getTime() + A_DAY) });
      await discardNews(transaction, { ...newsOf(20), version: 'gone' });
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
