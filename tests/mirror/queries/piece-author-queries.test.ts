import { expect, test } from 'vitest';
import { pieceAuthorQueriesOf } from '#mirror/queries/piece-author-queries';
import { fill, openMirror } from '../stage';

const author = (rank: number, name: string, firstname = '') => ({
  uuid: `0190a000-0000-7000-8000-${String(rank).padStart(12, '0')}`,
  slug: `auteur-${rank}`,
  name,
  firstname,
});

test('authors come in the order of a dictionary, accents aside, by first name where names are the same', async () => {
  const { mirror, begin } = openMirror();
  await fill(await begin(), 'piece-authors', [
    author(1, 'Zola', 'Émile'),
    author(2, 'Émile'),
    author(3, 'Corneille', 'Thomas'),
    author(4, 'Corneille', 'Pierre'),
    author(5, 'Feydeau', 'Georges'),
  ]);
  const names = (await pieceAuthorQueriesOf(mirror).all()).map(({ name, firstname }) =>
    `${firstname} ${name}`.trim(),
  );
  expect(names).toEqual(['Pierre Corneille', 'Thomas Corneille', 'Émile', 'Georges Feydeau', 'Émile Zola']);
});
