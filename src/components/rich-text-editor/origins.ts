import type { Node } from 'prosemirror-model';
import type { RichTextNode } from '#common/contract/fields/rich-text-nodes';

/**
 * The piece of tree that each node was read from, or last written as. The engine never changes a node in place, so
 * untouched content is returned exactly as it came, in whatever form.
 */
const origins = new WeakMap<Node, readonly RichTextNode[]>();

export function remembered(node: Node, origin: readonly RichTextNode[]): Node {
  origins.set(node, origin);
  return node;
}

export function originOf(node: Node): readonly RichTextNode[] | undefined {
  return origins.get(node);
}
