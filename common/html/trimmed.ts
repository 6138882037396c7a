import type { RichTextNode } from '../contract/fields/rich-text-nodes';
import { isWords } from './is-words';

/** Removes the white space around lines and between blocks, and the empty lines. */
export function trimmed(nodes: readonly RichTextNode[]): RichTextNode[] {
  const parts = partsOf(nodes)
    .map((part) => (Array.isArray(part) ? trimmedLine(part) : trimmedBlock(part)))
    .filter((part) => part.length > 0);
  const lines = parts.filter(([first]) => first && isWords(first));
  // Lines that were separated only by something empty would otherwise merge.
  return parts.flatMap((part) =>
    lines.length > 1 && lines.includes(part) ? [{ type: 'p', content: part }] : part,
  );
}

/** Runs of inline nodes, and the blocks between them. */
function partsOf(nodes: readonly RichTextNode[]): readonly (RichTextNode | RichTextNode[])[] {
  const parts: (RichTextNode | RichTextNode[])[] = [];
  for (const node of nodes) {
    const last = parts.at(-1);
    if (!isWords(node)) parts.push(node);
    else if (Array.isArray(last)) last.push(node);
    else parts.push([node]);
  }
  return parts;
}

function trimmedBlock(block: RichTextNode): RichTextNode[] {
  if (block.type === 'hr' || !('content' in block) || typeof block.content === 'string') return [block];
  const content = trimmed(block.content);
  return content.length === 0 ? [] : [{ ...block, content } as RichTextNode];
}

function trimmedLine(words: readonly RichTextNode[]): RichTextNode[] {
  const joined = withoutDoubleSpaces(words, { isAfterSpace: true });
  if (!joined.some(holdsSomething)) return [];
  return joined
    .reverse()
    .flatMap((node, place) => (place === 0 ? endTrimmed(node) : [node]))
    .reverse();
}

function withoutDoubleSpaces(
  words: readonly RichTextNode[],
  before: { isAfterSpace: boolean },
): RichTextNode[] {
  return words.flatMap((node): RichTextNode[] => {
    if (node.type === 'text') {
      const content = before.isAfterSpace ? node.content.replace(/^ +/, '') : node.content;
      if (content !== '') before.isAfterSpace = content.endsWith(' ');
      return content === '' ? [] : [{ type: 'text', content }];
    }
    if (!('content' in node) || typeof node.content === 'string') {
      before.isAfterSpace = false;
      return [node];
    }
    const content = withoutDoubleSpaces(node.content, before);
    return content.length === 0 ? [] : [{ ...node, content } as RichTextNode];
  });
}

function endTrimmed(node: RichTextNode): RichTextNode[] {
  if (node.type === 'text') {
    const content = node.content.replace(/ +$/, '');
    return content === '' ? [] : [{ type: 'text', content }];
  }
  if (!('content' in node) || typeof node.content === 'string') return [node];
  const content = [...node.content.slice(0, -1), ...node.content.slice(-1).flatMap(endTrimmed)];
  return content.length === 0 ? [] : [{ ...node, content } as RichTextNode];
}

const holdsSomething = (node: RichTextNode): boolean =>
  typeof Reflect.get(node, 'content') === 'string'
    ? node.type === 'img' || String(Reflect.get(node, 'content')).trim() !== ''
    : 'content' in node && Array.isArray(node.content) && node.content.some(holdsSomething);
