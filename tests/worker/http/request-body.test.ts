import { describe, expect, test } from 'vitest';
import { openOutbox } from '#mirror/outbox';
import { enqueue } from '#worker/queue/enqueue';
import { colette, newsWrite, openAsColette } from '../worker-stage';

describe('a write', () => {
  test('larger than the server reads is refused at once, with a reason, and nothing waits', async () => {
    const { worker, state } = await openAsColette();
    const content = { type: 'adls-text', content: [{ type: 'text', content: 'é'.repeat(600_000) }] } as const;
    expect(
      await worker.enqueue({ ...newsWrite, body: { ...newsWrite.body, content } }, colette.uuid),
    ).toMatchObject({
      ok: false,
      failure: { kind: 'refused', error: { code: 'too-large' } },
    });
    expect(state()?.waiting).toBe(0);
  });

  test('larger than the server reads, and lies here already, is shown and never sent', async () => {
    const { worker, state, sentTo, surroundings } = await openAsColette();
    const key = '0190a000-0000-7000-8000-0000000000e1';
    const outbox = openOutbox(colette.uuid, surroundings.storage);
    const saving = { key, at: new Date(surroundings.now()), author: null };
    await enqueue(outbox, { ...newsWrite, body: { title: 'é'.repeat(600_000) } }, saving);
    await worker.synchronise();
    expect(state()?.toAttend).toMatchObject([{ key, reason: 'attend', error: { code: 'too-large' } }]);
    expect(sentTo('POST', '/api/news')).toEqual([]);
  });
});
