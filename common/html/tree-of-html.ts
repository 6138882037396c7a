import { dialledAddress } from '../base/telephone';
import { isSafeHref } from '../contract/fields/rich-text-check';
import type { RichTextNode } from '../contract/fields/rich-text-nodes';
import { type HtmlElement, type HtmlNode, readHtml } from './html-reading';
import { simplified } from './simplified';
import { trimmed } from './trimmed';
import { withLists } from './word-lists';

export interface PastedTree {
  readonly nodes: readonly RichTextNode[];
  /** The number of pictures left out because they are not the site's. */
  readonly imagesLeft: number;
}

/**
 * Converts HTML copied elsewhere to nodes of a rich document: only known ones, safe links, and pictures of this site.
 * Unknown elements are reduced to their text.
 * @param origin of this site, whose own addresses become paths
 */
export function treeOfHtml(html: string, origin: string): PastedTree {
  const copied = /<!--\s*StartFragment\s*-->([\s\S]*?)(<!--\s*EndFragment\s*-->|$)/i.exec(html)?.[1] ?? html;
  const body = withLists(readHtml(copied));
  const reading: Reading = { origin, firstLevel: firstLevelOf(body), imagesLeft: 0 };
  const nodes = trimmed(simplified(childrenOf(body, reading)));
  return { nodes, imagesLeft: reading.imagesLeft };
}

interface Reading {
  readonly origin: string;
  /** The highest heading level in the source, mapped to the highest level of a document here. */
  readonly firstLevel: number;
  imagesLeft: number;
}

const childrenOf = ({ children }: HtmlElement, reading: Reading) =>
  children.flatMap((child) => nodesOf(child, reading));

function nodesOf(node: HtmlNode, reading: Reading): RichTextNode[] {
  if (typeof node === 'string') return [{ type: 'text', content: node.replace(/[ \t\r\n\f]+/g, ' ') }];
  const marks = marksOf(node);
  const inner = elementNodes(node, reading);
  return marks.length === 0 ? inner : [marks.reduce((content, type) => [{ type, content }], inner)].flat();
}

function elementNodes(node: HtmlElement, reading: Reading): RichTextNode[] {
  const content = () => childrenOf(node, reading);
  const level = /^h([1-6])$/.exec(node.tag)?.[1];
  if (level !== undefined)
    return [
      {
        type: 'h',
        level: Math.min(Number(level) - reading.firstLevel + 2, 6),
        content: without('b', content()),
        ...styleOf(node),
      },
    ];
  switch (node.tag) {
    case 'p':
    case 'div':
    case 'pre':
    case 'dt':
    case 'dd':
    case 'tr':
    case 'section':
    case 'article':
    case 'header':
    case 'footer':
    case 'figure':
    case 'figcaption':
      return [{ type: 'p', content: content(), ...styleOf(node) }];
    case 'td':
    case 'th':
      return [...itemContent(content()), { type: 'text', content: ' ' }];
    case 'ul':
    case 'ol':
      return [{ type: node.tag, content: withListsInItems(content()), ...styleOf(node) }];
    case 'blockquote':
      return [{ type: 'blockquote', content: content(), ...styleOf(node) }];
    case 'li':
      return [{ type: 'li', content: itemContent(content()), ...styleOf(node) }];
    case 'br':
      return [lineEnd];
    case 'hr':
      return [{ type: 'hr' }];
    case 'a':
      return linkOf(node, content(), reading);
    case 'img':
      return imageOf(node, reading);
    default:
      return content();
  }
}

/** Splits a line in two, and is removed itself. */
const lineEnd: RichTextNode = { type: 'div', content: [] };

/** Some programs copy a nested list beside the item that it belongs to. */
function withListsInItems(nodes: readonly RichTextNode[]): RichTextNode[] {
  const items: RichTextNode[] = [];
  for (const node of nodes) {
    const last = items.at(-1);
    if (node.type === 'text' && node.content.trim() === '') continue;
    if ((node.type === 'ul' || node.type === 'ol') && last?.type === 'li')
      items.splice(-1, 1, { ...last, content: [...last.content, node] });
    else items.push(node);
  }
  return items;
}

/** A link is already underlined, a heading already bold. */
const without = (mark: 'b' | 'u', content: readonly RichTextNode[]) =>
  content.flatMap((part) => (part.type === mark ? part.content : [part]));

/** A single paragraph in an item is reduced to its content. */
function itemContent(content: readonly RichTextNode[]): readonly RichTextNode[] {
  const [first, ...others] = content.filter((node) => node.type !== 'text' || node.content.trim() !== '');
  const isLone = first?.type === 'p' && others.every(({ type }) => type === 'ul' || type === 'ol');
  return isLone ? [...first.content, ...others] : content;
}

function linkOf(node: HtmlElement, content: RichTextNode[], { origin }: Reading): RichTextNode[] {
  const href = dialledAddress(ofThisSite(node.attributes.get('href')?.trim() ?? '', origin));
  if (!isSafeHref(href)) return content;
  return [{ type: 'a', href, content: without('u', content) }];
}

function imageOf({ attributes }: HtmlElement, reading: Reading): RichTextNode[] {
  const source = ofThisSite(attributes.get('src') ?? '', reading.origin);
  if (/^\/api\/images\/[\w-]+\/[^\s<>"\\]*$/.test(source)) {
    const [width, height] = ['width', 'height'].map((name) => Number(attributes.get(name)));
    return [{ type: 'img', content: source, ...sizeOf('width', width), ...sizeOf('height', height) }];
  }
  reading.imagesLeft += 1;
  return [];
}

const sizeOf = (name: 'width' | 'height', pixels = 0) =>
  Number.isInteger(pixels) && pixels > 0 && pixels <= 10_000 ? { [name]: pixels } : {};

const ofThisSite = (address: string, origin: string) =>
  address.startsWith(`${origin}/`) ? address.slice(origin.length) : address;

/** Styles of content that was copied from this site. */
function styleOf({ attributes }: HtmlElement) {
  const metadata = (attributes.get('class') ?? '').split(/\s+/).flatMap((name) => {
    const [, style, value] = /^text-(align|size)-(left|center|right|justify|small|large)$/.exec(name) ?? [];
    return style === undefined || value === undefined ? [] : [{ name: style, value }];
  });
  return metadata.length > 0 ? { metadata } : {};
}

function firstLevelOf(element: HtmlElement): number {
  const own = /^h([1-6])$/.exec(element.tag)?.[1];
  const inside = element.children.map((child) => (typeof child === 'string' ? 6 : firstLevelOf(child)));
  // Content copied from this editor keeps its levels.
  if (element.attributes.has('data-pm-slice')) return 2;
  return Math.min(own === undefined ? 6 : Number(own), ...inside);
}

type MarkName = 'b' | 'i' | 'u' | 's' | 'sub' | 'sup';

const tagMarks: ReadonlyMap<string, MarkName> = new Map([
  ['b', 'b'],
  ['strong', 'b'],
  ['i', 'i'],
  ['em', 'i'],
  ['cite', 'i'],
  ['u', 'u'],
  ['ins', 'u'],
  ['s', 's'],
  ['strike', 's'],
  ['del', 's'],
  ['sub', 'sub'],
  ['sup', 'sup'],
]);

/** The marks of an element, by its tag or its style; a style overrides the tag. */
function marksOf({ tag, attributes }: HtmlElement): readonly MarkName[] {
  const style = attributes.get('style') ?? '';
  const styleOf = (property: string) =>
    new RegExp(`(?:^|;)\\s*${property}\\s*:\\s*([^;]+)`, 'i').exec(style)?.[1]?.trim().toLowerCase();
  const [weight, slant, rise] = [styleOf('font-weight'), styleOf('font-style'), styleOf('vertical-align')];
  const line = styleOf('text-decoration') ?? styleOf('text-decoration-line') ?? '';
  const ofTag = tagMarks.get(tag);
  const isTitle = /^h[1-6]$/.test(tag);
  const isBold = weight === undefined ? ofTag === 'b' : /^(bold|bolder|[6-9]00)$/.test(weight);
  const isSlanted = slant === undefined ? ofTag === 'i' : /^(italic|oblique)/.test(slant);
  const marks: (MarkName | false | undefined)[] = [
    // A heading is already bold, a link already underlined.
    isBold && !isTitle && 'b',
    isSlanted && 'i',
    (line.includes('underline') || ofTag === 'u') && tag !== 'a' && 'u',
    (line.includes('line-through') || ofTag === 's') && 's',
    (rise === 'sub' || ofTag === 'sub') && 'sub',
    (rise === 'super' || ofTag === 'sup') && 'sup',
  ];
  return marks.filter((mark) => mark !== false && mark !== undefined);
}
