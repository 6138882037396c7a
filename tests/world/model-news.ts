import { create } from 'superstruct';
import { encodeWire } from '#common/base/wire';
import { type NewsRow, newsWrite } from '#common/contract/content/news';
import type { User } from '#common/contract/people/user';
import { comingAudience, publishedAudience } from '#common/rules/audience';
import { type ModelContext, Refusal, freshUuid, thisSecond } from './model-context';

interface Saving {
  readonly isNew: boolean;
  readonly slug: string;
  readonly base: string | null;
  readonly user: User;
}

export function saveNews(model: ModelContext, body: unknown, { isNew, slug, base, user }: Saving): string {
  const write = create(body, newsWrite);
  const before = isNew ? undefined : expectBase(current(model, slug), base);
  const uuid = before?.uuid ?? write.uuid ?? freshUuid(model);
  if (isNew && current(model, uuid) !== undefined) throw new Refusal('already-exists');
  const now = thisSecond(model);
  const { name, firstname } = user;
  const row: NewsRow = {
    uuid,
    slug: `breve-${uuid}`,
    title: write.title,
    description: write.description,
    creationDate: before?.creationDate ?? now,
    ...(before !== undefined && { lastModified: now }),
    visibleFrom: write.visibleFrom ?? before?.visibleFrom ?? now,
    author: before?.author ?? { uuid: user.uuid, slug: user.slug, name, firstname },
    years: write.years,
    spectacleTypes: write.spectacleTypes.map(({ code }) => code),
    version: freshUuid(model),
  };
  place(model, row, { uuid, content: write.content });
  return encodeWire({ ...row, spectacleTypes: [], content: write.content });
}

export function removeNews(model: ModelContext, slug: string, base: string | null): null {
  const row = expectBase(current(model, slug), base);
  const { uuid } = row;
  const body = model.feed.row('news-bodies', uuid) ?? model.feed.row('coming-news-bodies', uuid) ?? { uuid };
  model.state.trash.set(uuid, { row, body });
  model.state.withdrawn.push(uuid);
  for (const collection of ['news', 'news-bodies', 'coming-news', 'coming-news-bodies'] as const)
    model.feed.put(collection, uuid, null, []);
  return null;
}

export function restoreNews(model: ModelContext, uuid: string): string {
  const found = model.state.trash.get(uuid);
  if (found === undefined) throw new Refusal('not-found');
  model.state.trash.delete(uuid);
  const row = { ...found.row, version: freshUuid(model) };
  place(model, row, found.body);
  return encodeWire({ kind: 'news', uuid, slug: row.slug, version: row.version });
}

/** An item as an editor elsewhere saves it, visible in so many milliseconds. */
export function writeElsewhere(model: ModelContext, uuid: string, title: string, visibleIn: number): void {
  const now = thisSecond(model);
  const before = current(model, uuid);
  if (visibleIn > 0 && before !== undefined && before.visibleFrom <= now) model.state.withdrawn.push(uuid);
  const row: NewsRow = {
    uuid,
    slug: `breve-${uuid}`,
    title,
    description: '',
    creationDate: now,
    visibleFrom: new Date(now.getTime() + visibleIn),
    years: [2026],
    spectacleTypes: ['ADULTE'],
    version: freshUuid(model),
  };
  place(model, row, { uuid, content: { type: 'adls-text', content: [] } });
  model.feed.commit();
}

export function editElsewhere(model: ModelContext, title: string): void {
  const { chance, feed, now } = model;
  const known = (['news', 'coming-news'] as const).flatMap((collection) => [
    ...feed.visible(collection, ['public', 'contenu'], now()).keys(),
  ]);
  const visibleIn = chance.pick([-1_000, -1_000, 30_000, 300_000]);
  if (known.length === 0 || chance.happens(0.4)) {
    writeElsewhere(model, freshUuid(model), title, visibleIn);
  } else if (chance.happens(0.2)) {
    removeNews(model, chance.pick(known), null);
    feed.commit();
  } else writeElsewhere(model, chance.pick(known), title, visibleIn);
}

function current({ feed }: ModelContext, slug: string): NewsRow | undefined {
  const found = feed.row('news', slug) ?? feed.row('coming-news', slug);
  return found === null ? undefined : (found as NewsRow);
}

function expectBase(row: NewsRow | undefined, base: string | null): NewsRow {
  if (row === undefined) throw new Refusal('not-found');
  if (base !== null && base !== row.version) throw new Refusal('stale-version');
  return row;
}

function place({ feed }: ModelContext, row: NewsRow, body: object): void {
  const facts = { visibleFrom: row.visibleFrom, deletedAt: null };
  feed.put('news', row.uuid, row, publishedAudience(facts));
  feed.put('news-bodies', row.uuid, body, publishedAudience(facts));
  feed.put('coming-news', row.uuid, row, comingAudience(facts));
  feed.put('coming-news-bodies', row.uuid, body, comingAudience(facts));
}
