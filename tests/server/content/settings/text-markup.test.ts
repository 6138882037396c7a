import { expect, test } from 'vitest';
import { faultOfRichText, plainText } from '#common/contract/fields/rich-text-check';
import { richTextOf, typographic } from '#server/content/settings/text-markup';

const text = (content: string) => ({ type: 'text', content });

test.each([
  ['## Un titre', { type: 'h', level: 2, content: [text('Un titre')] }],
  ['---', { type: 'hr' }],
  ['Deux\nlignes', { type: 'p', content: [text('Deux lignes')] }],
  ['![](/image 800x533)', { type: 'img', content: '/image', width: 800, height: 533 }],
  [
    '- un\n- deux\n  et demi',
    {
      type: 'ul',
      content: [
        { type: 'li', content: [text('un')] },
        { type: 'li', content: [text('deux et demi')] },
      ],
    },
  ],
  ['1. un', { type: 'ol', content: [{ type: 'li', content: [text('un')] }] }],
  [
    '> dit\n> elle',
    {
      type: 'blockquote',
      content: [
        { type: 'p', content: [text('dit')] },
        { type: 'p', content: [text('elle')] },
      ],
    },
  ],
  [
    'Un **gras et *penché***, ~~faux~~, __ici__',
    {
      type: 'p',
      content: [
        text('Un '),
        { type: 'b', content: [text('gras et '), { type: 'i', content: [text('penché')] }] },
        text(', '),
        { type: 's', content: [text('faux')] },
        text(', '),
        { type: 'u', content: [text('ici')] },
      ],
    },
  ],
  [
    'Le 1^er^ [lien](/a?b=c)',
    {
      type: 'p',
      content: [
        text('Le 1'),
        { type: 'sup', content: [text('er')] },
        text(' '),
        { type: 'a', href: '/a?b=c', content: [text('lien')] },
      ],
    },
  ],
])('%j is written as a document that the border accepts', (markup, block) => {
  const document = richTextOf(markup);
  expect(document).toEqual({ type: 'adls-text', content: [block] });
  expect(faultOfRichText(document)).toBeUndefined();
});

test('blocks are parted by an empty line', () => {
  expect(plainText(richTextOf('\nUn\n\n\nDeux\n'))).toBe('Un Deux');
});

test.each([
  ["l'été", 'l’été'],
  ['Quoi ?', 'Quoi\u202f?'],
  ['« Oui » : non', '«\u00a0Oui\u00a0»\u00a0: non'],
  ['à 20 h 30, 12 €', 'à 20\u00a0h\u00a030, 12\u00a0€'],
  ['3 heures', '3 heures'],
])('%j takes French typography', (plain, set) => {
  expect(typographic(plain)).toBe(set);
});
