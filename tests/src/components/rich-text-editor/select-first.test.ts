import { baseKeymap, chainCommands } from 'prosemirror-commands';
import { type EditorState, NodeSelection, TextSelection, type Transaction } from 'prosemirror-state';
import type { EditorView } from 'prosemirror-view';
import { expect, it } from 'vitest';
import { must } from '#common/base/must';
import type { RichTextNode } from '#common/contract/fields/rich-text-nodes';
import { editorStateOf, lineKeys } from '../../../../src/components/rich-text-editor/editor-state';
import { treeOfDoc } from '../../../../src/components/rich-text-editor/tree-of-doc';
import { outline } from '../../../support/outline';

const img: RichTextNode = { type: 'img', content: '/rideau.jpg' };
const un: RichTextNode = { type: 'text', content: 'un' };
const p = (...content: RichTextNode[]): RichTextNode => ({ type: 'p', content });

function press(state: EditorState, key: 'Backspace' | 'Delete'): EditorState {
  let next = state;
  const command = chainCommands(lineKeys[key], must(baseKeymap[key], 'the key'));
  command(state, (tr) => (next = next.apply(tr)));
  return next;
}

it.each<[string, readonly RichTextNode[], 'Backspace' | 'Delete', number]>([
  ['Backspace behind a picture', [img, p(un)], 'Backspace', 2],
  ['Backspace behind a picture in the line', [p(img, un)], 'Backspace', 2],
  ['Delete before a picture', [p(un), img], 'Delete', 3],
])('%s selects it, and only the second one deletes it', (_, content, key, at) => {
  const state = editorStateOf({ type: 'adls-text', content });
  const once = press(state.apply(state.tr.setSelection(TextSelection.create(state.doc, at))), key);
  expect(outline(treeOfDoc(once.doc).content)).toBe(outline(content));
  expect(once.selection).toBeInstanceOf(NodeSelection);
  expect(outline(treeOfDoc(press(once, key).doc).content)).toBe('p(un)');
});

it.each(['Backspace', 'Delete'])('%s held down stops at a picture', (key) => {
  const state = editorStateOf({ type: 'adls-text', content: [img, p(un)] });
  const chosen = state.apply(state.tr.setSelection(NodeSelection.create(state.doc, 0)));
  expect(typed(chosen, { key, repeat: true }).doc.childCount).toBe(2);
  expect(typed(chosen, { key, repeat: false }).doc.childCount).toBe(1);
});

/** What a key does in the editor. */
function typed(state: EditorState, event: Pick<KeyboardEvent, 'key' | 'repeat'>): EditorState {
  let next = state;
  const view = { state, dispatch: (tr: Transaction) => (next = next.apply(tr)) };
  state.plugins.some((plugin) =>
    plugin.props.handleKeyDown?.call(plugin, view as unknown as EditorView, event as KeyboardEvent),
  );
  return next;
}
