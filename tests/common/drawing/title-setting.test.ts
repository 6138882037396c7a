import { describe, expect, it } from 'vitest';
import { endsOnSmallWord, setTitle } from '#common/drawing/title-setting';

const place = { width: 16, height: 8, lead: 1, largest: 10, measure: (text: string) => text.length / 2 };

const titles = [
  'Le Dindon',
  'Les Fourberies de Scapin',
  'Le Jeu de l’amour et du hasard',
  'On ne badine pas avec l’amour',
  'Il faut qu’une porte soit ouverte ou fermée',
  'Le Voyage de monsieur Perrichon',
  'La Farce de maître Pathelin',
  'Feu la mère de Madame',
  'Le Songe d’une nuit d’été',
  'Un chapeau de paille d’Italie',
];

describe('setting a title', () => {
  it.each(titles)('keeps every word of “%s” in order', (title) => {
    expect(setTitle(title, place).lines.join(' ')).toBe(title);
  });

  it.each(titles)('ends no line of “%s” on a small word', (title) => {
    expect(setTitle(title, place).lines.slice(0, -1).filter(endsOnSmallWord)).toEqual([]);
  });

  it('stays inside its place', () => {
    for (const title of titles) {
      const { lines, size } = setTitle(title, place);
      expect(Math.max(...lines.map(place.measure)) * size).toBeLessThanOrEqual(place.width + 1e-9);
      expect(lines.length * size * place.lead).toBeLessThanOrEqual(place.height + 1e-9);
    }
  });

  it('breaks a long title rather than make it small', () => {
    expect(setTitle('Les Fourberies de Scapin', place).lines).toEqual(['Les Fourberies', 'de Scapin']);
  });

  it('sets a few lines of a title that goes on and on', () => {
    const { lines } = setTitle('Rideau '.repeat(1_000), place);
    expect(lines.length).toBeLessThanOrEqual(12);
    expect(lines.at(-1)).toMatch(/…$/);
  });

  it('never begins a line with French punctuation', () => {
    const { lines } = setTitle('Mais qui a tué Madame Lherminier ?', { ...place, width: 6 });
    expect(lines.some((line) => line.startsWith('?'))).toBe(false);
  });

  it('takes a title of forty words without losing its breath', () => {
    const long = Array.from({ length: 40 }, (_, i) => `mot${i}`).join(' ');
    expect(setTitle(long, place).lines.join(' ')).toBe(long);
  });

  it.each([
    ['Le Jeu de', true],
    ['et du', true],
    ['pour l’', true],
    ['Le Dindon', false],
    ['un soir d’été', false],
    ['À la une', true],
    ['la brune', false],
  ])('knows whether “%s” hangs', (line, hangs) => {
    expect(endsOnSmallWord(line)).toBe(hangs);
  });
});
