import { describe, expect, test } from 'vitest';
import { encodeWire } from '#common/base/wire';
import type { PieceAuthor } from '#common/contract/content/piece-author';
import { type PieceSheet, emptySheet, pieceWriteOf } from '../../../../../src/screens/desk/piece/piece-sheet';
import { normalisedSheet } from '../../../../../src/screens/desk/piece/normalised-sheet';
import { revisionFields } from '../../../../../src/screens/desk/revision/revision-fields';
import { pieceDeskNoun } from '../../../../../src/screens/desk/piece/piece-desk-noun';
import { sheetOfVersion, versionOfSheet } from '../../../../../src/screens/desk/piece/sheet-version';

const key = (rank: number) => `0190eeee-0000-7000-8000-00000000000${rank}`;
const piece = key(0);
const feydeau = { uuid: key(1), slug: 'georges-feydeau', name: 'Feydeau', firstname: 'Georges' };
const desvallieres = {
  uuid: key(2),
  slug: 'maurice-desvallieres',
  name: 'Desvallières',
  firstname: 'Maurice',
};
const library: readonly PieceAuthor[] = [feydeau, desvallieres];
const named = ({ uuid, name, firstname }: PieceAuthor) => ({ uuid, name, firstname });

const typed: PieceSheet = {
  ...emptySheet,
  title: 'Le Dindon',
  genre: 'vaudeville',
  duration: 110,
  previewImage: key(3),
  visibleFrom: { day: '12/12/2026', time: '20:30', kept: null },
  textAuthors: [named(feydeau), named(desvallieres)],
  cast: { ...emptySheet.cast, minWomen: 4, minMen: 5 },
  isPerformed: true,
  spectacleType: 'ADULTE',
  years: '2009 1991',
  characters: [{ uuid: key(4), name: 'Pontagnac', description: '', preview: key(3), actor: 'Rémi Castan' }],
  dates: [{ uuid: key(5), day: '14/3/2009', time: '20 h', kept: null }],
};
const sheet = normalisedSheet(typed, piece);

/** What the server keeps of a save. */
const kept = (content: unknown): unknown => JSON.parse(encodeWire(content));
const told = (content: unknown) => revisionFields('piece', content, library);

describe('a version of a play', () => {
  test('comes into the form as it was saved', () => {
    expect(sheetOfVersion(kept(pieceWriteOf(sheet, piece)), library)).toEqual(sheet);
  });

  test('tells nothing that the form does not, as long as that is unchanged', () => {
    expect(told(versionOfSheet(sheet, piece))).toEqual(told(kept(pieceWriteOf(sheet, piece))));
  });

  test('names its authors, whether by a uuid or by an address', () => {
    const byAddress = { textAuthors: library.map(({ slug }) => ({ slug })) };
    expect(told(byAddress)).toEqual(told({ textAuthors: library.map(({ uuid }) => ({ slug: uuid, uuid })) }));
    expect(told(byAddress)).toContainEqual(
      expect.objectContaining({ name: 'Auteurs', words: 'Georges Feydeau, Maurice Desvallières' }),
    );
    expect(sheetOfVersion(kept({ ...pieceWriteOf(sheet, piece), ...byAddress }), library)).toEqual(sheet);
  });

  test('from before the site kept versions may lack miniatures, and says nothing of what it has not', () => {
    const written = pieceWriteOf({ ...sheet, isPerformed: false }, piece);
    const gaps = { previewImage: undefined, visibleFrom: undefined, performance: undefined };
    const read = sheetOfVersion(kept({ ...written, ...gaps }), library);
    expect(read).toMatchObject({ title: 'Le Dindon', previewImage: null, isPerformed: false });
    expect(read).not.toHaveProperty('visibleFrom');
  });

  test('keeps an author in sight who has gone since', () => {
    const read = sheetOfVersion(kept(pieceWriteOf(sheet, piece)), [feydeau]);
    expect(read?.textAuthors).toEqual([
      named(feydeau),
      { ...named(desvallieres), name: 'Auteur inconnu', firstname: '' },
    ]);
    expect(told(kept(pieceWriteOf(sheet, piece)))).not.toEqual(
      revisionFields('piece', kept(pieceWriteOf(sheet, piece)), [feydeau]),
    );
  });

  test('is nothing where it cannot be read', () => {
    expect(sheetOfVersion({ title: 'Le Dindon' }, library)).toBeNull();
  });
});

test('a sheet full of faults is compared all the same', () => {
  expect(
    told(versionOfSheet({ ...typed, previewImage: null, years: 'hier', duration: -1 }, piece)),
  ).toContainEqual(expect.objectContaining({ name: 'Titre', words: 'Le Dindon' }));
});

test('a version is restored from the list as it was saved; one that the form would refuse is not', () => {
  const item = { uuid: piece, slug: 'le-dindon', version: 'v1' };
  const restored = (content: unknown) =>
    pieceDeskNoun.writes.restoreRevision(item, content, 'Version reprise');
  const saved = kept(pieceWriteOf(sheet, piece));
  expect(kept(restored(saved)?.body)).toEqual(saved);
  expect(restored({ ...Object(saved), textAuthors: [] })).toBeNull();
  expect(restored(null)).toBeNull();
});
