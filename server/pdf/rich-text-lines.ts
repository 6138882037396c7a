import type { RichText, RichTextNode } from '#common/contract/fields/rich-text-nodes';

const blocks: ReadonlySet<RichTextNode['type']> = new Set(['p', 'h', 'li', 'blockquote']);

/** The text of a document, one string per paragraph, title or list item; links are dropped, as print has none. */
export function richTextLines(document: RichText): readonly string[] {
  return document.content.flatMap(linesOf).filter((line) => line !== '');
}

function linesOf(node: RichTextNode): readonly string[] {
  if (blocks.has(node.type) || !('content' in node) || typeof node.content === 'string')
    return [wordsOf(node)];
  return node.content.flatMap(linesOf);
}

function wordsOf(node: RichTextNode): string {
  if (node.type === 'text') return node.content;
  if (node.type === 'img' || !('content' in node)) return '';
  return node.content.map(wordsOf).join('').trim();
}
