import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { beforeEach, describe, expect, test } from 'vitest';
import type { QueuedCall } from '#common/contract/calls/endpoints';
import { type Outbox, openOutbox } from '#mirror/outbox';
import { AlreadySaved, enqueue } from '#worker/queue/enqueue';
import { acknowledge, freezeRequest, refuse } from '#worker/queue/lanes';

const colette = {
  uuid: '0190a000-0000-7000-8000-000000000004',
  slug: 'colette-marty',
  name: 'Marty',
  firstname: 'Colette',
};
const uuid = '0190a000-0000-7000-8000-000000000001';
const at = new Date('2026-11-21T20:30:00+01:00');

let outbox: Outbox;
let rank = 0;

beforeEach(() => {
  outbox = openOutbox(colette.uuid, { indexedDB: new IDBFactory(), IDBKeyRange });
  rank = 0;
});

function save(
  call: QueuedCall,
  body: object | null = {},
  lane = `news:${uuid}`,
  params: Readonly<Record<string, string>> = {},
) {
  rank += 1;
  const write = { call, params, body, lane, base: null, label: `${call} ${rank}` };
  return enqueue(outbox, write, { key: `key-${rank}`, at, author: colette });
}

const waiting = async () => (await outbox.writes.toCollection().sortBy('seq')).map(({ call }) => call);

describe('an edit of what still waits unsent', () => {
  test.each([
    ['createNews', 'updateNews'],
    ['updateNews', 'updateNews'],
    ['updateFreeTicket', 'updateFreeTicket'],
  ] as const)('becomes part of it: %s takes in %s', async (before, later) => {
    await save(before, { title: 'Rideau' });
    const merged = await save(later, { title: 'Rideau levé' });
    expect(merged).toMatchObject({ key: 'key-1', call: before, label: `${later} 2` });
    expect(merged.body).toMatchObject({ title: 'Rideau levé' });
    expect(await waiting()).toEqual([before]);
  });

  test('leaves it the uuid that it was created under', async () => {
    await save('createNews', { uuid, title: 'Rideau' });
    expect((await save('updateNews', { title: 'Rideau levé' })).body).toEqual({ uuid, title: 'Rideau levé' });
  });

  test('becomes part of the creation past the picture that was added since', async () => {
    await save('createImage', { uuid, name: 'Le salut' }, `image:${uuid}`);
    const file = await save('takeImageFile', {}, `image:${uuid}`);
    expect((await save('updateImage', { name: 'Le salut final' }, `image:${uuid}`)).key).toBe('key-1');
    expect(await waiting()).toEqual(['createImage', 'takeImageFile']);
    expect(file.behind).toBe('key-1');
  });

  test('waits behind the picture where the creation was sent', async () => {
    const creation = await save('createImage', { uuid, name: 'Le salut' }, `image:${uuid}`);
    await freezeRequest(outbox, creation.key, at);
    const file = await save('takeImageFile', {}, `image:${uuid}`);
    expect((await save('updateImage', { name: 'Fin' }, `image:${uuid}`)).behind).toBe(file.key);
  });

  test('becomes part of it past a move in its list, which is told by itself', async () => {
    const lane = `sponsor:${uuid}`;
    await save('createSponsor', { uuid, name: 'Garage' }, lane);
    const move = await save('placeSponsor', { after: null, before: 'b' }, lane);
    expect((await save('updateSponsor', { name: 'Le garage' }, lane)).key).toBe('key-1');
    const again = await save('placeSponsor', { after: 'b', before: null }, lane);
    expect([move.behind, again.behind]).toEqual(['key-1', 'key-1']);
    expect(await waiting()).toEqual(['createSponsor', 'placeSponsor', 'placeSponsor']);
  });

  test('is not what a move stands behind: the move goes on if the edit is refused', async () => {
    const lane = `sponsor:${uuid}`;
    const edit = await save('updateSponsor', { name: 'Le garage' }, lane);
    const move = await save('placeSponsor', { after: null, before: 'b' }, lane);
    expect(move.behind).toBeNull();
    await refuse(outbox, edit.key, 'conflict', null);
    expect((await outbox.writes.get(move.key))?.state).toBe('queued');
  });

  test('is based on what its person saw, not on the move that was sent before it', async () => {
    const lane = `sponsor:${uuid}`;
    const move = await save('placeSponsor', { after: null, before: 'b' }, lane);
    await freezeRequest(outbox, move.key, at);
    await acknowledge(outbox, move.key, { version: 'of another person', at });
    const edit = await enqueue(
      outbox,
      { call: 'updateSponsor', params: {}, body: {}, lane, base: 'seen', label: 'Garage' },
      { key: 'edit', at, author: colette },
    );
    expect(edit.behind).toBeNull();
    expect((await freezeRequest(outbox, edit.key, at))?.ifMatch).toBe('seen');
  });

  test.each([
    ['updateNews', 'deleteNews'],
    ['deleteNews', 'updateNews'],
    ['updateNews', 'createNews'],
    ['deleteNews', 'deleteNews'],
    ['updateNews', 'updateFreeTicket'],
    ['createTicketOrder', 'changeTicketOrder'],
    // A sale is paid before it is refunded: the refund alone would be refused.
    ['changeTicketOrder', 'changeTicketOrder'],
  ] as const)('stands behind it where it is another act: %s, then %s', async (before, later) => {
    await save(before);
    expect(await save(later)).toMatchObject({ key: 'key-2', behind: 'key-1' });
    expect(await waiting()).toEqual([before, later]);
  });
});

test('what was sent once is not touched any more: an edit stands behind it', async () => {
  await save('updateNews');
  await freezeRequest(outbox, 'key-1', at);
  expect(await save('updateNews')).toMatchObject({ key: 'key-2', behind: 'key-1' });
});

test('an edit of another thing has nothing to do with it', async () => {
  await save('updateNews');
  expect(await save('updateNews', {}, 'news:other')).toMatchObject({ key: 'key-2', behind: null });
});

describe('a creation tried again, because its page did not learn that it was saved', () => {
  const lane = 'counter:1';
  const sell = (total: number) => save('createTicketOrder', { uuid, total, at }, lane);

  test('is the same write, as it was typed last', async () => {
    await sell(24);
    expect(await sell(36)).toMatchObject({ key: 'key-1', body: { uuid, total: 36 } });
    expect(await outbox.writes.toArray()).toMatchObject([{ key: 'key-1', body: { total: 36 } }]);
  });

  test('is the same write after it was sent, if nothing was changed', async () => {
    await sell(24);
    await freezeRequest(outbox, 'key-1', at);
    expect(await sell(24)).toMatchObject({ key: 'key-1' });
    await acknowledge(outbox, 'key-1', { version: 'v1', at });
    expect(await sell(24)).toMatchObject({ key: 'key-1' });
    expect(await waiting()).toEqual(['createTicketOrder']);
  });

  test('is not saved with other content after it was sent', async () => {
    await sell(24);
    await freezeRequest(outbox, 'key-1', at);
    await expect(sell(36)).rejects.toThrow(AlreadySaved);
    expect(await outbox.writes.toArray()).toMatchObject([{ key: 'key-1', body: { total: 24 } }]);
  });

  test('is another write after the first was refused', async () => {
    await sell(24);
    await refuse(outbox, 'key-1', 'attend', { code: 'full', message: 'Complet' });
    expect(await sell(24)).toMatchObject({ key: 'key-2', state: 'queued' });
  });
});

describe('the lane of a counter', () => {
  const lane = 'counter:1';
  const sell = (order: string) => save('createTicketOrder', { uuid: order }, lane);
  const change = (order: string) => save('changeTicketOrder', {}, lane, { uuid: order });

  test('holds sales that stand upon nothing: where one is refused, the others go on', async () => {
    await sell('first');
    expect(await sell('second')).toMatchObject({ key: 'key-2', behind: null });
  });

  test('holds what becomes of a sale behind that sale alone', async () => {
    await sell('first');
    await sell('second');
    expect(await change('first')).toMatchObject({ key: 'key-3', behind: 'key-1' });
    expect(await change('second')).toMatchObject({ key: 'key-4', behind: 'key-2' });
    expect(await change('older')).toMatchObject({ key: 'key-5', behind: null });
  });

  test('holds the time of its latecomers behind no sale: it stands where one is refused', async () => {
    const until = () => save('changeDoorDate', { latecomersUntil: at }, lane, { uuid: '1' });
    await sell('first');
    expect(await until()).toMatchObject({ key: 'key-2', behind: null });
    expect(await refuse(outbox, 'key-1', 'attend', { code: 'full', message: 'Complet' })).toEqual(['key-1']);
    await freezeRequest(outbox, 'key-2', at);
    expect(await until()).toMatchObject({ key: 'key-3', behind: 'key-2' });
  });
});
