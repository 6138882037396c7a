import type { RichTextNode } from '#common/contract/fields/rich-text-nodes';
import { isWords } from './is-words';

type Holder = Extract<RichTextNode, { content: readonly RichTextNode[] }>;

/**
 * The nearest blocks that can be edited: what stood inside words comes out of them, a mark in one of its kind gives way
 * to the outer one, what a list holds becomes its items. Every word and picture stays.
 */
export function simplified(nodes: readonly RichTextNode[]): RichTextNode[] {
  return nodes.flatMap((node) => simplifiedNode(node, []));
}

/** @param marks around it, outermost first: they go around each piece of words inside. */
function simplifiedNode(node: RichTextNode, marks: readonly Holder[]): RichTextNode[] {
  switch (node.type) {
    case 'text':
    case 'img':
      return [marks.reduceRight<RichTextNode>((inner, mark) => ({ ...mark, content: [inner] }), node)];
    case 'hr':
      return [node];
    case 'p':
    case 'h':
      return parted(node, inside(node, marks));
    case 'ul':
    case 'ol': {
      const items = node.content.flatMap((item) => itemsOf(item, marks));
      return items.length === 0 ? [] : [{ ...node, content: items }];
    }
    case 'li':
      return inside(node, marks);
    case 'div':
    case 'blockquote':
      return [{ ...node, content: inside(node, marks) }];
    default:
      return inside(node, marks.some(({ type }) => type === node.type) ? marks : [...marks, node]);
  }
}

const inside = ({ content }: Holder, marks: readonly Holder[]) =>
  content.flatMap((node) => simplifiedNode(node, marks));

function itemsOf(item: RichTextNode, marks: readonly Holder[]): RichTextNode[] {
  if (item.type === 'li') return [{ ...item, content: inside(item, marks) }];
  const content = simplifiedNode(item, marks);
  return content.length === 0 ? [] : [{ type: 'li', content }];
}

/** A line of words for each stretch of them; blocks between are blocks of their own. */
function parted(line: Holder, content: readonly RichTextNode[]): RichTextNode[] {
  const parts: RichTextNode[] = [];
  let words: RichTextNode[] = [];
  const endLine = () => {
    if (words.length > 0) parts.push({ ...line, content: words });
    words = [];
  };
  for (const node of content) {
    if (isWords(node)) words.push(node);
    else {
      endLine();
      parts.push(node);
    }
  }
  endLine();
  return parts.length === 0 ? [{ ...line, content: [] }] : parts;
}
