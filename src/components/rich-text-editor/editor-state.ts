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
import { tidy } from './tidy';

/** A document to be edited. The Tab key is not taken: it leaves the editor. */
export function editorStateOf(value: RichText): EditorState {
  return EditorState.create({
    doc: docOfTree(value),
    plugins: [
      inputHabits(),
      keymap({ ...actKeys, ...lineKeys }),
      keymap(baseKeymap),
      history(),
      gapCursor(),
      tidy(),
      limits(),
    ],
  });
}

const splitItem = splitListItem(schema.nodes.li);

const lineKeys = {
  Enter: splitItem,
  'Shift-Enter': chainCommands(createParagraphNear, splitBlock),
  Backspace: undoInputRule,
};

/**
 * Puts what came from elsewhere (a merge, a revision) in the place of what differs. The cursor stays where it was in
 * what stays, one's own former steps can still be undone, and what came cannot: it was not done here.
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
