import type { RichText, RichTextNode } from '#common/contract/fields/rich-text-nodes';

const blocks: ReadonlySet<RichTextNode['type']> = new Set(['p', 'h', 'li', 'blockquote']);

/** The words of a document, one text per paragraph, title or entry of a list: print knows no links. */
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
