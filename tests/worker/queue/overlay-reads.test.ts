import { beforeEach, expect, test } from 'vitest';
import type { Show } from '#common/contract/agenda/show';
import type { QueuedCall } from '#common/contract/calls/endpoints';
import type { SponsorRow } from '#common/contract/content/sponsor';
import { openDevice } from '#mirror/device';
import { type FollowState, type Generation, openGeneration } from '#mirror/generation';
import { type Outbox, openOutbox } from '#mirror/outbox';
import { shelve } from '#mirror/shelf';
import { enqueue } from '#worker/queue/enqueue';
import { acknowledge, freezeRequest } from '#worker/queue/lanes';
import { reflect } from '#worker/queue/reflect';
import { applyAnswer } from '#worker/sync/apply-answer';
import { decodeAnswer } from '#worker/sync/decode-answer';
import { writtenInteractiveImage } from '../../support/interactive-image-draft';
import { openStage } from '../stage';

/* Effects that read the rows of other things. */

const agathe = {
  uuid: '0190a000-0000-7000-8000-000000000004',
  slug: 'agathe-oudin',
  name: 'Oudin',
  firstname: 'Agathe',
};
const first = '0190a000-0000-7000-8000-000000000001';
const second = '0190a000-0000-7000-8000-000000000002';
const third = '0190a000-0000-7000-8000-000000000003';
const fourth = '0190a000-0000-7000-8000-000000000005';
const start = new Date('2026-11-21T20:30:00+01:00');

const state: FollowState = {
  id: 'follow',
  epoch: 'a',
  cursors: { public: 'c0', mine: 'c0' },
  owner: agathe.uuid,
  scopes: ['site', 'secretariat', `user:${agathe.uuid}`],
  caughtUpAt: start,
  clockOffset: 0,
};

let generation: Generation;
let outbox: Outbox;
let stage: ReturnType<typeof openStage>;
let saves = 0;

beforeEach(async () => {
  stage = openStage();
  const { storage } = stage.surroundings;
  generation = openGeneration('mirror-1', storage);
  outbox = openOutbox(agathe.uuid, storage);
  await generation.follow.put(state);
});

/** Each save is a second after the one before it. */
async function save(call: QueuedCall, lane: string, body: object, base: string | null = null) {
  saves += 1;
  const at = new Date(start.getTime() + saves * 1000);
  const write = { call, params: {}, body, lane, base, label: call };
  const saved = await enqueue(outbox, write, { key: stage.freshKey(), at, author: agathe });
  await reflect(generation, { outbox, device: openDevice(stage.surroundings.storage) }, [saved.key]);
}

test('an interactive image added here is on view if its show is', async () => {
  const show: Show = {
    uuid: first,
    slug: 'le-dindon',
    title: 'Le Dindon',
    location: { name: 'Salle des fêtes' },
    dates: [],
    prices: [],
    pieces: [],
    visibleFrom: new Date('2026-11-01T09:00:00+01:00'),
    visibleUntil: new Date('2026-12-20T09:00:00+01:00'),
    bookings: false,
    version: 'v0',
  };
  await generation.rows('desk-shows').put(shelve('desk-shows', show));
  const body = { ...writtenInteractiveImage({ show: first, image: third }), uuid: second };
  await save('createInteractiveImage', `interactive-image:${second}`, body);
  expect(await generation.rows('interactive-images').get(second)).toMatchObject({ title: body.title });
});

test('partners added and moved here lie in the order that was made, also over rows that come later', async () => {
  const told = { description: '', visible: true };
  const garage: SponsorRow = { uuid: first, slug: 'garage', name: 'Garage', rank: 0, version: 'v0', ...told };
  await generation.rows('desk-sponsors').put(shelve('desk-sponsors', garage));
  await save('createSponsor', `sponsor:${second}`, { uuid: second, name: 'Café', ...told });
  await save('createSponsor', `sponsor:${third}`, { uuid: third, name: 'Musée', ...told });
  expect(await names()).toBe('Garage,Café,Musée');
  await save('placeSponsor', `sponsor:${third}`, { after: first, before: second });
  expect(await names()).toBe('Garage,Musée,Café');
  await save('placeSponsor', `sponsor:${first}`, { after: second, before: null });
  expect(await names()).toBe('Musée,Café,Garage');

  await receive([{ ...garage, name: 'Le garage' }]);
  expect(await names()).toBe('Musée,Café,Le garage');
});

test('a move is shown upon those before it, also when an earlier one is shown anew', async () => {
  const told = { description: '', visible: true };
  const row = (own: string, name: string, rank: number): SponsorRow => ({
    uuid: own,
    slug: own,
    name,
    rank,
    version: 'v0',
    ...told,
  });
  const rows = [row(first, 'Ami', 0), row(second, 'Bar', 1), row(third, 'Café', 2), row(fourth, 'Dépôt', 3)];
  await generation.rows('desk-sponsors').bulkPut(rows.map((one) => shelve('desk-sponsors', one)));
  await save('placeSponsor', `sponsor:${first}`, { after: second, before: third });
  await save('placeSponsor', `sponsor:${third}`, { after: second, before: first });
  await save('placeSponsor', `sponsor:${third}`, { after: null, before: second });
  expect(await names()).toBe('Café,Bar,Ami,Dépôt');
  await save('updateSponsor', `sponsor:${first}`, { name: 'Amie', ...told });
  expect(await names()).toBe('Café,Bar,Amie,Dépôt');
});

test('what was added here keeps its place in the list when it is written again', async () => {
  const told = { description: '', visible: true };
  await save('createSponsor', `sponsor:${second}`, { uuid: second, name: 'Cafe', ...told });
  await save('createSponsor', `sponsor:${third}`, { uuid: third, name: 'Musée', ...told });
  await save('updateSponsor', `sponsor:${second}`, { name: 'Café', ...told });
  expect(await names()).toBe('Café,Musée');
});

test('an edit that was sent is not shown over what another person saved since, whatever was moved before it', async () => {
  const told = { description: '', visible: true };
  const garage: SponsorRow = { uuid: first, slug: 'garage', name: 'Garage', rank: 0, version: 'v0', ...told };
  await generation.rows('desk-sponsors').put(shelve('desk-sponsors', garage));
  await save('placeSponsor', `sponsor:${first}`, { after: null, before: second });
  await save('updateSponsor', `sponsor:${first}`, { name: 'Le garage', ...told }, 'v0');
  const keys = (await outbox.writes.toArray()).map(({ key }) => key);
  for (const key of keys) {
    await freezeRequest(outbox, key, start);
    await acknowledge(outbox, key, { version: 'v1', at: start });
  }
  await reflect(generation, { outbox, device: openDevice(stage.surroundings.storage) }, keys);
  expect(await names()).toBe('Le garage');
  await receive([{ ...garage, name: 'Garage Halle', version: 'v2' }]);
  expect(await names()).toBe('Garage Halle');
});

async function receive(sponsors: readonly SponsorRow[]): Promise<void> {
  const answer = decodeAnswer(
    {
      cursors: { public: 'c1', mine: 'c1' },
      scopes: state.scopes,
      serverNow: '2026-11-21T20:31:00+01:00',
      put: { 'desk-sponsors': sponsors },
    },
    stage.surroundings.report,
  );
  await applyAnswer(generation, { from: state, answer, settled: [], clockOffset: 0 });
}

async function names(): Promise<string> {
  const sponsors = await generation.rows('desk-sponsors').toArray();
  return sponsors
    .toSorted((one, other) => one.rank - other.rank)
    .map(({ name }) => name)
    .join();
}
