import { describe, expect, test } from 'vitest';
import { faultOfRichText } from '#common/contract/fields/rich-text-check';
import { convertText, plainWords, shortened } from '#server/operation/wordpress/wordpress-text';
import { outline } from '../../../support/outline';

const nothingHere = () => undefined;
const converted = (html: string) => outline(convertText(html, nothingHere).document.content);

describe('the text of a post', () => {
  test.each([
    ['Un\n\nDeux\nTrois', 'p(Un) p(Deux) p(Trois)'],
    ['<p>Un</p>\n\n<p>Deux</p>', 'p(Un) p(Deux)'],
    ['Voici :\n\n<ul>\n<li>un</li>\n<li>deux</li>\n</ul>', 'p(Voici :) ul(li(un) li(deux))'],
    ['<!-- wp:paragraph -->\n<p>Un</p>\n<!-- /wp:paragraph -->', 'p(Un)'],
    ['Il dit [sic] bonjour', 'Il dit [sic] bonjour'],
    ['<p>Avant</p><script>alert(1)</script><p onclick="x()">Après</p>', 'p(Avant) p(Après)'],
    ['<p><a href="javascript:alert(1)">lien</a></p>', 'p(lien)'],
    ['<p>&lt;b&gt; &amp;amp;</p>', 'p(<b> &amp;)'],
  ])('%j', (html, expected) => {
    expect(converted(html).replaceAll("'", '')).toContain(expected.replaceAll("'", ''));
    expect(faultOfRichText(convertText(html, nothingHere).document)).toBeUndefined();
  });

  test('keeps what shortcodes enclose, and counts them', () => {
    const { document, shortcodes } = convertText(
      '[gallery ids="1"][encadre]Dedans[/encadre][caption id="a"]Légende[/caption]',
      nothingHere,
    );
    expect(outline(document.content)).toContain('DedansLégende');
    expect(shortcodes).toEqual(['gallery', 'encadre', 'caption']);
  });

  test('keeps the text of unknown blocks, and counts them', () => {
    const { document, blocks } = convertText(
      '<!-- wp:acf/bandeau {"x":1} --><div>Bandeau</div><!-- /wp:acf/bandeau -->',
      nothingHere,
    );
    expect(outline(document.content)).toContain('Bandeau');
    expect(blocks).toEqual(['acf/bandeau']);
  });

  test('shows pictures that are here, in whatever size it showed them, and no others', () => {
    const here = (path: string) => (path === '2014/01/salut.png' ? '/api/images/1/format/L/file' : undefined);
    const { document, imagesLeft } = convertText(
      '<p><img src="https://ancien.example/wp-content/uploads/2014/01/salut-300x200.png"></p>' +
        '<p><img src="https://ailleurs.example/suivi.gif"></p>',
      here,
    );
    expect(outline(document.content)).toContain('img(/api/images/1/format/L/file)');
    expect(imagesLeft).toBe(1);
  });
});

test('words of a title are one line without markup', () => {
  expect(plainWords('Un &amp; <em>deux</em>\n\u202Etrois')).toBe('Un & deux trois');
});

test('a text that is too long ends with a whole word', () => {
  expect(shortened('un deux trois', 10)).toBe('un deux…');
  expect(shortened('un deux', 10)).toBe('un deux');
});
