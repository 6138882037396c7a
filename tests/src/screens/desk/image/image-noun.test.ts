import { is } from 'superstruct';
import { describe, expect, test } from 'vitest';
import { imageWrite } from '#common/contract/content/image';
import { noMoment, typedMoment } from '#common/rules/typed-moment';
import { imageFaults, imageNoun } from '../../../../../src/screens/desk/image/image-noun';

const uuid = '0190a000-0000-7000-8000-000000000001';
const at = new Date('2026-12-01T20:30:00+01:00');
const salute = {
  ...imageNoun.empty,
  name: ' Le salut ',
  year: '2026',
  types: ['PHOTO'],
  shows: ['ATELIER'],
  visibleFrom: typedMoment(at),
  focus: { x: 0.25, y: 0.5 },
} as const;

describe('an image on the desk', () => {
  test('is written as the server takes it', () => {
    const { body } = imageNoun.write(salute, uuid, null);
    expect(body).toMatchObject({ uuid, name: 'Le salut', year: 2026, types: [{ code: 'PHOTO' }] });
    expect(body).toMatchObject({ visibleFrom: '2026-12-01T20:30:00+01:00' });
    expect(is({ ...body, visibleFrom: at }, imageWrite)).toBe(true);
  });

  test('is created once, then saved', () => {
    const created = { call: 'createImage', params: {}, base: null };
    expect(imageNoun.write(salute, uuid, null)).toMatchObject(created);
    const saved = { call: 'updateImage', params: { uuid }, base: 'v1' };
    expect(imageNoun.write(salute, uuid, 'v1')).toMatchObject(saved);
    expect(imageNoun.write(salute, uuid, null).label).toBe('Image «\u00a0Le salut\u00a0»');
  });

  test('may have a space beside its year, as pasted', () => {
    const pasted = { ...salute, year: '2026\u00a0' };
    expect(imageFaults(pasted).year).toBeUndefined();
    expect(imageNoun.write(pasted, uuid, null).body).toMatchObject({ year: 2026 });
  });

  test.each([
    ['name', { name: '  ' }, 'Le nom est obligatoire'],
    ['name', { name: 'a'.repeat(201) }, '200 caractères'],
    ['year', { year: '' }, 'L’année est obligatoire'],
    ['year', { year: '1983' }, '1984 à 3000'],
    ['description', { description: 'a'.repeat(2001) }, '2\u202f000 caractères'],
    ['visibleFrom.time', { visibleFrom: { ...noMoment, day: '12/12/2026' } }, 'L’heure est à préciser'],
  ] as const)('with a wrong %s says so at the field: %j', (field, change, words) => {
    expect(imageFaults({ ...salute, ...change })[field]).toContain(words);
  });

  test('needs no description', () => {
    expect(imageFaults(salute)).toEqual({});
  });
});
