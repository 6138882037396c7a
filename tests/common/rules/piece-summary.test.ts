import { describe, expect, test } from 'vitest';
import { writtenPerformance, writtenPiece } from '#common/rules/piece-summary';
import { cast } from '../../support/piece-draft';

const miniature = '0190a000-0000-7000-8000-0000000000aa';
const [first, second] = [new Date('1991-06-28T20:30:00+02:00'), new Date('2009-03-13T20:30:00+01:00')];

const write = {
  title: ' Le Dindon ',
  duration: 120,
  genre: ' vaudeville ',
  previewImage: { uuid: miniature },
  charactersData: cast,
};

describe('what is written of a play', () => {
  test('is kept without blanks around it', () => {
    expect(writtenPiece(write)).toEqual({
      title: 'Le Dindon',
      duration: 120,
      genre: 'vaudeville',
      previewImage: miniature,
      charactersData: cast,
    });
  });

  test.each([
    [{ genre: ' ', duration: null }, ['title', 'previewImage', 'charactersData']],
    [{ genre: null }, ['title', 'duration', 'previewImage', 'charactersData']],
  ])('says nothing where %o does not', (fields, said) => {
    expect(Object.keys(writtenPiece({ ...write, ...fields }))).toEqual(said);
  });
});

describe('what is written of a performance', () => {
  const character = { uuid: 'c1', name: ' Pontagnac ', preview: { uuid: miniature } };
  const performance = {
    uuid: 'p1',
    type: { code: 'ADULTE' as const },
    years: [2009, 1991, 2009],
    characters: [{ ...character, description: ' ', actor: ' Rémi Castan ' }],
    dates: [
      { uuid: 'd2', date: second },
      { uuid: 'd1', date: first },
    ],
  };

  test('names each year once, and years and dates in the order of time', () => {
    const { years, dates } = writtenPerformance(performance);
    expect(years).toEqual([1991, 2009]);
    expect(dates).toEqual([
      { uuid: 'd1', date: first },
      { uuid: 'd2', date: second },
    ]);
  });

  test('names who plays whom without blanks, and describes nobody by them alone', () => {
    expect(writtenPerformance(performance).characters).toEqual([
      { uuid: 'c1', name: 'Pontagnac', preview: miniature, actor: 'Rémi Castan' },
    ]);
  });
});
