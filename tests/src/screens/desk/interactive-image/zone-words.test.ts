import { describe, expect, test } from 'vitest';
import { emptyZone } from '../../../../../src/screens/desk/interactive-image/interactive-image-sheet';
import { rectangleBetween } from '../../../../../src/screens/desk/interactive-image/zone-outline';
import {
  changeWords,
  cornerName,
  percent,
  zoneCall,
  zoneSummary,
} from '../../../../../src/screens/desk/interactive-image/zone-words';

const points = rectangleBetween({ x: 0.12, y: 0.3 }, { x: 0.324, y: 0.55 });
const zone = emptyZone({ uuid: 'harpagon', type: 'PERSONNAGE', shape: 'RECTANGLE', points });

test.each([
  [0, '0\u00a0%'],
  [0.12, '12\u00a0%'],
  [0.1242, '12,4\u00a0%'],
  [1, '100\u00a0%'],
])('%d is told as %j', (fraction, words) => {
  expect(percent(fraction)).toBe(words);
});

test('corners have names', () => {
  expect(points.map((_, corner) => cornerName(zone, corner))).toEqual([
    'Coin en haut à gauche',
    'Coin en haut à droite',
    'Coin en bas à droite',
    'Coin en bas à gauche',
  ]);
  expect(cornerName({ shape: 'POLYGONE', points }, 2)).toBe('Point 3 sur 4');
});

test('after a move the place and the size are told, of a corner its place', () => {
  expect(changeWords(zone, null)).toBe(
    'Zone à 12\u00a0% du bord gauche et 30\u00a0% du haut, large de 20,4\u00a0%, haute de 25\u00a0%.',
  );
  expect(changeWords(zone, 2)).toBe(
    'Coin en bas à droite, à 32,4\u00a0% du bord gauche et 55\u00a0% du haut.',
  );
});

describe('a zone is called', () => {
  test('by its number, and by its name once it has one', () => {
    expect(zoneCall(zone, 1)).toBe('Zone 2');
    expect(zoneCall({ ...zone, name: ' Harpagon ' }, 1)).toBe('Zone 2, Harpagon');
  });

  test('by what it shows and where it is, where two versions are compared', () => {
    const typed = { ...zone, name: 'Harpagon', actor: 'Lucien Bonnafous', link: '/bibliotheque' };
    const place = '12\u00a0% du bord gauche et 30\u00a0% du haut, large de 20,4\u00a0%, haute de 25\u00a0%';
    expect(zoneSummary(typed)).toBe(`Harpagon\u00a0· Personnage\u00a0· Lucien Bonnafous\u00a0· à ${place}`);
    expect(zoneSummary({ ...typed, type: 'LIEN' })).toBe(
      `Harpagon\u00a0· Lien\u00a0· /bibliotheque\u00a0· à ${place}`,
    );
    expect(zoneSummary({ ...typed, type: 'IMAGE', name: '' })).toBe(
      `Sans nom\u00a0· Image\u00a0· à ${place}`,
    );
  });

  test('by its image too, where two versions are compared', () => {
    const salute = { ...zone, type: 'IMAGE', name: 'Le salut', image: 'salut' } as const;
    expect(zoneSummary(salute, 'La troupe salue')).toContain(
      'Le salut\u00a0· Image\u00a0· La troupe salue\u00a0· à ',
    );
    expect(zoneSummary(salute)).toContain('\u00a0· une image qui n’est pas sur cet appareil\u00a0· ');
  });
});
