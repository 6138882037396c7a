import type { RichTextNode } from '#common/contract/fields/rich-text-nodes';

/** A tree as short text: `h2(Titre) p(Il b(était) une fois)`, with quotes around words that are in no element. */
export function outline(nodes: readonly RichTextNode[]): string {
  return nodes.map(outlineOf).join(' ');
}

function outlineOf(node: RichTextNode): string {
  if (node.type === 'text') return `'${node.content}'`;
  if (node.type === 'hr') return 'hr';
  if (node.type === 'img') return `img(${node.content})`;
  const style = (node.metadata ?? []).map(({ name, value }) => `.${name}-${value}`).join('');
  const name = node.type === 'h' ? `h${node.level}` : node.type;
  const [only] = node.content;
  const inside = node.content.length === 1 && only?.type === 'text' ? only.content : outline(node.content);
  return `${name}${style}(${node.type === 'a' ? `${node.href}: ` : ''}${inside})`;
}
