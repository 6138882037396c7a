import { baseKeymap, chainCommands, createParagraphNear, splitBlock } from 'prosemirror-commands';
import { gapCursor } from 'prosemirror-gapcursor';
import { history } from 'prosemirror-history';
import {
  undoInputRule,
  InputRule,
  inputRules,
  textblockTypeInputRule,
  wrappingInputRule,
} from 'prosemirror-inputrules';
import { keymap } from 'prosemirror-keymap';
import type { Node } from 'prosemirror-model';
import { splitListItem } from 'prosemirror-schema-list';
import {
  EditorState,
  type Transaction,
  Plugin,
  type Command,
  NodeSelection,
  TextSelection,
} from 'prosemirror-state';
import type { RichText } from '#common/contract/fields/rich-text-nodes';
import { oddCharacterIn, withoutOdd } from '#common/base/odd-character';
import { toolKeys } from './tools';
import { docOfTree } from './doc-of-tree';
import { limits } from './limits';
import { schema } from './schema';
import { tidy } from './tidy';
import { withBlock } from './block-commands';

/** The editor state for a document. The Tab key is not bound: it leaves the editor. */
export function editorStateOf(value: RichText): EditorState {
  return EditorState.create({
    doc: docOfTree(value),
    plugins: [
      inputHabits(),
      stopHeldKeys(),
      keymap({ ...toolKeys, ...lineKeys }),
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

const { picture, img, kept } = schema.nodes;

/** What one key must not delete by surprise: it selects it, and the next one deletes it. */
const isDear = (node: Node | null | undefined) => [picture, img, kept].some((type) => node?.type === type);

/** Backspace (-1) behind a picture, or Delete (1) before one, selects it. */
const selectFirst =
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
const stopHeldKeys = (): Plugin =>
  new Plugin({
    props: {
      handleKeyDown: ({ state: { selection } }, { key, repeat }) =>
        repeat &&
        (key === 'Backspace' || key === 'Delete') &&
        selection instanceof NodeSelection &&
        isDear(selection.node),
    },
  });

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

const { h, ul, ol, blockquote, hr } = schema.nodes;

/**
 * Shortcuts known from other editors at the beginning of a line, and French typography of apostrophes and before double
 * punctuation. Backspace undoes them.
 */
const inputHabits = (): Plugin =>
  inputRules({
    rules: [
      textblockTypeInputRule(/^(#{1,3})\s$/, h, ([, signs]) => ({ level: (signs?.length ?? 1) + 1 })),
      wrappingInputRule(/^[-*•]\s$/, ul, null, () => false),
      wrappingInputRule(/^1[.)]\s$/, ol, null, () => false),
      wrappingInputRule(/^>\s$/, blockquote),
      new InputRule(/^(---|—-)$/, ({ tr }, _match, start, end) =>
        withBlock(tr.delete(start, end), hr.create()),
      ),
      new InputRule(/<< ?$/, '«\u00a0'),
      new InputRule(/\s?>>$/, '\u00a0»'),
      new InputRule(/\p{L}(')\p{L}$/u, '’'),
      new InputRule(/( )[;!?]$/, '\u202f'),
      new InputRule(/( )[:»]$/, '\u00a0'),
    ],
  });

/** Takes out what nobody sees and no language needs, however it came in. Nothing is changed during IME composition. */
const unseen = (): Plugin =>
  new Plugin({
    appendTransaction(transactions, _before, { tr }) {
      const isDue = transactions.some((done) => done.docChanged);
      const isComposing = transactions.some((done) => done.getMeta('composition') !== undefined);
      if (!isDue || isComposing) return null;
      takeOut(tr);
      return tr.docChanged ? tr : null;
    },
  });

function takeOut(tr: Transaction): void {
  tr.doc.descendants(({ text = '' }, at) => {
    if (oddCharacterIn(text, { lines: true }) === undefined) return;
    let from = at;
    for (const character of text) {
      // One by one, so that the caret and the styles beside them stay.
      if (withoutOdd(character) === '')
        tr.delete(tr.mapping.map(from), tr.mapping.map(from + character.length));
      from += character.length;
    }
  });
}
