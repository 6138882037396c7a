import { type Attrs, type MarkSpec, type NodeSpec, Schema, type TagParseRule } from 'prosemirror-model';
import { plainText } from '#common/contract/fields/rich-text-check';
import { styleClasses } from '../rich-text/style-classes';

/** Before the rule of a plain element of the same name. */
const FIRST = { priority: 60 };

/**
 * The schema of a rich document in the engine; nodes and marks are named as in the tree. In addition: `words` is a bare
 * line in a list item or another block, `picture` is an image as a block of its own (`img` is inline), and `kept` holds
 * a piece of tree that could not be represented exactly.
 *
 * Each node and mark is read from its own element again, with all that it holds: a browser that types beside an element may
 * rebuild it (Firefox does with the link before a space), and what the engine cannot read is lost.
 */
export const schema = new Schema({
  nodes: {
    doc: { content: '(block | words)+' },
    p: block('p', 'inline*'),
    h: {
      ...block('h', 'inline*'),
      attrs: { ...styled(), level: { default: 2 } },
      defining: true,
      toDOM: ({ attrs }) => [headingTag(attrs), { ...lookOf(attrs), 'data-level': attrs['level'] }, 0],
      parseDOM: [1, 2, 3, 4, 5, 6].map((level) => ({
        tag: `h${level}`,
        getAttrs: (element) => ({ ...styleIn(element), level: numberIn(element, 'data-level') ?? level }),
      })),
    },
    blockquote: { ...block('blockquote', '(block | words)+'), defining: true },
    ul: block('ul', 'li+'),
    ol: block('ol', 'li+'),
    div: block('div', '(block | words)+'),
    li: { ...block('li', '(words | block)+'), group: '', defining: true },
    hr: { group: 'block', toDOM: () => ['hr'], parseDOM: [{ tag: 'hr' }] },
    picture: { ...image({ 'data-block': '' }, { tag: 'img[data-block]', ...FIRST }), group: 'block' },
    kept: {
      group: 'block',
      atom: true,
      attrs: { nodes: {} },
      toDOM: ({ attrs: { nodes } }) => [
        'div',
        { 'data-nodes': JSON.stringify(nodes) },
        plainText({ type: 'adls-text', content: nodes }),
      ],
      parseDOM: [
        {
          tag: 'div[data-nodes]',
          getAttrs: (element) => ({ nodes: JSON.parse(element.getAttribute('data-nodes') ?? '[]') }),
          ...FIRST,
        },
      ],
    },
    words: {
      content: 'inline*',
      toDOM: () => ['div', { 'data-words': '' }, 0],
      parseDOM: [{ tag: 'div[data-words]', ...FIRST }],
    },
    img: { ...image({}, { tag: 'img[src]' }), group: 'inline', inline: true },
    text: { group: 'inline' },
  },
  marks: {
    a: {
      attrs: { ...styled(), href: {} },
      inclusive: false,
      toDOM: ({ attrs }) => ['a', { ...lookOf(attrs), href: attrs['href'], rel: 'noopener' }, 0],
      parseDOM: [
        {
          tag: 'a[href]',
          getAttrs: (element) => ({ ...styleIn(element), href: element.getAttribute('href') }),
        },
      ],
    },
    b: mark('b', 'strong'),
    i: mark('i', 'em'),
    u: mark('u'),
    s: mark('s', 'strike', 'del'),
    sub: mark('sub'),
    sup: mark('sup'),
  },
});

function block(name: string, content: string): NodeSpec {
  return {
    content,
    group: 'block',
    attrs: styled(),
    toDOM: ({ attrs }) => [name, lookOf(attrs), 0],
    parseDOM: [{ tag: name, getAttrs: styleIn }],
  };
}

/**
 * `alt` is read from the library and never written: it holds the image's description.
 * @param own what tells its element from that of the other kind of image
 */
function image(own: Readonly<Record<string, string>>, rule: TagParseRule): NodeSpec {
  return {
    attrs: {
      ...styled(),
      source: {},
      width: { default: null },
      height: { default: null },
      alt: { default: '' },
    },
    draggable: true,
    toDOM: ({ attrs: { source, width, height, alt, ...attrs } }) => [
      'img',
      { ...lookOf(attrs), ...own, src: source, width, height, alt },
    ],
    parseDOM: [
      {
        ...rule,
        getAttrs: (element) => ({
          ...styleIn(element),
          source: element.getAttribute('src'),
          width: numberIn(element, 'width'),
          height: numberIn(element, 'height'),
          alt: element.getAttribute('alt') ?? '',
        }),
      },
    ],
  };
}

function mark(name: string, ...otherTags: readonly string[]): MarkSpec {
  return {
    attrs: styled(),
    toDOM: ({ attrs }) => [name, lookOf(attrs), 0],
    parseDOM: [name, ...otherTags].map((tag) => ({ tag, getAttrs: styleIn })),
  };
}

function styled() {
  return { metadata: { default: null } };
}

const lookOf = ({ metadata }: Attrs) => ({
  class: styleClasses({ metadata }),
  // Not all of it has a class.
  'data-metadata': metadata === null ? null : JSON.stringify(metadata),
});

function styleIn(element: HTMLElement): Attrs {
  return { metadata: JSON.parse(element.getAttribute('data-metadata') ?? 'null') };
}

function numberIn(element: HTMLElement, name: string): number | null {
  const text = element.getAttribute(name);
  return text === null ? null : Number(text);
}

/** The page's own title is the only h1. */
const headingTag = ({ level }: Attrs) => `h${Math.min(Math.max(level, 2), 6)}`;
