import { beforeEach, describe, expect, test } from 'vitest';
import type { QueuedCall } from '#common/contract/calls/endpoints';
import { type Outbox, openOutbox } from '#mirror/outbox';
import { enqueue } from '#worker/queue/enqueue';
import { acknowledge, freezeRequest, readHeads, refuse } from '#worker/queue/lanes';
import { discard } from '#worker/queue/refused-writes';
import { openStage } from '../stage';

const bertrand = {
  uuid: '0190a000-0000-7000-8000-000000000010',
  slug: 'bertrand-calvet',
  name: 'Calvet',
  firstname: 'Bertrand',
};
const now = new Date('2026-11-21T20:30:00+01:00');
const error = { code: 'full', message: 'Complet' } as const;

let outbox: Outbox;
let stage: ReturnType<typeof openStage>;

beforeEach(() => {
  stage = openStage();
  outbox = openOutbox(bertrand.uuid, stage.surroundings.storage);
});

function save(call: QueuedCall, body: object, params: Readonly<Record<string, string>> = {}) {
  const write = { call, params, body, lane: 'counter:1', base: null, label: call };
  return enqueue(outbox, write, { key: stage.freshKey(), at: now, author: bertrand });
}
const sell = (uuid: string, fields: object = {}) => save('createTicketOrder', { uuid, ...fields });
const refund = (uuid: string) => save('changeTicketOrder', { state: { code: 'REMBOURSEE' } }, { uuid });
const stateOf = async (key: string) => (await outbox.writes.get(key))?.state;

/** A sale and its refund, which leaves with it when there are no seats. */
async function refused() {
  const sale = await sell('first');
  const back = await refund('first');
  await freezeRequest(outbox, sale.key, now);
  await refuse(outbox, sale.key, 'attend', error);
  return { sale, back };
}

describe('a refused sale that is sold all the same', () => {
  test('is refunded after it, if it was refunded before', async () => {
    const { sale, back } = await refused();
    const again = await sell('first', { beyond: true });
    expect(await discard(outbox, sale.key)).toEqual([sale.key, back.key]);
    expect([await stateOf(sale.key), await stateOf(back.key)]).toEqual(['discarded', 'queued']);
    expect((await readHeads(outbox)).map(({ key }) => key)).toEqual([again.key]);
    await acknowledge(outbox, again.key, { version: 'v1', at: now });
    expect((await readHeads(outbox)).map(({ key }) => key)).toEqual([back.key]);
    expect(await freezeRequest(outbox, back.key, now)).toMatchObject({ ifMatch: 'v1', behind: again.key });
    expect(await outbox.writes.get(back.key)).not.toHaveProperty('with');
  });

  test('takes its refund along when it is refused once more', async () => {
    const { sale, back } = await refused();
    const again = await sell('first', { beyond: true });
    await discard(outbox, sale.key);
    expect(await refuse(outbox, again.key, 'attend', error)).toEqual([again.key, back.key]);
  });
});

test('a refused sale that is given up is given up with its refund, whatever else is sold', async () => {
  const { sale, back } = await refused();
  await sell('second');
  expect(await discard(outbox, sale.key)).toEqual([sale.key, back.key]);
  expect(await stateOf(back.key)).toBe('discarded');
});
