import { expect, test } from 'vitest';
import type { PieceSummary } from '#common/contract/content/piece';
import { type LibraryFilter, libraryFilter } from '../../../../src/components/list-filter/library-filter';
import { type LibraryKind, arrangeLibrary } from '../../../../src/screens/library/library-results';
import { cast } from '../../../support/piece-draft';

const now = new Date('2026-11-21T20:30:00+01:00');
let made = 0;

/** A play for so many women and men, no more and no less. */
function play(title: string, women: number, men: number, fields: Partial<PieceSummary> = {}): PieceSummary {
  made += 1;
  return {
    uuid: `0190a000-0000-7000-8000-${String(made).padStart(12, '0')}`,
    slug: `piece-${made}`,
    title,
    creationDate: now,
    visibleFrom: now,
    textAuthors: [],
    charactersData: {
      ...cast,
      minWomen: women,
      maxWomen: women,
      minMen: men,
      maxMen: men,
      minTotal: women + men,
      maxTotal: women + men,
      baseWomen: women,
      baseMen: men,
      baseTotal: women + men,
    },
    version: 'v1',
    ...fields,
  };
}

const workshop: Partial<PieceSummary> = {
  performance: { uuid: cast.uuid, type: { code: 'ATELIER', name: 'Atelier' }, years: [2020] },
};
const library = [
  play('Zadig', 4, 3, { genre: 'Comédie' }),
  play('Antigone', 2, 2, { genre: 'tragédie' }),
  play('Médée', 4, 4, { genre: 'comédie' }),
  play('Le Cid', 3, 9, { genre: 'Tragedie' }),
  play('Électre', 4, 2),
  play('Exercices', 1, 1, workshop),
];

function titles(filter: Partial<LibraryFilter>, kind: LibraryKind = 'association') {
  const { found, near, all } = arrangeLibrary(library, { ...libraryFilter.whole, ...filter }, kind, now);
  const named = (shelved: typeof found) => shelved.map(({ piece }) => piece.title);
  return { found: named(found), near: named(near), all };
}

test('the association’s library leaves the workshop’s plays out, the workshop’s holds nothing else', () => {
  expect(titles({})).toEqual({
    found: ['Antigone', 'Électre', 'Le Cid', 'Médée', 'Zadig'],
    near: [],
    all: 5,
  });
  expect(titles({}, 'atelier')).toEqual({ found: ['Exercices'], near: [], all: 1 });
});

test('a troupe finds what it can cast, the closest fit first, then what somebody is missing for', () => {
  expect(titles({ women: 4, men: 3 })).toEqual({
    found: ['Zadig', 'Électre', 'Antigone'],
    near: ['Médée'],
    all: 5,
  });
});

test('who was not counted is not there', () => {
  expect(titles({ women: 4 }).found).toEqual([]);
  expect(titles({ women: 4 }).near).toEqual(['Antigone', 'Électre', 'Zadig']);
});

test('a year that is none finds nothing', () => {
  expect(titles({ year: '19' }).found).toEqual([]);
});

test('each genre is offered once, however it is written', () => {
  const { genres } = arrangeLibrary(library, libraryFilter.whole, 'association', now);
  expect(genres).toEqual(['comédie', 'Tragedie']);
});
