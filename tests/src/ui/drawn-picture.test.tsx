import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { drawPoster } from '#common/drawing/poster';
import { DrawnPicture } from '../../../src/ui/drawn-picture';

it('a drawing reaches the page as an image, whole', () => {
  const svg = drawPoster({ seed: 'a', title: 'L’Île des « esclaves » & 50 %' });
  const html = renderToStaticMarkup(<DrawnPicture svg={svg} alt="Affiche" />);
  const source = /src="data:image\/svg\+xml,([^"]+)"/.exec(html)?.[1] ?? '';
  expect(decodeURIComponent(source.replaceAll('&#x27;', "'"))).toBe(svg);
});
