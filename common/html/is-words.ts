import type { RichTextNode } from '../contract/fields/rich-text-nodes';

const types = new Set(['text', 'img', 'a', 'b', 'i', 'u', 's', 'sub', 'sup']);

/** Whether a node is inline; the others are blocks. */
export const isWords = ({ type }: RichTextNode): boolean => types.has(type);
