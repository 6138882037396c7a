import { type Attrs, type MarkSpec, type NodeSpec, Schema } from 'prosemirror-model';
import { plainText } from '#common/contract/fields/rich-text-check';
import { styleClasses } from '../rich-text/style-classes';

/**
 * The schema of a rich document in the engine; nodes and marks are named as in the tree. In addition: `words` is a bare
 * line in a list item or another block, `picture` is an image as a block of its own (`img` is inline), and `kept` holds
 * a piece of tree that could not be represented exactly.
 */
export const schema = new Schema({
  nodes: {
    doc: { content: '(block | words)+' },
    p: block('p', 'inline*'),
    h: {
      ...block('h', 'inline*'),
      attrs: { ...styled(), level: { default: 2 } },
      defining: true,
      toDOM: ({ attrs }) => [headingTag(attrs), lookOf(attrs), 0],
      parseDOM: [1, 2, 3, 4, 5, 6].map((level) => ({ tag: `h${level}`, attrs: { level } })),
    },
    blockquote: { ...block('blockquote', '(block | words)+'), defining: true },
    ul: block('ul', 'li+'),
    ol: block('ol', 'li+'),
    div: block('div', '(block | words)+'),
    li: { ...block('li', '(words | block)+'), group: '', defining: true },
    hr: { group: 'block', toDOM: () => ['hr'], parseDOM: [{ tag: 'hr' }] },
    picture: { ...image(), group: 'block' },
    kept: {
      group: 'block',
      atom: true,
      attrs: { nodes: {} },
      toDOM: ({ attrs }) => ['div', plainText({ type: 'adls-text', content: attrs['nodes'] })],
    },
    words: { content: 'inline*', toDOM: () => ['div', 0] },
    img: { ...image(), group: 'inline', inline: true },
    text: { group: 'inline' },
  },
  marks: {
    a: {
      attrs: { ...styled(), href: {} },
      inclusive: false,
      toDOM: ({ attrs }) => ['a', { ...lookOf(attrs), href: attrs['href'], rel: 'noopener' }, 0],
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
    parseDOM: [{ tag: name }],
  };
}

/** `alt` is read from the library and never written: it holds the image's description. */
function image(): NodeSpec {
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
      { ...lookOf(attrs), src: source, width, height, alt },
    ],
  };
}

function mark(name: string, ...otherTags: readonly string[]): MarkSpec {
  return {
    attrs: styled(),
    toDOM: ({ attrs }) => [name, lookOf(attrs), 0],
    parseDOM: [name, ...otherTags].map((tag) => ({ tag })),
  };
}

function styled() {
  return { metadata: { default: null } };
}

const lookOf = (attrs: Attrs) => ({ class: styleClasses({ metadata: attrs['metadata'] }) });

/** The page's own title is the only h1. */
const headingTag = ({ level }: Attrs) => `h${Math.min(Math.max(level, 2), 6)}`;
