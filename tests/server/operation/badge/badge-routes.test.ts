import { expect, test } from 'vitest';
import { keepingDesk } from '../../../support/keeping-desk';
import { tomorrow } from '../../../support/news-desk';
import { troupe } from '../../../support/troupe';

const desk = keepingDesk();
const badges = async () => (await desk.ask('GET', '/api/counters/badges', { by: troupe.colette })).body;

test('editors see how much is yet to appear, until its time has come, and nothing of what is in the trash', async () => {
  await desk.writeNews();
  const { slug } = await desk.writeNews({ visibleFrom: tomorrow });
  await desk.writePiece({ visibleFrom: tomorrow });
  await desk.addPhoto();
  await desk.save('POST', '/api/images', {
    body: { name: 'Salut', year: 2009, spectacleTypes: [], types: [] },
  });
  expect(await badges()).toEqual({ adminNews: 1, adminPieces: 1, adminImages: 1 });
  await desk.save('DELETE', `/api/news/${slug}`);
  expect(await badges()).toMatchObject({ adminNews: 0 });
  await desk.goTo(tomorrow);
  expect(await badges()).toEqual({ adminNews: 0, adminPieces: 0, adminImages: 1 });
});

test('an editor’s device holds what is yet to appear until its time has come, and counts it by that', async () => {
  const { uuid } = await desk.writeNews({ visibleFrom: tomorrow });
  const device = desk.follow(troupe.colette);
  expect(await device('coming-news')).toEqual([uuid]);
  await desk.goTo(tomorrow);
  expect(await device('coming-news')).toEqual([]);
});
