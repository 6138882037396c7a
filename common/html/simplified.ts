import type { RichTextNode } from '../contract/fields/rich-text-nodes';
import { isWords } from './is-words';

type Holder = Extract<RichTextNode, { content: readonly RichTextNode[] }>;

/**
 * Converts nodes to the nearest editable blocks: blocks inside text move out of it, a mark nested in one of its type is
 * dropped for the outer one, and children of a list become its items. All words and pictures stay.
 */
export function simplified(nodes: readonly RichTextNode[]): RichTextNode[] {
  return nodes.flatMap((node) => simplifiedNode(node, []));
}

/** @param marks the surrounding marks, outermost first: they wrap each piece of text inside */
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

/** One line for each run of inline nodes; the blocks between them stay blocks. */
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
