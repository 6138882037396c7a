import { expect, test } from 'vitest';
import { photoName } from '../../../../../src/screens/desk/image/photo-name';

test.each([
  ['le_dindon-au_salut.jpg', 'Le dindon au salut'],
  ['Hélène & Théo.JPEG', 'Hélène & Théo'],
  ['vice-versa.png', 'Vice versa'],
  ['fête-2019-à-la-fin-3.png', 'Fête 2019-à la fin 3'],
  ['acte 3.webp', 'Acte 3'],
  ['IMG_2041.JPG', 'Photo 2041'],
  ['DSC01234.jpg', 'Photo 01234'],
  ['PXL_20241105_203011.jpg', 'Photo 20241105 203011'],
  ['IMG-20241105-WA0007.jpg', 'Photo 20241105 WA0007'],
  ['photo.jpg', 'Photo'],
  ['.jpg', 'Photo'],
  ['\u202eafiche\u0000.png', 'Afiche'],
])('a file named %j is called %j', (fileName, name) => {
  expect(photoName(fileName)).toBe(name);
});

test('a name that never ends is cut', () => {
  expect(photoName(`${'a'.repeat(300)}.jpg`)).toHaveLength(200);
});
