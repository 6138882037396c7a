import { expect, test } from 'vitest';
import type { NewsWrite } from '#common/contract/content/news';
import { writtenNews } from '#common/rules/news-summary';

const write: Parameters<typeof writtenNews>[0] = {
  title: ' Rideau ',
  description: 'Ce soir.\n',
  years: [2026],
  spectacleTypes: [{ code: 'ADULTE' }],
};
const written = { title: 'Rideau', description: 'Ce soir.', years: [2026], spectacleTypes: ['ADULTE'] };

test.each([
  ['without a miniature where none is named', {}, written],
  ['without one where it was taken away', { previewImage: null }, written],
  ['with the one that is named', { previewImage: { uuid: 'm1' } }, { ...written, previewImage: 'm1' }],
])('what is written of a news item is kept %s', (_, fields, expected) => {
  expect(writtenNews({ ...write, ...fields })).toEqual(expected);
});

test('years and types are kept once each and in order, whatever the order they were chosen in', () => {
  const years = [2026, 2024, 2026];
  const spectacleTypes: NewsWrite['spectacleTypes'] = [
    { code: 'DIVERS' },
    { code: 'ADULTE' },
    { code: 'DIVERS' },
  ];
  expect(writtenNews({ ...write, years, spectacleTypes })).toEqual({
    ...written,
    years: [2024, 2026],
    spectacleTypes: ['ADULTE', 'DIVERS'],
  });
});
