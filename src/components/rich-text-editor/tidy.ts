import type { Node } from 'prosemirror-model';
import { Plugin, type Transaction } from 'prosemirror-state';
import { Mapping } from 'prosemirror-transform';
import { schema } from './schema';

const { p, li, words, ul, ol } = schema.nodes;

/**
 * Normalises content that moves into or out of a list: an item of one paragraph holds bare words, and outside of lists
 * bare words become a paragraph. Other content is unchanged, and nothing is changed during IME composition.
 */
export const tidy = (): Plugin =>
  new Plugin({
    appendTransaction(transactions, { doc: before }, { doc, tr }) {
      const isDue = transactions.some((done) => done.docChanged);
      const isComposing = transactions.some((done) => done.getMeta('composition') !== undefined);
      if (!isDue || isComposing) return null;
      const back = new Mapping(transactions.flatMap(({ mapping }) => mapping.maps)).invert();
      tidyBlocks(tr, doc, (at) => isInItem(before, back.map(at)));
      return tr.docChanged ? tr : null;
    },
  });

function tidyBlocks(tr: Transaction, doc: Node, wasInItem: (at: number) => boolean): void {
  doc.descendants((node, at, parent) => {
    if (node.type === words && parent?.type !== li && wasInItem(at + 1)) tr.setNodeMarkup(at, p);
    if (parent && isLonePlain(node, parent) && !wasInItem(at + 1)) tr.setNodeMarkup(at, words);
    return !node.isTextblock;
  });
}

const isLonePlain = (node: Node, parent: Node) =>
  parent.type === li &&
  node.type === p &&
  node.attrs['metadata'] === null &&
  parent.children.every((child) => child === node || child.type === ul || child.type === ol);

function isInItem(doc: Node, at: number): boolean {
  const $at = doc.resolve(Math.min(at, doc.content.size));
  return $at.depth > 1 && $at.node(-1).type === li;
}
