import { expect, test } from 'vitest';
import { openAsColette } from '../worker-stage';

test('whoever leaves a device leaves no picture on it that is yet to appear', async () => {
  const { worker, caches } = await openAsColette({ 'DELETE /api/authtokens/*': () => ({ status: 204 }) });
  const seen = await caches.open('images');
  const picture = (who: string) =>
    new Response('une image', { headers: { 'Cache-Control': `${who}, max-age=31536000, immutable` } });
  await seen.put('https://theatre.example/api/images/a-paraitre/format/M/file?v=1', picture('private'));
  await seen.put('https://theatre.example/api/images/parue/format/M/file?v=1', picture('public'));
  await worker.logout();
  const left = async () => (await seen.keys()).map(({ url }) => url.split('/')[5]);
  await expect.poll(left).toEqual(['parue']);
});
