import { beforeEach, expect, test } from 'vitest';
import type { PieceBodyRow, PieceRow } from '#common/contract/content/piece';
import { type PieceQueries, pieceQueriesOf } from '#mirror/queries/piece-queries';
import { cast } from '../../support/piece-draft';
import { fill, openMirror } from '../stage';

const uuidOf = (rank: number) => `0190a000-0000-7000-8000-${String(rank).padStart(12, '0')}`;
const feydeau = { uuid: uuidOf(900), slug: 'georges-feydeau', name: 'Feydeau', firstname: 'Georges' };
const hats = { uuid: uuidOf(901), name: 'Trois chapeaux', backgroundColor: '#c99b4c', version: 'abc' };

const row = (rank: number, fields: Partial<PieceRow> = {}): PieceRow => ({
  uuid: uuidOf(rank),
  slug: `piece-${rank}`,
  title: `Pièce ${rank}`,
  creationDate: new Date('2026-01-01T10:00:00+01:00'),
  visibleFrom: new Date('2026-01-01T10:00:00+01:00'),
  textAuthors: [feydeau.uuid],
  previewImage: hats.uuid,
  charactersData: cast,
  performed: { uuid: uuidOf(800 + rank), type: 'ADULTE', years: [2009] },
  version: 'v1',
  ...fields,
});
const body = (rank: number, actors: readonly string[]): PieceBodyRow => ({
  uuid: uuidOf(rank),
  resume: { type: 'adls-text', content: [] },
  characters: actors.map((actor, at) => ({
    uuid: uuidOf(rank * 1000 + at),
    name: `Rôle ${at}`,
    actor,
    preview: hats.uuid,
  })),
  dates: [{ uuid: uuidOf(700 + rank), date: new Date('2009-03-13T20:30:00+01:00') }],
});

let queries: PieceQueries;
let generation: Awaited<ReturnType<ReturnType<typeof openMirror>['begin']>>;

beforeEach(async () => {
  const { mirror, begin } = openMirror();
  generation = await begin();
  queries = pieceQueriesOf(mirror);
  await fill(generation, 'piece-authors', [feydeau]);
  await fill(generation, 'preview-images', [hats]);
});

test('the shelf holds what is public and what is to appear, each once, with its authors and miniature', async () => {
  await fill(generation, 'pieces', [row(1), row(2)]);
  await fill(generation, 'coming-pieces', [row(2), row(3, { textAuthors: [] })]);
  const shelf = await queries.all();
  expect(shelf.map(({ slug }) => slug)).toEqual(['piece-1', 'piece-2', 'piece-3']);
  expect(shelf[0]).toMatchObject({
    textAuthors: [feydeau],
    previewImage: hats,
    performance: { type: { code: 'ADULTE', name: 'Adultes' }, years: [2009] },
  });
});

test('a shelf of hundreds names the author and the miniature of each', async () => {
  const ranks = Array.from({ length: 250 }, (_, rank) => rank + 1);
  const authors = ranks.map((rank) => ({ ...feydeau, uuid: uuidOf(1000 + rank), slug: `auteur-${rank}` }));
  const pictures = ranks.map((rank) => ({ ...hats, uuid: uuidOf(2000 + rank) }));
  await fill(generation, 'piece-authors', authors);
  await fill(generation, 'preview-images', pictures);
  await fill(
    generation,
    'pieces',
    ranks.map((rank) => row(rank, { textAuthors: [uuidOf(1000 + rank)], previewImage: uuidOf(2000 + rank) })),
  );
  const shelf = await queries.all();
  expect(shelf.map(({ textAuthors }) => textAuthors)).toEqual(authors.map((author) => [author]));
  expect(shelf.map(({ previewImage }) => previewImage)).toEqual(pictures);
});

test('a play is read whole by its slug or its key, its characters with their pictures', async () => {
  await fill(generation, 'pieces', [row(1)]);
  await fill(generation, 'piece-bodies', [body(1, ['Rémi Castan'])]);
  const piece = await queries.read('piece-1');
  expect(piece).toEqual(await queries.read(uuidOf(1)));
  expect(piece?.performance).toMatchObject({
    characters: [{ name: 'Rôle 0', actor: 'Rémi Castan', preview: hats }],
    dates: [{ date: new Date('2009-03-13T20:30:00+01:00') }],
  });
  expect(await queries.read('piece-9')).toBeNull();
});

test('a play whose body has not come yet is not there yet', async () => {
  await fill(generation, 'pieces', [row(1)]);
  expect(await queries.read('piece-1')).toBeNull();
});

test('the plays of an actor are found however the name is written, by title', async () => {
  await fill(generation, 'pieces', [row(1, { title: 'Zadig' }), row(2, { title: 'Été' }), row(3)]);
  await fill(generation, 'piece-bodies', [
    body(1, ['Rémi Castan', 'Inès Morvan']),
    body(2, ['REMI CASTAN']),
    body(3, ['Rémi Castanet']),
    body(4, ['Rémi Castan']),
  ]);
  expect((await queries.playedBy('Rémi  Castan')).map(({ title }) => title)).toEqual(['Été', 'Zadig']);
  expect(await queries.playedBy(' – ')).toEqual([]);
});

test('the address of a title is the first that no other play has here', async () => {
  await fill(generation, 'pieces', [row(1, { slug: 'le-dindon' }), row(2, { slug: 'le-dindon-3' })]);
  await fill(generation, 'coming-pieces', [row(3, { slug: 'le-dindon-2' })]);
  expect(await queries.addressOf('Le Dindon', uuidOf(9))).toBe('le-dindon-4');
  expect(await queries.addressOf('Le Dindon', uuidOf(1))).toBe('le-dindon');
  expect(await queries.addressOf('Le Dindon rôti', uuidOf(9))).toBe('le-dindon-roti');
});
