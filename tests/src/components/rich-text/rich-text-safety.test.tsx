import { describe, expect, it } from 'vitest';
import { isSafeHref, isSafeSource } from '#common/contract/fields/rich-text-check';
import type { RichText as Document } from '#common/contract/fields/rich-text-nodes';
import { markupOf } from './markup-of';
import { fc } from '../../../support/properties';

describe('whatever a document holds', () => {
  it('renders elements and attributes of closed lists, links and pictures that are safe', () => {
    fc.assert(
      fc.property(documents, (document) => {
        for (const tag of tagsOf(markupOf(document))) {
          expect(elements).toContain(tag.name);
          for (const [attribute, value] of tag.attributes) {
            expect(attributes).toContain(attribute);
            if (attribute === 'href') expect(isSafeHref(value)).toBe(true);
            if (attribute === 'src') expect(isSafeSource(value)).toBe(true);
          }
        }
      }),
      { numRuns: 300 },
    );
  });

  it('nests elements only as HTML allows', () => {
    fc.assert(
      fc.property(documents, (document) => {
        const open: string[] = [];
        for (const { name, closing } of tagsOf(markupOf(document))) {
          if (closing) expect(open.pop()).toBe(name);
          else {
            const parent = open.at(-1) ?? '';
            if (['ul', 'ol'].includes(parent)) expect(name).toBe('li');
            if (name === 'li') expect(['ul', 'ol']).toContain(parent);
            if (blocks.includes(name)) expect(open.filter((outer) => wordsOnly.includes(outer))).toEqual([]);
            if (name === 'a') expect(open).not.toContain('a');
            if (!['hr', 'img'].includes(name)) open.push(name);
          }
        }
        expect(open).toEqual([]);
      }),
      { numRuns: 300 },
    );
  });
});

const blocks = ['p', 'div', 'ul', 'ol', 'li', 'blockquote', 'hr', 'h2', 'h3', 'h4', 'h5', 'h6'];
const wordsOnly = ['p', 'h2', 'h3', 'h4', 'h5', 'h6', 'b', 'i', 'u', 's', 'sub', 'sup', 'span'];
const elements = [...blocks, ...wordsOnly, 'a', 'img'];
const attributes = ['class', 'href', 'rel', 'src', 'alt', 'width', 'height', 'loading', 'decoding'];

const types = ['p', 'h', 'div', 'blockquote', 'li', 'ul', 'ol', 'b', 'i', 'u', 's', 'sub', 'sup', 'a'];
const hostileWords = [
  '<img src=x onerror=alert(1)>',
  '"><script>',
  'javascript:alert(1)',
  '//evil.example',
  '/breve',
];
const words = fc.oneof(fc.string(), fc.constantFrom(...hostileWords));
const metadata = fc.array(fc.record({ name: words, value: words }));

const { nodes } = fc.letrec<{ nodes: unknown[] }>((tie) => ({
  nodes: fc.array(
    fc.oneof(
      { depthSize: 'small', withCrossShrink: true },
      fc.record({ type: fc.constant('text'), content: words }),
      fc.record({ type: fc.constant('hr') }),
      fc.record({ type: fc.constant('img'), content: words, width: fc.anything(), height: fc.integer() }),
      fc.record({ type: words, content: fc.anything() }),
      fc.anything(),
      fc.record(
        {
          type: fc.constantFrom(...types),
          content: tie('nodes'),
          href: words,
          level: fc.integer(),
          metadata,
        },
        { requiredKeys: ['type', 'content'] },
      ),
    ),
    { maxLength: 4 },
  ),
}));

const documents = nodes.map((content) => ({ type: 'adls-text', content }) as Document);

interface Tag {
  readonly name: string;
  readonly closing: boolean;
  readonly attributes: readonly (readonly [string, string])[];
}

/** React escapes what is not its own, so each `<` of the markup begins a tag. */
function tagsOf(markup: string): Tag[] {
  return [...markup.matchAll(/<(\/?)([^\s/>]+)([^>]*)>/g)].map(([, slash, name, rest]) => ({
    name: name ?? '',
    closing: slash === '/',
    attributes: [...(rest ?? '').matchAll(/([^\s=/]+)="([^"]*)"/g)].map(
      ([, attribute, value]) => [attribute ?? '', unescaped(value ?? '')] as const,
    ),
  }));
}

const unescaped = (value: string) =>
  value
    .replace(/&quot;/g, '"')
    .replace(/&#x27;/g, "'")
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&amp;/g, '&');
