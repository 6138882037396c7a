/**
 * A node of a rich document. Written documents hold only these types; a document from a newer server may hold others.
 */
export type RichTextNode = ContainerNode | TextNode | LineNode | HeadingNode | LinkNode | ImageNode;

export const containerTypes = [
  'p',
  'div',
  'ul',
  'ol',
  'li',
  'blockquote',
  'b',
  'i',
  'u',
  's',
  'sub',
  'sup',
] as const;
export type ContainerType = (typeof containerTypes)[number];

export interface ContainerNode extends Styled {
  readonly type: ContainerType;
  readonly content: readonly RichTextNode[];
}
export interface TextNode {
  readonly type: 'text';
  readonly content: string;
}
export interface LineNode {
  readonly type: 'hr';
}
export interface HeadingNode extends Styled {
  readonly type: 'h';
  readonly level: number;
  readonly content: readonly RichTextNode[];
}
export interface LinkNode extends Styled {
  readonly type: 'a';
  readonly href: string;
  readonly content: readonly RichTextNode[];
}
/** `content` is the source; `height` and `width` are pixels. */
export interface ImageNode extends Styled {
  readonly type: 'img';
  readonly content: string;
  readonly height?: number;
  readonly width?: number;
}
/** Metadata entries become text-style classes. */
export interface Styled {
  readonly metadata?: readonly { readonly name: string; readonly value: string }[];
}

export interface RichText {
  readonly type: 'adls-text';
  readonly content: readonly RichTextNode[];
}
