import { oddCharacterIn } from '../../base/odd-character';
import { isWebAddress } from '../../base/web-address';
import { type RichText, type RichTextNode, containerTypes } from './rich-text-nodes';

/** How deep the nodes of a document may lie in one another. */
export const MAX_DEPTH = 20;
const MAX_NODES = 20_000;

/**
 * The first fault of a rich document, in French with its path (`content.2.href : …`), or undefined.
 * Only known node types and fields pass; links are http(s), mailto, tel or a path of the site, and hold no other link.
 */
export function faultOfRichText(value: unknown): string | undefined {
  if (!isRecord(value) || value['type'] !== 'adls-text') return 'document attendu (type adls-text)';
  return (
    unknownField(value, ['type', 'content'], '') ??
    faultOfNodes(value['content'], 'content', { budget: { left: MAX_NODES }, depth: 1, inLink: false })
  );
}

/** The text of a document, blocks separated by a space. */
export function plainText(document: RichText): string {
  return document.content.map(wordsOf).join(' ').replace(/\s+/g, ' ').trim();
}

/** Whether a link is allowed in a document. */
export function isSafeHref(href: string): boolean {
  if (/[\s<>"\\]/.test(href) || oddCharacterIn(href) !== undefined) return false;
  return /^https?:/i.test(href) ? isWebAddress(href) : /^(mailto:.|tel:[+\d]|\/(?!\/))/i.test(href);
}

/** Whether a picture's source is allowed in a document: https, or a path of the site. */
export function isSafeSource(source: string): boolean {
  if (/[\s<>"\\]/.test(source) || oddCharacterIn(source) !== undefined) return false;
  return /^https:/i.test(source) ? isWebAddress(source) : /^\/(?!\/)/.test(source);
}

/** The remaining budget of a document, and the position of the checked node. */
interface Place {
  readonly budget: { left: number };
  readonly depth: number;
  readonly inLink: boolean;
}

function faultOfNodes(nodes: unknown, path: string, place: Place): string | undefined {
  const { budget, depth } = place;
  if (!Array.isArray(nodes)) return `${path} : liste de nœuds attendue`;
  if (depth > MAX_DEPTH) return `${path} : document trop profond`;
  for (const [rank, node] of nodes.entries()) {
    budget.left -= 1;
    if (budget.left < 0) return `${path} : document trop long`;
    const fault = faultOfNode(node, `${path}.${rank}`, place);
    if (fault !== undefined) return fault;
  }
  return undefined;
}

function faultOfNode(node: unknown, path: string, place: Place): string | undefined {
  if (!isRecord(node)) return `${path} : nœud attendu`;
  const fields = fieldsOf(node['type']);
  if (fields === undefined) return `${path}.type : nœud inconnu`;
  const isLink = node['type'] === 'a';
  if (isLink && place.inLink) return `${path} : lien dans un lien`;
  const fault =
    unknownField(node, fields, `${path}.`) ??
    faultOfMetadata(node['metadata'], path) ??
    faultOfOwn(node, path);
  if (fault !== undefined) return fault;
  return Array.isArray(node['content'])
    ? faultOfNodes(node['content'], `${path}.content`, {
        ...place,
        depth: place.depth + 1,
        inLink: place.inLink || isLink,
      })
    : undefined;
}

function fieldsOf(type: unknown): readonly string[] | undefined {
  if (type === 'text') return ['type', 'content'];
  if (type === 'hr') return ['type'];
  if (type === 'img') return ['type', 'content', 'height', 'width', 'metadata'];
  if (type === 'h') return ['type', 'content', 'level', 'metadata'];
  if (type === 'a') return ['type', 'content', 'href', 'metadata'];
  return containerTypes.some((known) => known === type) ? ['type', 'content', 'metadata'] : undefined;
}

function faultOfOwn(node: Readonly<Record<string, unknown>>, path: string): string | undefined {
  const { type, content, level, href, height, width } = node;
  if (type === 'text') return typeof content === 'string' ? undefined : `${path}.content : texte attendu`;
  if (type === 'hr') return undefined;
  if (type === 'img') {
    if (typeof content !== 'string' || !isSafeSource(content))
      return `${path}.content : adresse d’image refusée`;
    return [height, width].every((size) => size === undefined || isSize(size))
      ? undefined
      : `${path} : dimension refusée`;
  }
  if (type === 'h' && !(Number.isInteger(level) && Number(level) >= 1 && Number(level) <= 6))
    return `${path}.level : niveau de 1 à 6 attendu`;
  if (type === 'a' && !(typeof href === 'string' && isSafeHref(href))) return `${path}.href : lien refusé`;
  return Array.isArray(content) ? undefined : `${path}.content : liste de nœuds attendue`;
}

const isSize = (value: unknown) => Number.isInteger(value) && Number(value) > 0 && Number(value) <= 10_000;

function faultOfMetadata(metadata: unknown, path: string): string | undefined {
  if (metadata === undefined) return undefined;
  const isEntry = (entry: unknown) =>
    isRecord(entry) &&
    Object.keys(entry).length === 2 &&
    [entry['name'], entry['value']].every((part) => typeof part === 'string' && /^[\w-]{1,40}$/.test(part));
  return Array.isArray(metadata) && metadata.length <= 10 && metadata.every(isEntry)
    ? undefined
    : `${path}.metadata : style refusé`;
}

function unknownField(value: Readonly<Record<string, unknown>>, known: readonly string[], path: string) {
  const stranger = Object.keys(value).find((field) => !known.includes(field));
  return stranger === undefined ? undefined : `${path}${stranger} : champ inconnu`;
}

function wordsOf(node: RichTextNode): string {
  if (node.type === 'text') return node.content;
  if (node.type === 'hr' || node.type === 'img') return ' ';
  // A newer server may send node types that are unknown here.
  if (!Array.isArray(node.content)) return ' ';
  const words = node.content.map(wordsOf).join('');
  return ['p', 'div', 'li', 'blockquote', 'h'].includes(node.type) ? `${words} ` : words;
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
