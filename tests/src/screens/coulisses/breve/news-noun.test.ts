import { describe, expect, test } from 'vitest';
import { newsFaults } from '../../../../../src/screens/coulisses/breve/news-faults';
import { type NewsValues, bodyOf, newsNoun } from '../../../../../src/screens/coulisses/breve/news-noun';
import { newsOfVersion } from '../../../../../src/screens/coulisses/breve/news-of-version';

const uuid = '0190a000-0000-7000-8000-000000000001';
const typed: NewsValues = {
  ...newsNoun.empty,
  title: ' Rideau ',
  description: 'Ce soir.\n',
  years: '2025,2024 2025',
};
const tidied = newsNoun.tidied?.(typed, uuid);

describe('a news item on the desk', () => {
  test('stands there, once it is saved, as it will be read again', () => {
    expect(tidied).toMatchObject({ title: 'Rideau', description: 'Ce soir.', years: '2024, 2025' });
    expect(newsOfVersion(JSON.parse(JSON.stringify(bodyOf(typed, uuid))))).toMatchObject({
      title: tidied?.title,
      description: tidied?.description,
      years: tidied?.years,
    });
  });

  test('keeps what is wrong as it was typed', () => {
    expect(newsNoun.tidied?.({ ...typed, years: '1789 ,2025' }, uuid).years).toBe('1789 ,2025');
  });

  test('is saved with a title alone', () => {
    expect(Object.values(newsFaults({ ...newsNoun.empty, title: 'Rideau' })).filter(Boolean)).toEqual([]);
  });

  test.each([
    ['title', { title: ' ' }, 'Le titre est obligatoire'],
    ['title', { title: 'a'.repeat(201) }, '200 caractères au plus (il y en a 201)'],
    [
      'title',
      { title: 'Ri\u202edeau' },
      'Un caractère invisible est après «\u00a0Ri\u00a0»\u00a0: retirez-le',
    ],
    [
      'description',
      { description: 'a'.repeat(1001) },
      '1\u202f000 caractères au plus (il y en a 1\u202f001)',
    ],
    ['years', { years: '2024, 1789' }, '«\u00a01789\u00a0» n’est pas une année de 1984 à 3000'],
  ] as const)('with a wrong %s is told at the field: %#', (field, change, fault) => {
    expect(newsFaults({ ...typed, ...change })[field]).toBe(fault);
  });

  test('may have several lines in its summary', () => {
    expect(newsFaults({ ...typed, description: 'Ce soir.\nEt demain.' }).description).toBeUndefined();
  });
});
