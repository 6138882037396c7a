import { decoded } from './html-entities';

/** An element of pasted HTML, as plain data: it never becomes part of the page. */
export interface HtmlElement {
  readonly tag: string;
  readonly attributes: ReadonlyMap<string, string>;
  readonly children: HtmlNode[];
}
export type HtmlNode = HtmlElement | string;

/**
 * Parses HTML without the browser's own parser, which the page's policy (Trusted Types) blocks. Programs copy what they
 * have rendered, so that nearly every tag is closed; for the others, the usual rules for paragraphs, items and rows
 * apply. Comments, declarations, scripts and styles are left out.
 */
export function readHtml(html: string): HtmlElement {
  const root = element('body', '');
  const open: HtmlElement[] = [root];
  const parent = () => open.at(-1) ?? root;
  let skipping: string | undefined;
  for (const [token, comment, slash, name = '', rest = ''] of html.matchAll(tokens)) {
    if (comment !== undefined) continue;
    const tag = name.toLowerCase();
    if (skipping !== undefined) {
      if (slash === '/' && tag === skipping) skipping = undefined;
    } else if (tag === '') parent().children.push(decoded(token));
    else if (slash === '/') close(open, tag);
    else if (silent.has(tag)) skipping = rest.endsWith('/') ? undefined : tag;
    else {
      closeImplied(open, tag);
      const child = element(tag, rest);
      parent().children.push(child);
      if (!empty.has(tag) && !rest.endsWith('/') && open.length < 200) open.push(child);
    }
  }
  return root;
}

/** A comment or a declaration; a tag; text, including a lone `<`. */
const tokens =
  /(<!--[\s\S]*?(?:-->|$)|<[!?][^>]*>?)|<(\/?)([a-z][^\s/>]*)((?:[^<>"']|"[^"]*"|'[^']*')*)>|[^<]+|</gi;

const silent = new Set([
  'script',
  'style',
  'title',
  'template',
  'noscript',
  'xml',
  'svg',
  'math',
  'select',
  'textarea',
]);
const empty = new Set([
  'br',
  'hr',
  'img',
  'meta',
  'link',
  'input',
  'col',
  'wbr',
  'base',
  'source',
  'area',
  'embed',
]);

const blocks = new Set(
  'p div h1 h2 h3 h4 h5 h6 ul ol dl table blockquote pre hr section article header footer'.split(' '),
);

/** The elements that a tag closes implicitly, and how far up the search goes. */
function closeImplied(open: HtmlElement[], tag: string): void {
  if (blocks.has(tag) && open.at(-1)?.tag === 'p') open.pop();
  else if (tag === 'li') closeUpTo(open, ['li'], ['ul', 'ol']);
  else if (tag === 'td' || tag === 'th') closeUpTo(open, ['td', 'th'], ['tr', 'table']);
  else if (tag === 'tr') closeUpTo(open, ['tr'], ['table']);
  else if (tag === 'dt' || tag === 'dd') closeUpTo(open, ['dt', 'dd'], ['dl']);
}

function closeUpTo(open: HtmlElement[], tags: readonly string[], fences: readonly string[]): void {
  const place = open.findLastIndex(({ tag }) => tags.includes(tag));
  const fence = open.findLastIndex(({ tag }) => fences.includes(tag));
  if (place > Math.max(fence, 0)) open.splice(place);
}

function close(open: HtmlElement[], tag: string): void {
  const place = open.findLastIndex((element) => element.tag === tag);
  if (place > 0) open.splice(place);
}

function element(tag: string, rest: string): HtmlElement {
  const attributes = new Map<string, string>();
  for (const [, name = '', double, single, bare] of rest.matchAll(
    /([^\s=/"']+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"']+)))?/g,
  ))
    attributes.set(name.toLowerCase(), decoded(double ?? single ?? bare ?? ''));
  return { tag, attributes, children: [] };
}
