import { expect, test } from 'vitest';
import { offlinePhotoAddress } from '#common/rules/offline-photo';
import { fill } from '../../mirror/stage';
import type { Said } from '../stage';
import { aPicture, openKeeper } from './keeper-stage';
import { photo, uuidOf } from './photo-rows';

const ofTwoYears = [photo(1, 1998), photo(2, 1998), photo(3, 1998), photo(4, 1998), photo(5, 2009)];
const keep = (...years: number[]) => ({ kind: 'keep', years }) as const;
const release = (...years: number[]) => ({ kind: 'release', years }) as const;
const fileOf = (rank: number) => `/api/images/${uuidOf(rank)}/format/M/file`;

test('keeps the photos of the chosen years, each asked for once, and says how much they take', async () => {
  const { follow, keeper, asked, stored, sent, queries } = await openKeeper(ofTwoYears);
  await follow(keep(1998));
  await keeper.carryOn();
  expect(asked()).toEqual([1, 2, 3, 4].map((rank) => offlinePhotoAddress(uuidOf(rank), 'a')));
  expect(sent[0]?.headers.get('Accept')).toBe('image/webp');
  expect(await stored()).toEqual([1, 2, 3, 4].map(fileOf));
  expect(await queries.kept()).toEqual({
    years: [1998],
    pause: null,
    albums: [{ year: 1998, kept: 4, failed: 0, bytes: 64 }],
  });
});

test('stops between two handfuls when asked to, and another worker resumes where it stopped', async () => {
  const stage = await openKeeper(ofTwoYears, async () => {
    await stage.keeper.follow({ kind: 'pause' });
    return aPicture;
  });
  await stage.follow(keep(1998, 2009));
  expect(stage.asked()).toHaveLength(3);
  expect(await stage.queries.kept()).toMatchObject({ pause: 'person' });
  await stage.wake().carryOn();
  expect(stage.asked()).toHaveLength(3);
});

test('resumes after a reload without asking again for what is here', async () => {
  let online = true;
  const stage = await openKeeper(ofTwoYears, () => (online ? aPicture : 'silence'));
  await stage.follow(keep(2009));
  online = false;
  stage.contact.line = 'offline';
  await stage.follow(keep(1998));
  expect(stage.asked()).toHaveLength(1);
  online = true;
  stage.contact.line = 'online';
  await stage.wake().carryOn();
  expect(stage.asked()).toHaveLength(5);
  expect(await stage.stored()).toHaveLength(5);
});

test('asks for each photo in one tab only, and another tab’s wish is followed by whichever is at work', async () => {
  const wished: Promise<void>[] = [];
  const stage = await openKeeper(ofTwoYears, () => {
    if (stage.asked().length === 1) wished.push(other.follow(keep(2009)));
    return aPicture;
  });
  const other = stage.wake();
  await stage.keeper.follow(keep(1998));
  await Promise.all([stage.keeper.carryOn(), other.carryOn()]);
  await Promise.all(wished);
  expect(stage.asked()).toHaveLength(5);
  expect(new Set(stage.asked()).size).toBe(5);
  expect(await stage.queries.kept()).toMatchObject({ years: [1998, 2009] });
});

test('lets go the photos of released years, without a network and while paused too', async () => {
  const { follow, contact, stored, device, queries } = await openKeeper(ofTwoYears);
  await follow(keep(1998, 2009));
  await follow({ kind: 'pause' });
  contact.line = 'offline';
  await follow(release(1998));
  expect(await stored()).toEqual([fileOf(5)]);
  expect(await queries.kept()).toMatchObject({ years: [2009], pause: 'person' });
  await follow(release(2009));
  expect(await stored()).toEqual([]);
  expect(await device.fact('kept-years')).toBeUndefined();
});

test('goes on when another year is wanted: who asks for one wants it now', async () => {
  const { follow, stored, queries } = await openKeeper(ofTwoYears);
  await follow(keep(2009));
  await follow({ kind: 'pause' });
  await follow(keep(1998));
  expect(await queries.kept()).toMatchObject({ years: [2009, 1998], pause: null });
  expect(await stored()).toHaveLength(5);
});

test('follows photos that are added, replaced and withdrawn', async () => {
  const { follow, keeper, generation, asked, stored } = await openKeeper([photo(1, 1998), photo(2, 1998)]);
  await follow(keep(1998));
  await generation.rows('images').delete(uuidOf(1));
  await fill(generation, 'images', [photo(2, 1998, 'b'), photo(3, 1998)]);
  await keeper.carryOn();
  expect(asked().slice(2)).toEqual([
    offlinePhotoAddress(uuidOf(2), 'b'),
    offlinePhotoAddress(uuidOf(3), 'a'),
  ]);
  expect(await stored()).toEqual([2, 3].map(fileOf));
});

test('tells which photos the server would not give, and asks for them again when told to', async () => {
  const refusals = new Set([fileOf(2), fileOf(3)]);
  const notFound: Said = { status: 404, body: { code: 'not-found', message: 'Image introuvable' } };
  const { follow, queries } = await openKeeper(ofTwoYears, (path) =>
    refusals.has(path.replace(/\?.*/, '')) ? notFound : aPicture,
  );
  await follow(keep(1998));
  expect((await queries.kept()).albums).toEqual([{ year: 1998, kept: 2, failed: 2, bytes: 32 }]);
  refusals.delete(fileOf(3));
  await follow({ kind: 'resume' });
  expect((await queries.kept()).albums).toEqual([{ year: 1998, kept: 3, failed: 1, bytes: 48 }]);
});

test('gives up a photo on which a server that answers is silent three times, and brings the others', async () => {
  const portal: Said = { ...aPicture, isOurs: false };
  const { follow, queries, rounds } = await openKeeper(ofTwoYears, (path) =>
    path.startsWith(fileOf(2)) ? portal : aPicture,
  );
  await follow(keep(1998));
  expect((await queries.kept()).albums).toEqual([{ year: 1998, kept: 3, failed: 1, bytes: 48 }]);
  expect(rounds()).toBe(3);
});

test('brings the others when one photo is never answered, by a browser that heeds no abort', async () => {
  const stage = await openKeeper(ofTwoYears, (path) => (path.startsWith(fileOf(2)) ? 'deaf' : aPicture));
  let isOver = false;
  void stage.follow(keep(1998)).then(() => (isOver = true));
  await expect.poll(() => (stage.pass(30_000), isOver)).toBe(true);
  expect((await stage.queries.kept()).albums).toMatchObject([{ year: 1998, kept: 3, failed: 1 }]);
});

test('blames no photo when it is the network that is gone', async () => {
  const stage = await openKeeper(ofTwoYears, () => {
    stage.contact.line = 'offline';
    return { ...aPicture, isOurs: false };
  });
  await stage.follow(keep(1998));
  expect(stage.asked()).toHaveLength(3);
  expect((await stage.queries.kept()).albums).toEqual([]);
});

test('waits as long as a busy server asks for', async () => {
  let isBusy = true;
  const busy: Said = { status: 503, headers: { 'Retry-After': '20' } };
  const { follow, keeper, asked, stored, pass } = await openKeeper([photo(1, 1998)], () =>
    isBusy ? busy : aPicture,
  );
  await follow(keep(1998));
  isBusy = false;
  await keeper.carryOn();
  expect(asked()).toHaveLength(1);
  pass(20_000);
  await keeper.carryOn();
  expect(await stored()).toEqual([fileOf(1)]);
});

test('stops when the browser has no room left, and keeps what it has', async () => {
  const { follow, caches, stored, queries } = await openKeeper(ofTwoYears);
  await follow(keep(2009));
  Object.assign(await caches.open('kept-photos'), { room: 0 });
  await follow(keep(1998));
  expect(await stored()).toEqual([fileOf(5)]);
  expect(await queries.kept()).toMatchObject({ pause: 'full', albums: [{ year: 2009, kept: 1 }] });
  Object.assign(await caches.open('kept-photos'), { room: Infinity });
  await follow(release(2009));
  expect(await queries.kept()).toMatchObject({ pause: null, albums: [{ year: 1998, kept: 4 }] });
});

test('makes its records agree with a cache that somebody emptied, or that holds more', async () => {
  const stage = await openKeeper(ofTwoYears);
  await stage.follow(keep(1998));
  const cache = await stage.caches.open('kept-photos');
  await cache.delete(offlinePhotoAddress(uuidOf(1), 'a'));
  await cache.put('/api/images/orpheline/format/M/file?v=a', new Response('une orpheline'));
  await stage.wake().carryOn();
  expect(stage.asked()).toHaveLength(5);
  expect((await stage.stored()).sort()).toEqual([1, 2, 3, 4].map(fileOf));
});

test('gives way to what cannot be had again', async () => {
  const { follow, keeper, caches, queries } = await openKeeper(ofTwoYears);
  await caches.open('images');
  await follow(keep(1998));
  await keeper.giveWay();
  expect(await (caches as CacheStorage).keys()).not.toContain('images');
  expect(await queries.kept()).toEqual({ years: [1998], pause: 'full', albums: [] });
});
