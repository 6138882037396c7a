import { expect, test } from 'vitest';
import { keepingDesk } from '../../../support/keeping-desk';
import { tomorrow } from '../../../support/news-desk';
import { writtenShow } from '../../../support/show-draft';
import { troupe } from '../../../support/troupe';

const desk = keepingDesk();
const { ask, save, writePiece } = desk;

const give = (slug: string) =>
  save('POST', '/api/shows', {
    by: troupe.seraphine,
    body: writtenShow({ pieces: [{ slug }], prices: [] }),
  });
/** Corrects the title of a play, with all the rest as it was read. */
const correct = (piece: { slug: string }, title: string) =>
  save('PUT', `/api/pieces/${piece.slug}`, { body: { ...piece, title } });
const isThere = async (slug: string) =>
  (await ask('GET', `/api/pieces/${slug}`, { by: troupe.colette })).status === 200;

test('a play that is to appear keeps the address by which a show names it, whatever its title becomes', async () => {
  const piece = await writePiece({ title: 'Le Dindno', visibleFrom: tomorrow });
  const { body: show } = await give(piece.slug);
  const { body: corrected } = await correct(piece, 'Le Dindon');
  expect(corrected).toMatchObject({ title: 'Le Dindon', slug: piece.slug });
  const again = await save('PUT', `/api/shows/${show.slug}`, { by: troupe.seraphine, body: show });
  expect(again.body.pieces).toEqual([{ slug: piece.slug, title: 'Le Dindon' }]);
  await save('DELETE', `/api/pieces/${piece.slug}`);
  expect((await ask('DELETE', `/api/trash/${piece.uuid}`, { by: troupe.colette })).status).toBe(409);
});

test('a show and a new title of its play at the same instant leave no show without its play', async () => {
  const piece = await writePiece({ title: 'La Puce', visibleFrom: tomorrow });
  const [{ status }] = await Promise.all([give(piece.slug), correct(piece, 'La Puce à l’oreille')]);
  expect([201, 400]).toContain(status);
  expect(await isThere(piece.slug)).toBe(status === 201);
});
