import type { RichTextNode } from '#common/contract/fields/rich-text-nodes';
import { isNode } from './is-node';

export type HeadingTag = 'h2' | 'h3' | 'h4' | 'h5' | 'h6';

/**
 * The element of each heading of a document. The page's own title is the h1; below it the levels follow each other
 * without a gap, whatever levels the editor accepted, so that the outline for screen readers is complete.
 */
export function headingTags(nodes: readonly RichTextNode[]): ReadonlyMap<RichTextNode, HeadingTag> {
  const headings = headingsIn(nodes);
  const levels = [...new Set(headings.map(levelOf))].sort((a, b) => a - b);
  const tags = new Map<RichTextNode, HeadingTag>();
  let previous = 1;
  for (const heading of headings) {
    previous = Math.min(levels.indexOf(levelOf(heading)) + 2, previous + 1, 6);
    tags.set(heading, `h${previous}` as HeadingTag);
  }
  return tags;
}

function headingsIn(nodes: unknown): readonly RichTextNode[] {
  if (!Array.isArray(nodes)) return [];
  return nodes
    .filter(isNode)
    .flatMap((node) => (node.type === 'h' ? [node] : 'content' in node ? headingsIn(node.content) : []));
}

const levelOf = (node: RichTextNode) => (node.type === 'h' && Number.isInteger(node.level) ? node.level : 6);
