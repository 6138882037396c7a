import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Router } from 'wouter';
import type { Zone } from '#common/contract/agenda/interactive-image';
import { InteractivePicture } from '../../../../src/components/interactive-image/interactive-picture';
import { shownImages } from '../../../../src/components/interactive-image/shown-images';
import { galleryRow, interactiveImageOf, zoneOf } from './shown-image-rows';

function markupOf(...zones: readonly Zone[]): string {
  const images = shownImages(
    [interactiveImageOf('cast', zones)],
    [galleryRow('cast'), galleryRow('portrait')],
  );
  return renderToStaticMarkup(
    <Router ssrPath="/spectacle-du-moment">
      {images.map((image) => (
        <InteractivePicture key={image.uuid} image={image} />
      ))}
    </Router>,
  );
}

/** What is in the list below the picture. */
const listed = (markup: string) => markup.slice(markup.indexOf('Ce que montre'));

test('all that zones say is read below the picture, whoever sees it or not', () => {
  const list = listed(
    markupOf(
      zoneOf('z1', { type: 'TEXTE', name: 'Le décor', text: 'Peint par Zélie' }),
      zoneOf('z2', { type: 'PERSONNAGE', name: 'Pontagnac', actor: 'Lucien Bonnafous', text: 'Il rit' }),
      zoneOf('z3', { type: 'LIEN', name: 'La librairie', link: 'librairie.example' }),
      zoneOf('z4', { type: 'IMAGE', name: 'Le salut final', image: 'portrait' }),
    ),
  );
  for (const words of [
    'Le décor',
    'Peint par Zélie',
    'Pontagnac',
    'Rôle tenu par <b>Lucien Bonnafous</b>',
    'Il rit',
    'La librairie</a>',
    'Le salut final',
    'La troupe salue',
  ])
    expect(list).toContain(words);
});

test('a link to another site stands there as it was typed, and gives nothing away', () => {
  const list = listed(
    markupOf(zoneOf('z1', { type: 'LIEN', name: 'La librairie', link: 'librairie.example' })),
  );
  expect(list).toMatch(/<a href="https:\/\/librairie\.example"[^>]* rel="external noopener">/);
  expect(list).toContain('>librairie.example<');
});

test('a text is text: its line breaks stay, its angle brackets do nothing', () => {
  const list = listed(markupOf(zoneOf('z1', { type: 'TEXTE', name: 'Le décor', text: 'Un\n<b>deux</b>' })));
  expect(list).toContain('Un\n&lt;b&gt;deux&lt;/b&gt;');
});

test('a zone on the picture is a button or a link that says its name', () => {
  const [zones = ''] = markupOf(
    zoneOf('z1', { type: 'TEXTE', name: 'Le décor', text: 'Peint' }),
    zoneOf('z2', { type: 'LIEN', name: 'Réserver', link: '/reservations' }),
  ).split('Ce que montre');
  expect(zones).toMatch(/<button type="button"[^>]*aria-haspopup="dialog"[^>]*><span[^>]*>Le décor</);
  expect(zones).toMatch(/<a href="\/reservations"[^>]*><span[^>]*>Réserver</);
});

test('an interactive image without zones is a picture with its description', () => {
  const markup = markupOf();
  expect(markup).toContain('alt="La troupe salue"');
  expect(markup).not.toContain('<ul');
});
