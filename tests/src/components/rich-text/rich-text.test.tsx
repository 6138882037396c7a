import { describe, expect, it } from 'vitest';
import type { RichText as Document, RichTextNode } from '#common/contract/fields/rich-text-nodes';
import { markupOf } from './markup-of';

describe('a rich document', () => {
  it.each<[string, RichTextNode[], string]>([
    ['a paragraph', [p(text('Les trois coups'))], '<p>Les trois coups</p>'],
    ['a block of blocks', [on('div', p(text('a')), p(text('b')))], '<div><p>a</p><p>b</p></div>'],
    ['a quotation', [on('blockquote', p(text('Bis')))], '<blockquote><p>Bis</p></blockquote>'],
    ['a list', [on('ul', on('li', text('un')))], '<ul><li>un</li></ul>'],
    ['a numbered list', [on('ol', on('li', text('un')))], '<ol><li>un</li></ol>'],
    ['bold', [p(on('b', text('a')))], '<p><b>a</b></p>'],
    ['italics', [p(on('i', text('a')))], '<p><i>a</i></p>'],
    ['underlined', [p(on('u', text('a')))], '<p><u>a</u></p>'],
    ['struck', [p(on('s', text('a')))], '<p><s>a</s></p>'],
    ['below the line', [p(on('sub', text('a')))], '<p><sub>a</sub></p>'],
    ['above the line', [p(text('1'), on('sup', text('er')))], '<p>1<sup>er</sup></p>'],
    ['a rule', [{ type: 'hr' }], '<hr/>'],
    ['a heading', [h(1, 'Acte I')], '<h2>Acte I</h2>'],
    ['words outside a block', [text('a')], 'a'],
  ])('shows %s', (_, nodes, markup) => {
    expect(inside(nodes)).toBe(markup);
  });

  it.each<[string, RichTextNode[], string]>([
    ['an item outside a list', [on('li', text('a'))], '<div>a</div>'],
    ['words straight in a list', [on('ul', text('a'))], '<ul><li>a</li></ul>'],
    ['a paragraph straight in a list', [on('ul', p(text('a')))], '<ul><li><p>a</p></li></ul>'],
    ['a list in a list', [on('ul', on('ul', on('li', text('a'))))], '<ul><li><ul><li>a</li></ul></li></ul>'],
    ['a rule in a paragraph', [p(text('a'), { type: 'hr' })], '<p>a</p>'],
    ['a link in a link', [p(a('/breve', a('/atelier', text('x'))))], '<p><a href="/breve">x</a></p>'],
  ])('gives %s a place that HTML allows', (_, nodes, markup) => {
    expect(inside(nodes)).toBe(markup);
  });

  it('keeps a paragraph inside a paragraph as a block of its own', () => {
    expect(inside([p(p(text('a')))])).toMatch(/^<p><span class="[^"]+">a<\/span><\/p>$/);
  });

  it('leaves no gap between heading levels, whatever levels the editor took', () => {
    expect(inside([h(2, 'a'), h(5, 'b'), h(2, 'c')])).toBe('<h2>a</h2><h3>b</h3><h2>c</h2>');
    expect(inside([h(6, 'a'), h(1, 'b')])).toBe('<h2>a</h2><h2>b</h2>');
  });

  it('turns metadata into text-style classes and nothing else', () => {
    const centred = { ...p(text('a')), metadata: [{ name: 'align', value: 'center' }] };
    expect(inside([centred])).toBe('<p class="text-align-center">a</p>');
    const hostile = { ...p(text('a')), metadata: [{ name: 'x" onclick="y', value: 'z' }, null, 3] };
    expect(insideAnything([hostile])).toBe('<p>a</p>');
  });

  it('follows links of the site itself, and leaves other sites and files to the browser', () => {
    expect(inside([a('/breve/archives', text('x'))])).toBe('<a href="/breve/archives">x</a>');
    expect(inside([a('https://scene.example/', text('x'))])).toBe(
      '<a href="https://scene.example/" rel="external noopener">x</a>',
    );
    expect(inside([a('tel:+33(0)123456789', text('x'))])).toBe('<a href="tel:+33123456789">x</a>');
    expect(inside([a('mailto:camille@scene.example', text('x'))])).toBe(
      '<a href="mailto:camille@scene.example">x</a>',
    );
  });

  it('shows a picture with its dimensions, so that the text does not move when it arrives', () => {
    const picture = inside([{ type: 'img', content: '/api/images/1/file', width: 800, height: 533 }]);
    expect(picture).toContain('src="/api/images/1/file"');
    expect(picture).toContain('width="800" height="533"');
    expect(picture).toContain('alt=""');
  });

  it.each([
    [
      'markup in a text',
      [{ type: 'text', content: '<script>alert(1)</script>' }],
      '&lt;script&gt;alert(1)&lt;/script&gt;',
    ],
    [
      'an unknown node',
      [
        { type: 'script', content: 'alert(1)' },
        { type: 'p', content: [] },
      ],
      '<p></p>',
    ],
    ['an inherited name as a type', [{ type: 'constructor', content: [] }, { type: '__proto__' }], ''],
    ['a javascript: link', [{ type: 'a', href: 'javascript:alert(1)', content: [text('x')] }], 'x'],
    [
      'a link to another host without a scheme',
      [{ type: 'a', href: '//evil.example', content: [text('x')] }],
      'x',
    ],
    ['a data: picture', [{ type: 'img', content: 'data:image/svg+xml,<svg onload=alert(1)>' }], ''],
    [
      'attributes of one’s own',
      [{ type: 'p', content: [], onClick: 'x', dangerouslySetInnerHTML: { __html: 'x' } }],
      '<p></p>',
    ],
    ['a text that is no text', [{ type: 'text', content: { $$typeof: 'react' } }], ''],
    ['children that are no list', [{ type: 'p', content: 'abc' }], '<p></p>'],
    ['nodes that are no nodes', [null, 3, 'x', [], {}], ''],
    ['a heading of level 99', [{ type: 'h', level: 99, content: [text('a')] }], '<h2>a</h2>'],
  ])('survives %s', (_, nodes, markup) => {
    expect(insideAnything(nodes)).toBe(markup);
  });
});

const text = (content: string): RichTextNode => ({ type: 'text', content });
const p = (...content: RichTextNode[]): RichTextNode => ({ type: 'p', content });
const a = (href: string, ...content: RichTextNode[]): RichTextNode => ({ type: 'a', href, content });
const h = (level: number, words: string): RichTextNode => ({ type: 'h', level, content: [text(words)] });

type Container = 'div' | 'blockquote' | 'ul' | 'ol' | 'li' | 'b' | 'i' | 'u' | 's' | 'sub' | 'sup';
const on = (type: Container, ...content: RichTextNode[]): RichTextNode => ({ type, content });

const inside = (content: RichTextNode[]) => insideAnything(content);

/** The markup below the document's own element. */
function insideAnything(content: unknown): string {
  const document = { type: 'adls-text', content } as Document;
  return markupOf(document).replace(/^<div class="[^"]*">|<\/div>$/g, '');
}
