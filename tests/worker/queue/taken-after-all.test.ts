import { expect, test } from 'vitest';
import { openOutbox } from '#mirror/outbox';
import { type NewOutboxWrite, enqueue } from '#worker/queue/enqueue';
import { freezeRequest, refuse } from '#worker/queue/lanes';
import { takeAfterAll } from '#worker/queue/taken-after-all';
import { openStage } from '../stage';

const now = new Date('2026-11-21T20:30:00+01:00');
const error = { code: 'wrong-state', message: 'Refusée.' } as const;

test.each([
  ['save', 'updateNews', 'v0', 'v0'],
  ['creation', 'createNews', null, 'none'],
] as const)(
  'what follows a refused %s that the server has after all never overwrites unseen what others saved',
  async (_, call, base, sentOver) => {
    const stage = openStage();
    const outbox = openOutbox('0190a000-0000-7000-8000-000000000004', stage.surroundings.storage);
    const save = (fields: Partial<NewOutboxWrite>) =>
      enqueue(
        outbox,
        {
          call,
          params: { slug: 'rideau' },
          lane: 'news:1',
          base,
          label: 'Rideau',
          body: null,
          ...fields,
        },
        { key: stage.freshKey(), at: now, author: null },
      );
    const first = await save({ body: { title: 'Rideau' } });
    await freezeRequest(outbox, first.key, now);
    const second = await save({ call: 'deleteNews' });
    await refuse(outbox, first.key, 'attend', error);

    expect(new Set(await takeAfterAll(outbox, [first.key]))).toEqual(new Set([first.key, second.key]));
    expect(await outbox.writes.get(first.key)).toMatchObject({ state: 'acknowledged' });
    expect(await freezeRequest(outbox, second.key, now)).toMatchObject({
      state: 'queued',
      ifMatch: sentOver,
    });
  },
);
