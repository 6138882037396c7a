import type { RichText, RichTextNode, Styled } from '#common/contract/fields/rich-text-nodes';
import { fc } from './properties';

const inlineContainers = ['b', 'i', 'u', 's', 'sub', 'sup'] as const;
const blockContainers = ['p', 'div', 'ul', 'ol', 'li', 'blockquote'] as const;

const words = fc.oneof(
  fc.string(),
  fc.constantFrom('Le rideau', ' ', '', '«\u00a0Oui\u00a0», dit-elle', '\n'),
);
const style = fc.oneof(
  fc.constantFrom(
    [{ name: 'align', value: 'center' }],
    [{ name: 'size', value: 'small' }],
    [
      { name: 'align', value: 'right' },
      { name: 'unknown', value: 'x' },
    ],
  ),
  fc.constant([]),
);
const source = fc.constantFrom('/api/images/1/format/M/file?v=2', 'https://example.org/a.jpg');
const href = fc.constantFrom('/breve', 'https://example.org/?a=1&b=2', 'mailto:a@b.fr', 'tel:+33102030405');
const size = fc.integer({ min: 1, max: 10_000 });

const text: fc.Arbitrary<RichTextNode> = words.map((content) => ({ type: 'text', content }));

const image: fc.Arbitrary<RichTextNode> = styled(
  fc.record(
    { type: fc.constant('img' as const), content: source, width: size, height: size },
    { requiredKeys: ['type', 'content'] },
  ),
);

const { odd, inline, flow } = fc.letrec<Record<'odd' | 'inline' | 'item' | 'flow', RichTextNode>>((tie) => ({
  odd: fc.oneof(
    { maxDepth: 5, depthSize: 'small' },
    text,
    image,
    fc.constant<RichTextNode>({ type: 'hr' }),
    holder(fc.constantFrom(...inlineContainers, ...blockContainers), tie('odd')),
    heading(tie('odd')),
    link(tie('odd')),
  ),
  inline: fc.oneof(
    { maxDepth: 3, depthSize: 'small', withCrossShrink: true },
    text,
    image,
    holder(fc.constantFrom(...inlineContainers), tie('inline')),
    link(tie('inline')),
  ),
  item: holder(fc.constant('li' as const), fc.oneof(tie('inline'), tie('flow'))),
  flow: fc.oneof(
    { maxDepth: 3, depthSize: 'small' },
    holder(fc.constant('p' as const), tie('inline')),
    heading(tie('inline')),
    image,
    fc.constant<RichTextNode>({ type: 'hr' }),
    holder(fc.constantFrom('ul' as const, 'ol' as const), tie('item'), 1),
    holder(fc.constantFrom('blockquote' as const, 'div' as const), tie('flow')),
  ),
}));

/** Trees that the server accepts: realistic ones, and unusual nestings. */
export const richTrees: fc.Arbitrary<RichText> = fc
  .array(fc.oneof({ arbitrary: flow, weight: 3 }, odd, inline), { maxLength: 6 })
  .map((content) => ({ type: 'adls-text', content }));

function holder<T extends (typeof inlineContainers)[number] | (typeof blockContainers)[number]>(
  type: fc.Arbitrary<T>,
  inside: fc.Arbitrary<RichTextNode>,
  minLength = 0,
): fc.Arbitrary<RichTextNode> {
  return styled(fc.record({ type, content: fc.array(inside, { minLength, maxLength: 4 }) }));
}

function heading(inside: fc.Arbitrary<RichTextNode>): fc.Arbitrary<RichTextNode> {
  const level = fc.integer({ min: 1, max: 6 });
  return styled(
    fc.record({ type: fc.constant('h' as const), level, content: fc.array(inside, { maxLength: 3 }) }),
  );
}

function link(inside: fc.Arbitrary<RichTextNode>): fc.Arbitrary<RichTextNode> {
  return styled(
    fc.record({ type: fc.constant('a' as const), href, content: fc.array(inside, { maxLength: 3 }) }),
  );
}

function styled<T extends RichTextNode & Styled>(node: fc.Arbitrary<T>): fc.Arbitrary<RichTextNode> {
  const metadata = fc.option(style, { nil: undefined, freq: 6 });
  return fc
    .tuple(node, metadata)
    .map(([bare, metadata]) => (metadata === undefined ? bare : { ...bare, metadata }));
}
