import { baseKeymap, chainCommands } from 'prosemirror-commands';
import { type EditorState, NodeSelection, TextSelection } from 'prosemirror-state';
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
