import type { Node } from 'prosemirror-model';
import type { EditorView, NodeView } from 'prosemirror-view';

/** A block that is opaque to the engine: React renders it at `place`. */
export interface ForeignBlock {
  readonly node: Node;
  readonly place: HTMLElement;
  /** Replaces it with editable blocks. */
  readonly replaceBy: (blocks: readonly Node[]) => void;
}

type Change = (change: (blocks: readonly ForeignBlock[]) => readonly ForeignBlock[]) => void;

export function foreignViewOf(change: Change) {
  return (node: Node, view: EditorView, getPos: () => number | undefined): NodeView => {
    const place = document.createElement('div');
    place.contentEditable = 'false';
    const replaceBy = (blocks: readonly Node[]) => {
      const at = getPos();
      if (at !== undefined) view.dispatch(view.state.tr.replaceWith(at, at + node.nodeSize, blocks));
      view.focus();
    };
    const block: ForeignBlock = { node, place, replaceBy };
    change((blocks) => [...blocks, block]);
    return {
      dom: place,
      destroy: () => change((blocks) => blocks.filter((other) => other !== block)),
      stopEvent: ({ target }) => target instanceof Element && target.closest('button') !== null,
      ignoreMutation: () => true,
    };
  };
}
