import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Router } from 'wouter';
import type { PieceSummary } from '#common/contract/content/piece';
import { PieceCard } from '../../../../src/screens/library/piece-card';
import { cast } from '../../../support/piece-draft';

const played = (years: number[]): PieceSummary => ({
  uuid: '0190a000-0000-7000-8000-000000000001',
  slug: 'le-dindon',
  title: 'Le Dindon',
  creationDate: new Date('2026-01-02T10:00:00+01:00'),
  visibleFrom: new Date('2026-01-02T10:00:00+01:00'),
  textAuthors: [],
  charactersData: cast,
  performance: { uuid: cast.uuid, type: { code: 'ADULTE', name: 'Adulte' }, years },
  version: 'v1',
});
const wordsOf = (piece: PieceSummary) =>
  renderToStaticMarkup(
    <Router ssrPath="/bibliotheque">
      <PieceCard piece={piece} casting={null} isFirst={false} />
    </Router>,
  ).replace(/<[^>]+>/g, '');

test('a card tells the year in which a play was played last, where it is known', () => {
  expect(wordsOf(played([1992, 2009]))).toContain('Jouée en 2009');
  expect(wordsOf(played([]))).not.toMatch(/Jouée|Infinity/);
});
