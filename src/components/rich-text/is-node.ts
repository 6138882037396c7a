import type { RichTextNode } from '#common/contract/fields/rich-text-nodes';

/** Whether something has at least the shape of a node; what kind, its reader finds out. */
export function isNode(value: unknown): value is RichTextNode {
  return typeof value === 'object' && value !== null && 'type' in value;
}
