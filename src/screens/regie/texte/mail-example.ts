import type { RichText, RichTextNode } from '#common/contract/fields/rich-text-nodes';
import { variablesOf } from '#common/rules/mail-variables';
import { variableExample } from '../../../text/mail-names';

/** The text of a mail, with an example in place of each of its variables. */
export function exampleWords(slug: string, words: string): string {
  const known = variablesOf(slug);
  return words.replace(/\{([\p{L}\d_-]+)\}/gu, (whole, name: string) =>
    known.includes(name) ? variableExample(name) : whole,
  );
}

/** The same for a rich text document. */
export function exampleDocument(slug: string, { content }: RichText): RichText {
  return { type: 'adls-text', content: content.map((node) => exampleNode(slug, node)) };
}

function exampleNode(slug: string, node: RichTextNode): RichTextNode {
  if (node.type === 'text') return { type: 'text', content: exampleWords(slug, node.content) };
  if (node.type === 'img' || node.type === 'hr') return node;
  return { ...node, content: node.content.map((inner) => exampleNode(slug, inner)) };
}
