import { describe, expect, test } from 'vitest';
import { encodeWire } from '#common/base/wire';
import { newsFaults } from '../../../../../src/screens/desk/news/news-faults';
import { type NewsValues, bodyOf, newsNoun } from '../../../../../src/screens/desk/news/news-noun';
import { newsDeskNoun } from '../../../../../src/screens/desk/news/news-desk-noun';
import { newsOfVersion } from '../../../../../src/screens/desk/news/news-of-version';

const uuid = '0190a000-0000-7000-8000-000000000001';
const typed: NewsValues = {
  ...newsNoun.empty,
  title: ' Rideau ',
  description: 'Ce soir.\n',
  years: '2025,2024 2025',
};
const normalised = newsNoun.normalised?.(typed, uuid);

describe('a news item on the desk', () => {
  test('stands there, once it is saved, as it will be read again', () => {
    expect(normalised).toMatchObject({ title: 'Rideau', description: 'Ce soir.', years: '2024, 2025' });
    expect(newsOfVersion(JSON.parse(JSON.stringify(bodyOf(typed, uuid))))).toMatchObject({
      title: normalised?.title,
      description: normalised?.description,
      years: normalised?.years,
    });
  });

  test('keeps what is wrong as it was typed', () => {
    expect(newsNoun.normalised?.({ ...typed, years: '1789 ,2025' }, uuid).years).toBe('1789 ,2025');
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

  test('comes into the form even where the form has to correct it', () => {
    const saved: unknown = JSON.parse(encodeWire(bodyOf(typed, uuid)));
    const longTitle = 'a'.repeat(201);
    const types = [{ code: 'ADULTE', name: 'Adulte' }, { code: 'CIRQUE' }];
    const old = { ...Object(saved), title: longTitle, years: [1789], spectacleTypes: types, colour: 'red' };
    const inForm = newsOfVersion(old);
    expect(inForm).toMatchObject({ title: longTitle, years: '1789', spectacleTypes: ['ADULTE'] });
    expect(newsFaults({ ...newsNoun.empty, ...inForm })).toMatchObject({
      title: expect.any(String),
      years: expect.any(String),
    });
    expect(newsOfVersion({ title: 'Rideau' })).toBeNull();
  });

  test('is restored from the list as it was saved; a version that the form would refuse is not', () => {
    const item = { uuid, slug: 'rideau', version: 'v1' };
    const saved: unknown = JSON.parse(encodeWire(bodyOf(typed, uuid)));
    const restored = newsDeskNoun.writes.restoreRevision(item, saved, 'Version reprise');
    expect(JSON.parse(encodeWire(restored?.body))).toEqual(saved);
    expect(newsDeskNoun.writes.restoreRevision(item, { title: 'Rideau' }, 'Version reprise')).toBeNull();
  });
});
