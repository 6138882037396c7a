import { expect, test } from 'vitest';
import type { RichTextNode } from '#common/contract/fields/rich-text-nodes';
import { richTextLines } from '#server/pdf/rich-text-lines';

const text = (content: string): RichTextNode => ({ type: 'text', content });

test('paragraphs, titles and entries of lists are a line each; marks, links and pictures leave their words', () => {
  const lines = richTextLines({
    type: 'adls-text',
    content: [
      { type: 'h', level: 2, content: [text('À savoir')] },
      { type: 'p', content: [text('Placement '), { type: 'b', content: [text('libre')] }, text('.')] },
      { type: 'hr' },
      {
        type: 'ul',
        content: [
          { type: 'li', content: [text('Pas de photos')] },
          { type: 'li', content: [{ type: 'a', href: '/contacts', content: [text('Nous écrire')] }] },
        ],
      },
      { type: 'p', content: [{ type: 'img', content: '/api/images/x' }] },
      { type: 'div', content: [{ type: 'p', content: [text('Merci.')] }] },
    ],
  });
  expect(lines).toEqual(['À savoir', 'Placement libre.', 'Pas de photos', 'Nous écrire', 'Merci.']);
});
