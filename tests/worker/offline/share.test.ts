import { IDBFactory, IDBKeyRange, IDBObjectStore } from 'fake-indexeddb';
import { beforeEach, expect, test, vi } from 'vitest';
import { forgetShared, readShared } from '#mirror/shared-files';
import { webManifest } from '../../../scripts/web-manifest.mjs';
import { answerShare, isShare } from '#worker/offline/share';
import { ORIGIN } from './cache-storage';

const now = Date.parse('2026-11-21T20:30:00+01:00');
const DAY = 86_400_000;

let storage: { indexedDB: IDBFactory; IDBKeyRange: typeof IDBKeyRange };
beforeEach(() => {
  vi.stubGlobal('location', { origin: ORIGIN });
  storage = { indexedDB: new IDBFactory(), IDBKeyRange };
});

const photo = (name: string, words = name) => new File([words], name, { type: 'image/jpeg' });

function share(fields: Readonly<Record<string, string>>, ...photos: readonly File[]): Request {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  for (const file of photos) form.append('photos', file);
  return new Request(`${ORIGIN}/coulisses/partage`, { method: 'POST', body: form });
}

async function leadOf(request: Request, at = now) {
  const { status, headers } = await answerShare(request, storage, at);
  return [status, (headers.get('Location') ?? '').replace(ORIGIN, '')];
}

const names = async (at = now) => (await readShared(storage, at)).map(({ file }) => file.name);

test('the address that the web manifest names, and its fields, are those that are taken', () => {
  const { action = '', params } = webManifest.share_target ?? {};
  expect(isShare({ method: 'POST', url: ORIGIN + action })).toBe(true);
  expect(isShare({ method: 'GET', url: ORIGIN + action })).toBe(false);
  expect(isShare({ method: 'POST', url: `https://autre.example${action}` })).toBe(false);
  expect(params?.files).toMatchObject([{ name: 'photos' }]);
});

test('shared pictures are kept as they are, and lead to where they are added', async () => {
  expect(await leadOf(share({}, photo('salut.jpg', 'le salut'), photo('loges.jpg')))).toEqual([
    303,
    '/coulisses/image/ajouter?partage=1',
  ]);
  const [first] = await readShared(storage, now);
  expect([first?.file.name, first?.file.type, await first?.file.text()]).toEqual([
    'salut.jpg',
    'image/jpeg',
    'le salut',
  ]);
});

test('shared words lead to a new news item', async () => {
  expect(await leadOf(share({ title: 'Rideau !', text: '', url: 'https://ville.example/a?b' }))).toEqual([
    303,
    '/coulisses/breve/ecrire?title=Rideau+%21&url=https%3A%2F%2Fville.example%2Fa%3Fb',
  ]);
  expect(await names()).toEqual([]);
});

test('pictures wait until they are taken, and go one by one', async () => {
  await leadOf(share({}, photo('salut.jpg'), photo('loges.jpg')));
  const [salut] = await readShared(storage, now + DAY);
  await forgetShared(storage, [salut?.id ?? 0]);
  expect(await names(now + DAY)).toEqual(['loges.jpg']);
});

test('a picture that is taken twice, since the page was left in between, is the same both times', async () => {
  await leadOf(share({}, photo('salut.jpg'), photo('loges.jpg')));
  const uuids = async () => (await readShared(storage, now)).map(({ uuid }) => uuid);
  const [first, second] = await uuids();
  expect(first).not.toBe(second);
  expect(await uuids()).toEqual([first, second]);
});

test('a picture that an older build kept without a name of its own is given one', async () => {
  await leadOf(share({}, photo('salut.jpg')));
  const opening = storage.indexedDB.open('shared-files');
  await new Promise((resolve) => opening.addEventListener('success', resolve));
  const files = opening.result.transaction('files', 'readwrite').objectStore('files');
  files.put({ id: 7, at: new Date(now), name: 'loges.jpg', type: 'image/jpeg', bytes: new ArrayBuffer(1) });
  opening.result.close();
  for (const { uuid } of await readShared(storage, now)) expect(uuid).toMatch(/^[\da-f-]{36}$/);
  expect(await names()).toEqual(['salut.jpg', 'loges.jpg']);
});

test('what nobody took for a week is gone, what came since is not', async () => {
  await leadOf(share({}, photo('salut.jpg')));
  await leadOf(share({}, photo('loges.jpg')), now + 6 * DAY);
  expect(await names(now + 8 * DAY)).toEqual(['loges.jpg']);
  expect(await names(now)).toEqual(['loges.jpg']);
});

test('a hundred pictures wait at most: the oldest make room', async () => {
  const many = Array.from({ length: 60 }, (_, rank) => photo(`${rank}.jpg`));
  await leadOf(share({}, ...many));
  await leadOf(share({}, ...many));
  const waiting = await names();
  expect([waiting.length, waiting[0]]).toEqual([100, '20.jpg']);
});

test.each([
  ['QuotaExceededError', 'plein'],
  ['UnknownError', 'echec'],
])('where the device says %s nothing of it is kept, and the page is told %s', async (name, told) => {
  let adds = 0;
  const original = IDBObjectStore.prototype.add;
  const full = vi.spyOn(IDBObjectStore.prototype, 'add').mockImplementation(function (
    this: IDBObjectStore,
    value,
  ) {
    adds += 1;
    if (adds === 2) throw new DOMException('full', name);
    return original.call(this, value);
  });
  const led = await leadOf(share({}, photo('salut.jpg'), photo('loges.jpg')));
  full.mockRestore();
  expect(led).toEqual([303, `/coulisses/image/ajouter?partage=${told}`]);
  expect(await names()).toEqual([]);
});
