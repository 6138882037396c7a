import { lift, setBlockType, wrapIn } from 'prosemirror-commands';
import type { Node, NodeType, ResolvedPos } from 'prosemirror-model';
import { liftListItem, sinkListItem, wrapInList } from 'prosemirror-schema-list';
import { type Command, Selection, type Transaction } from 'prosemirror-state';
import { schema } from './schema';

const { p, h, words, li, ul, ol, blockquote, hr, picture } = schema.nodes;

/** The deepest nesting: a stored document may be twenty levels deep, marks included. */
const deepest = 12;

/** A paragraph (0), or a title of this level. */
export const setLevel =
  (level: number): Command =>
  (state, dispatch) => {
    if (level > 0) return setBlockType(h, { level })(state, dispatch);
    return state.selection.$from.parent.type !== words && setBlockType(p)(state, dispatch);
  };

export const indent: Command = (state, dispatch) =>
  state.selection.$from.depth < deepest && sinkListItem(li)(state, dispatch);

export const outdent: Command = liftListItem(li);

/** Turns the selection into a list, changes the kind of the list around it, or lifts it out of a list of this kind. */
export const toggleList =
  (kind: NodeType): Command =>
  (state, dispatch) => {
    const { $from } = state.selection;
    const around = aroundOf($from, [ul, ol]);
    if (around === undefined) return $from.depth < deepest && wrapInList(kind)(state, dispatch);
    if ($from.node(around).type === kind) return liftListItem(li)(state, dispatch);
    dispatch?.(state.tr.setNodeMarkup($from.before(around), kind));
    return true;
  };

export const toggleQuote: Command = (state, dispatch) => {
  const { $from } = state.selection;
  if (aroundOf($from, [blockquote]) !== undefined) return lift(state, dispatch);
  return $from.depth < deepest && wrapIn(blockquote)(state, dispatch);
};

export const insertRule: Command = (state, dispatch) => {
  dispatch?.(withBlock(state.tr, hr.create()));
  return true;
};

export interface InsertedPicture {
  /** The address of its file, a path of the site. */
  readonly source: string;
  readonly width: number;
  readonly height: number;
  /** The library's description, for screen readers. */
  readonly description: string;
}

export const insertPicture =
  ({ source, width, height, description }: InsertedPicture): Command =>
  (state, dispatch) => {
    dispatch?.(withBlock(state.tr, picture.create({ source, width, height, alt: description })));
    return true;
  };

/** Replaces the selection; the cursor moves to the line after the block, which is created if there is none. */
export function withBlock(tr: Transaction, block: Node): Transaction {
  tr.replaceSelectionWith(block, false);
  let end = 0;
  tr.doc.descendants((node, at) => {
    if (node === block) end = at + node.nodeSize;
    return end === 0;
  });
  if (tr.doc.resolve(end).nodeAfter === null) tr.insert(end, p.create());
  return tr.setSelection(Selection.near(tr.doc.resolve(end))).scrollIntoView();
}

/** The depth of the nearest surrounding node of one of these types, or undefined. */
export function aroundOf($pos: ResolvedPos, types: readonly NodeType[]): number | undefined {
  for (let depth = $pos.depth; depth > 0; depth--) if (types.includes($pos.node(depth).type)) return depth;
  return undefined;
}
