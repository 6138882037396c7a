import type { Node } from 'prosemirror-model';
import { Plugin } from 'prosemirror-state';
import { faultOfRichText } from '#common/contract/fields/rich-text-check';
import { treeOfDoc } from './tree-of-doc';

/** Rejects changes after which the document could not be saved (too deep, too long). */
export const limits = (): Plugin =>
  new Plugin({
    filterTransaction: (tr, { doc }) => !tr.docChanged || isSavable(tr.doc) || !isSavable(doc),
  });

export const isSavable = (doc: Node): boolean => faultOfRichText(treeOfDoc(doc)) === undefined;
