import { expect, test } from 'vitest';
import type { InteractiveImage } from '#common/contract/agenda/interactive-image';
import { interactiveImageQueriesOf } from '#mirror/queries/interactive-image-queries';
import { fill, openMirror } from '../stage';

const uuidOf = (rank: number) => `0190a000-0000-7000-8000-${String(rank).padStart(12, '0')}`;
const show = uuidOf(1);

const image = (key: number, rank: number, of = show): InteractiveImage => ({
  uuid: uuidOf(key),
  show: of,
  title: `Image ${key}`,
  image: uuidOf(900),
  zones: [],
  rank,
  version: 'v1',
});

test('the interactive images of a show are read in their order, those on view apart from those of the desk', async () => {
  const { mirror, begin } = openMirror();
  const generation = await begin();
  await fill(generation, 'interactive-images', [image(10, 1), image(11, 0), image(12, 0, uuidOf(2))]);
  await fill(generation, 'desk-interactive-images', [image(13, 3), image(10, 1), image(14, 1)]);
  const queries = interactiveImageQueriesOf(mirror);
  const titles = (images: readonly InteractiveImage[]) => images.map(({ title }) => title);
  expect(titles(await queries.ofShow(show))).toEqual(['Image 11', 'Image 10']);
  expect(titles(await queries.ofShowOnDesk(show))).toEqual(['Image 10', 'Image 14', 'Image 13']);
  expect(await queries.read(uuidOf(13))).toMatchObject({ title: 'Image 13' });
  expect(await queries.read(uuidOf(11))).toBeNull();
});
