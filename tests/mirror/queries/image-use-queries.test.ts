import { expect, test } from 'vitest';
import type { Show } from '#common/contract/agenda/show';
import type { NewsRow } from '#common/contract/content/news';
import type { PieceRow } from '#common/contract/content/piece';
import type { RichText, RichTextNode } from '#common/contract/fields/rich-text-nodes';
import { imageUseQueriesOf } from '#mirror/queries/image-use-queries';
import { zoneDraft } from '../../support/interactive-image-draft';
import { fill, openMirror } from '../stage';

const uuidOf = (rank: number) => `0190a000-0000-7000-8000-${String(rank).padStart(12, '0')}`;
const image = uuidOf(900);

const visibleFrom = new Date('2009-03-13T20:30:00+01:00');

const news = (rank: number, title: string): NewsRow => ({
  uuid: uuidOf(rank),
  slug: `breve-${rank}`,
  title,
  description: '',
  creationDate: visibleFrom,
  visibleFrom,
  years: [],
  version: 'v1',
  spectacleTypes: [],
});

const cast = {
  minMen: 1,
  maxMen: 1,
  minWomen: 1,
  maxWomen: 1,
  minTotal: 2,
  maxTotal: 2,
  baseMen: 1,
  baseWomen: 1,
  baseTotal: 2,
};

const piece = (rank: number, title: string): PieceRow => ({
  uuid: uuidOf(rank),
  slug: `piece-${rank}`,
  title,
  creationDate: visibleFrom,
  visibleFrom,
  textAuthors: [],
  charactersData: { uuid: uuidOf(rank), ...cast },
  version: 'v1',
});

const document = (...content: RichTextNode[]): RichText => ({ type: 'adls-text', content });
const picture = (uuid: string): RichTextNode => ({
  type: 'img',
  content: `/api/images/${uuid}/format/L/file?v=a1b2`,
});
const words: RichTextNode = { type: 'p', content: [{ type: 'text', content: `Un mot de ${image}` }] };
const link: RichTextNode = {
  type: 'a',
  href: `/images/galerie?photo=${image}`,
  content: [{ type: 'text', content: 'la photo' }],
};

async function library() {
  const { mirror, begin } = openMirror();
  const generation = await begin();
  await fill(generation, 'news', [news(1, 'Au salut'), news(2, 'Sans image'), news(3, 'Une autre')]);
  await fill(generation, 'news-bodies', [
    { uuid: uuidOf(1), content: document({ type: 'blockquote', content: [picture(image)] }) },
    { uuid: uuidOf(2), content: document(words) },
    { uuid: uuidOf(3), content: document(picture(uuidOf(901))) },
  ]);
  await fill(generation, 'coming-news', [news(1, 'Au salut'), news(4, 'Bientôt')]);
  await fill(generation, 'coming-news-bodies', [
    { uuid: uuidOf(1), content: document(picture(image)) },
    { uuid: uuidOf(4), content: document({ type: 'p', content: [link] }) },
  ]);
  await fill(generation, 'pieces', [piece(5, 'Le Dindon')]);
  await fill(generation, 'piece-bodies', [
    { uuid: uuidOf(5), resume: document(picture(image)), characters: [], dates: [] },
  ]);
  await fill(generation, 'about-texts', [
    {
      uuid: uuidOf(6),
      slug: 'notre-histoire',
      type: 'PAGE',
      title: 'Notre histoire',
      content: document(picture(image)),
      version: 1,
      lastModified: visibleFrom,
    },
  ]);
  return { generation, queries: imageUseQueriesOf(mirror) };
}

const show = (rank: number, title: string, fields: Partial<Show> = {}): Show => ({
  uuid: uuidOf(rank),
  slug: `spectacle-${rank}`,
  title,
  visibleFrom,
  visibleUntil: visibleFrom,
  prices: [],
  dates: [],
  location: { name: 'Salle des fêtes' },
  pieces: [],
  bookings: true,
  version: 'v1',
  ...fields,
});

test('an image is used by the show whose banner it is, and by one with an interactive image of it or with it', async () => {
  const { generation, queries } = await library();
  await fill(generation, 'shows', [
    show(7, 'En bannière', { banner: { uuid: image } }),
    show(8, 'En affiche'),
    show(9, 'Dans une zone'),
    show(10, 'Sans elle'),
  ]);
  const interactive = (rank: number, of: number, shown: string, inZone: string) => ({
    uuid: uuidOf(rank),
    show: uuidOf(of),
    title: 'L’affiche',
    image: shown,
    zones: [zoneDraft({ type: 'IMAGE', image: inZone })],
    rank: 0,
    version: 'v1',
  });
  await fill(generation, 'interactive-images', [
    interactive(20, 8, image, uuidOf(901)),
    interactive(21, 9, uuidOf(901), image),
    interactive(22, 10, uuidOf(901), uuidOf(901)),
  ]);
  const uses = (await queries.of(image)).filter(({ kind }) => kind === 'show').map(({ title }) => title);
  expect(uses.toSorted()).toEqual(['Dans une zone', 'En affiche', 'En bannière']);
});

test('an image is used where it stands, and where a link leads to it: each document once, those to appear too', async () => {
  const { queries } = await library();
  const uses = (await queries.of(image)).map(({ kind, title }) => `${kind} ${title}`);
  expect(uses.toSorted()).toEqual([
    'news Au salut',
    'news Bientôt',
    'piece Le Dindon',
    'text Notre histoire',
  ]);
});

test('an image that nobody refers to is used nowhere', async () => {
  const { queries } = await library();
  expect(await queries.of(uuidOf(999))).toEqual([]);
});

test('one use is found among sixteen hundred news', async () => {
  const { generation, queries } = await library();
  const many = Array.from({ length: 1600 }, (_, rank) => 1000 + rank);
  const paragraphs = Array.from({ length: 20 }, () => words);
  await fill(
    generation,
    'news-bodies',
    many.map((rank) => ({ uuid: uuidOf(rank), content: document(...paragraphs) })),
  );
  expect((await queries.of(image)).filter(({ kind }) => kind === 'news')).toHaveLength(2);
});
