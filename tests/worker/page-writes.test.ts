import { expect, test } from 'vitest';
import { colette, newsWrite, openAsColette } from './worker-stage';

test('a creation that was sent is not saved again with other content, and its page learns that it was saved', async () => {
  const { worker, sentTo } = await openAsColette({
    'POST /api/news': () => ({ status: 201, body: { version: 'v1' } }),
  });
  const first = await worker.enqueue(newsWrite, colette.uuid);
  await worker.synchronise();
  expect(await worker.enqueue(newsWrite, colette.uuid)).toEqual(first);
  const changed = { ...newsWrite, body: { ...newsWrite.body, title: 'Rideau levé' } };
  expect(await worker.enqueue(changed, colette.uuid)).toMatchObject({
    ok: false,
    failure: { kind: 'refused', error: { code: 'already-exists' } },
  });
  await worker.synchronise();
  expect(sentTo('POST', '/api/news')).toHaveLength(1);
});
