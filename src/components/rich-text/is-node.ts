import type { RichTextNode } from '#common/contract/fields/rich-text-nodes';

/** Whether a value has at least the shape of a node; its type is checked by the reader. */
export function isNode(value: unknown): value is RichTextNode {
  return typeof value === 'object' && value !== null && 'type' in value;
}
