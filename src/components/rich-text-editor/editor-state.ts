import { baseKeymap, chainCommands, createParagraphNear, splitBlock } from 'prosemirror-commands';
import { gapCursor } from 'prosemirror-gapcursor';
import { history } from 'prosemirror-history';
import { undoInputRule } from 'prosemirror-inputrules';
import { keymap } from 'prosemirror-keymap';
import type { Node } from 'prosemirror-model';
import { splitListItem } from 'prosemirror-schema-list';
import { EditorState, type Transaction } from 'prosemirror-state';
import type { RichText } from '#common/contract/fields/rich-text-nodes';
import { actKeys } from './acts';
import { docOfTree } from './doc-of-tree';
import { inputHabits } from './input-habits';
import { limits } from './limits';
import { schema } from './schema';
import { selectFirst, stopHeldKeys } from './select-first';
import { tidy } from './tidy';
import { unseen } from './unseen';

/** The editor state for a document. The Tab key is not bound: it leaves the editor. */
export function editorStateOf(value: RichText): EditorState {
  return EditorState.create({
    doc: docOfTree(value),
    plugins: [
      inputHabits(),
      stopHeldKeys(),
      keymap({ ...actKeys, ...lineKeys }),
      keymap(baseKeymap),
      history(),
      gapCursor(),
      tidy(),
      unseen(),
      limits(),
    ],
  });
}

const splitItem = splitListItem(schema.nodes.li);

/** Keys that make, part and join lines, before those of every editor. */
export const lineKeys = {
  Enter: splitItem,
  'Shift-Enter': chainCommands(createParagraphNear, splitBlock),
  Backspace: chainCommands(undoInputRule, selectFirst(-1)),
  Delete: selectFirst(1),
};

/**
 * Replaces what differs with content from elsewhere (a merge, a revision). The cursor keeps its place in what is
 * unchanged. The person's own earlier steps can still be undone; the replacement cannot.
 */
export function replacing({ doc, tr }: EditorState, value: RichText): Transaction | undefined {
  const { content } = docOfTree(value);
  if (doc.content.eq(content)) return undefined;
  const [former, coming] = [doc.children, content.content];
  const isSame = (one?: Node, other?: Node) => one !== undefined && other !== undefined && one.eq(other);
  const most = Math.min(former.length, coming.length);
  let before = 0;
  while (before < most && isSame(former[before], coming[before])) before += 1;
  let after = 0;
  while (after < most - before && isSame(former.at(-1 - after), coming.at(-1 - after))) after += 1;
  const [from, to] = [before, former.length - after].map((place) => doc.resolve(0).posAtIndex(place, 0));
  const blocks = coming.slice(before, coming.length - after);
  return tr.replaceWith(from ?? 0, to ?? doc.content.size, blocks).setMeta('addToHistory', false);
}
