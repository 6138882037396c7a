import { expect, test } from 'vitest';
import { galleryImagesOf, shownImages } from '../../../../src/components/interactive-image/shown-images';
import { galleryRow, interactiveImageOf, zoneOf } from './shown-image-rows';

const portrait = zoneOf('z1', { type: 'IMAGE', name: 'Camille de près', image: 'portrait' });
const text = zoneOf('z2', { type: 'TEXTE', name: 'Le décor', text: 'Peint par Zélie' });
const cast = interactiveImageOf('cast', [portrait, text]);

test('an interactive image is shown with its picture, its zones in their order', () => {
  const [shown] = shownImages([cast], [galleryRow('cast'), galleryRow('portrait')]);
  expect(shown).toMatchObject({
    title: 'La troupe',
    picture: { uuid: 'cast' },
    zones: [
      { type: 'IMAGE', name: 'Camille de près', picture: { uuid: 'portrait' } },
      { type: 'TEXTE', name: 'Le décor', text: 'Peint par Zélie' },
    ],
  });
});

test('one whose picture is not on this device is not shown, and the others are', () => {
  const plan = interactiveImageOf('plan', []);
  expect(shownImages([cast, plan], [galleryRow('plan')]).map(({ uuid }) => uuid)).toEqual(['on plan']);
});

test('one whose picture has no file is not shown', () => {
  const { file: _, ...withoutFile } = galleryRow('cast');
  expect(shownImages([cast], [withoutFile])).toEqual([]);
});

test('a zone without what it would show is left out: no contour that leads nowhere', () => {
  const nowhere = zoneOf('z3', { type: 'LIEN', name: 'Nulle part' });
  const [shown] = shownImages([interactiveImageOf('cast', [portrait, nowhere, text])], [galleryRow('cast')]);
  expect(shown?.zones.map(({ name }) => name)).toEqual(['Le décor']);
});

test('every image of the gallery is asked for once', () => {
  const again = interactiveImageOf('portrait', [portrait]);
  expect(galleryImagesOf([cast, again])).toEqual(['cast', 'portrait']);
});
