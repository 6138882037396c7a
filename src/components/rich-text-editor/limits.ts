import type { Node } from 'prosemirror-model';
import { Plugin } from 'prosemirror-state';
import { faultOfRichText } from '#common/contract/fields/rich-text-check';
import { treeOfDoc } from './tree-of-doc';

/** What would leave a document that cannot be saved (too deep, too long) is not done. */
export const limits = (): Plugin =>
  new Plugin({
    filterTransaction: (tr, { doc }) => !tr.docChanged || isSavable(tr.doc) || !isSavable(doc),
  });

export const isSavable = (doc: Node): boolean => faultOfRichText(treeOfDoc(doc)) === undefined;
