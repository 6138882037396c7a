import { withoutOddInLine } from '#common/base/odd-character';
import { plainText } from '#common/contract/fields/rich-text-check';
import type { RichText, RichTextNode } from '#common/contract/fields/rich-text-nodes';
import { treeOfHtml } from '#common/html/tree-of-html';

/** A text of WordPress as the site keeps it, and what could not be kept. */
export interface ConvertedText {
  readonly document: RichText;
  /** Names of shortcodes and of unknown blocks, once for each time that one was removed; their text stays. */
  readonly shortcodes: readonly string[];
  readonly blocks: readonly string[];
  /** Pictures that are not on this site. */
  readonly imagesLeft: number;
}

/**
 * Converts the HTML of a post by the rules of the editor for pasted text: only known elements stay.
 * @param addressOf the address here of a file of the former site, by its path below `wp-content/uploads`; undefined if
 *   it is not here
 */
export function convertText(html: string, addressOf: (path: string) => string | undefined): ConvertedText {
  const blocks = [...html.matchAll(/<!--\s*wp:([\w/-]+)/g)].flatMap(([, name = '']) =>
    knownBlocks.has(name) ? [] : [name],
  );
  const { text, shortcodes } = withoutShortcodes(html);
  const { nodes, imagesLeft } = treeOfHtml(withAddresses(withParagraphs(text), addressOf), NO_ORIGIN);
  return { document: { type: 'adls-text', content: nodes }, shortcodes, blocks, imagesLeft };
}

/** The words of some HTML, on one line, without characters that the site refuses. */
export function plainWords(html: string): string {
  const line: RichTextNode = { type: 'p', content: treeOfHtml(html, NO_ORIGIN).nodes };
  return withoutOddInLine(plainText({ type: 'adls-text', content: [line] })).trim();
}

/** A text of at most so many characters; a longer one ends with an ellipsis, after a whole word where there is one. */
export function shortened(text: string, most: number): string {
  if (text.length <= most) return text;
  const cut = text.slice(0, most - 1);
  const end = cut.lastIndexOf(' ');
  return `${(end > most / 2 ? cut.slice(0, end) : cut).replace(/[\uD800-\uDBFF]$/, '').trimEnd()}…`;
}

/** No address of the former site is one of this site. */
const NO_ORIGIN = 'none:';

const knownBlocks = new Set(
  (
    'paragraph heading list list-item quote pullquote image gallery separator html freeform group columns column ' +
    'table preformatted verse code more nextpage spacer buttons button media-text cover'
  ).split(' '),
);

const ownShortcodes = new Set('gallery caption wp_caption embed audio video playlist'.split(' '));

/** Removes shortcodes but not what they enclose. `[sic]` is none: it has no attribute, and no end. */
function withoutShortcodes(html: string): { readonly text: string; readonly shortcodes: readonly string[] } {
  const shortcodes: string[] = [];
  const closed = new Set([...html.matchAll(/\[\/([a-z][\w-]*)\]/gi)].map(([, name = '']) => name));
  const text = html.replace(
    /\[(\/?)([a-z][\w-]*)((?:\s[^[\]]*)?)\]/gi,
    (whole, slash: string, name: string, attributes: string) => {
      if (!ownShortcodes.has(name) && !closed.has(name) && !attributes.includes('=')) return whole;
      if (slash === '') shortcodes.push(name);
      return '';
    },
  );
  return { text, shortcodes };
}

/** The classic editor stored an empty line for a paragraph and a line end for a line. */
function withParagraphs(html: string): string {
  if (/<!--\s*wp:|<p[\s>]/i.test(html)) return html;
  return html
    .split(/\r?\n[ \t]*\r?\n/)
    .map((text) => (startsBlock.test(text) ? text : `<p>${text.trim().replace(/\r?\n/g, '<br>')}</p>`))
    .join('\n');
}

const startsBlock =
  /^\s*<\/?(div|h[1-6]|ul|ol|li|dl|dt|dd|blockquote|table|thead|tbody|tr|td|th|pre|figure|section|hr)[\s/>]/i;

/** Pictures and links to files that are here. WordPress names the smaller forms of a picture after their size. */
function withAddresses(html: string, addressOf: (path: string) => string | undefined): string {
  return html.replace(links, (whole, name: string, sign: string, value: string) => {
    const path = /\/wp-content\/uploads\/([^"'?#]+)/.exec(value)?.[1];
    const address = path === undefined ? undefined : (addressOf(path) ?? addressOf(originalOf(path)));
    return address === undefined ? whole : `${name}${sign}"${address}"`;
  });
}

const links = /\b(src|href)(\s*=\s*)("[^"]*"|'[^']*')/gi;

const originalOf = (path: string) => path.replace(/-(\d+x\d+|scaled)(\.\w+)$/, '$2');
