import type { Node } from 'prosemirror-model';
import { type Command, NodeSelection, Plugin, TextSelection } from 'prosemirror-state';
import { schema } from './schema';

const { picture, img, kept } = schema.nodes;

/** What one key must not delete by surprise: it selects it, and the next one deletes it. */
const isDear = (node: Node | null | undefined) => [picture, img, kept].some((type) => node?.type === type);

/** Backspace (-1) behind a picture, or Delete (1) before one, selects it. */
export const selectFirst =
  (side: -1 | 1): Command =>
  ({ selection, doc, tr }, dispatch) => {
    if (!(selection instanceof TextSelection) || !selection.empty) return false;
    const { $from } = selection;
    const isAtEdge = side < 0 ? $from.parentOffset === 0 : $from.parentOffset === $from.parent.content.size;
    const $beside =
      isAtEdge && $from.depth > 0 ? doc.resolve(side < 0 ? $from.before() : $from.after()) : $from;
    const node = side < 0 ? $beside.nodeBefore : $beside.nodeAfter;
    if (node === null || !isDear(node)) return false;
    const at = side < 0 ? $beside.pos - node.nodeSize : $beside.pos;
    dispatch?.(tr.setSelection(NodeSelection.create(doc, at)).scrollIntoView());
    return true;
  };

/** A key that is held down stops at what it has selected. */
export const stopHeldKeys = (): Plugin =>
  new Plugin({
    props: {
      handleKeyDown: ({ state: { selection } }, { key, repeat }) =>
        repeat &&
        (key === 'Backspace' || key === 'Delete') &&
        selection instanceof NodeSelection &&
        isDear(selection.node),
    },
  });
