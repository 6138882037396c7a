import { baseKeymap } from 'prosemirror-commands';
import { type Command, type EditorState, NodeSelection, TextSelection } from 'prosemirror-state';
import { undo } from 'prosemirror-history';
import { describe, expect, it } from 'vitest';
import { must } from '#common/base/must';
import type { RichText, RichTextNode } from '#common/contract/fields/rich-text-nodes';
import {
  indent,
  insertPicture,
  insertRule,
  outdent,
  setLevel,
  toggleList,
  toggleQuote,
} from '../../../../src/components/rich-text-editor/block-commands';
import { editorStateOf, replacing } from '../../../../src/components/rich-text-editor/editor-state';
import { schema } from '../../../../src/components/rich-text-editor/schema';
import { setStyle, styleOf } from '../../../../src/components/rich-text-editor/text-styles';
import { treeOfDoc } from '../../../../src/components/rich-text-editor/tree-of-doc';
import { linkPlace, setLink, toggle } from '../../../../src/components/rich-text-editor/word-commands';
import { outline } from '../../../support/outline';

const { marks, nodes } = schema;

const text = (content: string): RichTextNode => ({ type: 'text', content });
const p = (...content: RichTextNode[]): RichTextNode => ({ type: 'p', content });
const document = (...content: RichTextNode[]): RichText => ({ type: 'adls-text', content });
const lines = (...words: string[]) => document(...words.map((word) => p(text(word))));
const list = (...items: string[]): RichTextNode => ({
  type: 'ul',
  content: items.map((item) => ({ type: 'li', content: [text(item)] })),
});

/** The state with these words selected; with the cursor before them where only `at` is given. */
function selecting(state: EditorState, words: string): EditorState {
  let from = 0;
  state.doc.descendants((node, at) => {
    const place = node.isText ? (node.text ?? '').indexOf(words) : -1;
    if (place >= 0) from = at + place;
  });
  return state.apply(state.tr.setSelection(TextSelection.create(state.doc, from, from + words.length)));
}

function after(state: EditorState, ...commands: Command[]): EditorState {
  let next = state;
  for (const command of commands) command(next, (tr) => (next = next.apply(tr)));
  return next;
}

const done = (value: RichText, words: string, ...commands: Command[]) =>
  outline(treeOfDoc(after(selecting(editorStateOf(value), words), ...commands).doc).content);

describe('an act on blocks', () => {
  it.each([
    ['a title', setLevel(3), 'p(un) h3(deux)'],
    ['a list', toggleList(nodes.ul), 'p(un) ul(li(deux))'],
    ['a quotation', toggleQuote, 'p(un) blockquote(p(deux))'],
    ['a style', setStyle('align', 'center'), 'p(un) p.align-center(deux)'],
  ])('makes %s of the line', (_, command, tree) => {
    expect(done(lines('un', 'deux'), 'deux', command)).toBe(tree);
  });

  it('makes one list of several lines, and lines again of its items', () => {
    const both = after(editorStateOf(lines('un', 'deux')), selectAll, toggleList(nodes.ol));
    expect(outline(treeOfDoc(both.doc).content)).toBe('ol(li(un) li(deux))');
    expect(outline(treeOfDoc(after(both, selectAll, toggleList(nodes.ol)).doc).content)).toBe(
      'p(un) p(deux)',
    );
  });

  it('makes a list of the other kind, and puts an item below the one before, and back', () => {
    expect(done(document(list('a', 'b')), 'b', toggleList(nodes.ol))).toBe('ol(li(a) li(b))');
    expect(done(document(list('a', 'b')), 'b', indent)).toBe("ul(li('a' ul(li(b))))");
    expect(done(document(list('a', 'b')), 'b', indent, outdent)).toBe('ul(li(a) li(b))');
  });

  it('leaves a line to write in after a picture and after a rule', () => {
    const picture = {
      source: '/api/images/1/format/L/file?v=1',
      width: 3,
      height: 2,
      description: 'Le rideau',
    };
    expect(done(lines('un'), 'un', insertPicture(picture))).toBe(`img(${picture.source}) p()`);
    expect(done(lines('un', 'deux'), 'un', insertRule)).toBe('hr p(deux)');
  });

  it('takes back a style, and leaves those it does not know', () => {
    const metadata = [
      { name: 'align', value: 'right' },
      { name: 'colour', value: 'red' },
    ];
    const state = selecting(editorStateOf(document({ type: 'p', content: [text('un')], metadata })), 'un');
    expect(styleOf(state, 'align')).toBe('right');
    expect(outline(treeOfDoc(after(state, setStyle('align', '')).doc).content)).toBe('p.colour-red(un)');
  });

  it('is not done where what comes of it could not be saved', () => {
    const deep = Array.from({ length: 18 }).reduce<RichTextNode>(
      (inside) => ({ type: 'blockquote', content: [inside] }),
      p(text('un')),
    );
    expect(done(document(deep), 'un', toggle(marks.b))).toBe(outline([deep]));
  });
});

describe('an act on words', () => {
  it('marks them, and lowers what was raised', () => {
    expect(done(lines('H2O'), '2', toggle(marks.sup), toggle(marks.sub))).toBe("p('H' sub(2) 'O')");
  });

  it('links them, finds the whole link again from within, and takes it away', () => {
    const state = selecting(editorStateOf(lines('voir ici, là')), 'ici');
    const linked = after(state, setLink(linkPlace(state), '/breve', ''), toggle(marks.b));
    expect(outline(treeOfDoc(linked.doc).content)).toBe("p('voir ' a(/breve: b(ici)) ', là')");
    const inside = selecting(linked, 'c');
    expect(linkPlace(inside)).toMatchObject({ href: '/breve', from: 6, to: 9 });
    const bare = after(inside, setLink(linkPlace(inside), '', ''));
    expect(outline(treeOfDoc(bare.doc).content)).toBe("p('voir ' b(ici) ', là')");
  });

  it('writes the words of a link where none are selected', () => {
    const state = editorStateOf(document());
    const linked = after(state, setLink(linkPlace(state), 'mailto:a@b.fr', 'écrire'));
    expect(outline(treeOfDoc(linked.doc).content)).toBe('p(a(mailto:a@b.fr: écrire))');
  });
});

describe('a value from outside', () => {
  const state = () => after(selecting(editorStateOf(lines('un', 'deux', 'trois')), 'trois'), type('quatre'));

  it('replaces what differs and leaves the rest to the letter', () => {
    const before = state();
    const next = before.apply(must(replacing(before, lines('un', 'zwei', 'quatre')), 'a change'));
    expect(outline(treeOfDoc(next.doc).content)).toBe('p(un) p(zwei) p(quatre)');
    expect(next.doc.child(0)).toBe(before.doc.child(0));
    expect(next.selection.$from.parent.textContent).toBe('quatre');
  });

  it('leaves one’s own steps to be undone, and cannot be undone itself', () => {
    const before = state();
    const next = before.apply(must(replacing(before, lines('un', 'zwei', 'quatre')), 'a change'));
    expect(outline(treeOfDoc(after(next, undo, undo, undo).doc).content)).toBe('p(un) p(zwei) p(trois)');
  });

  it('that is the same changes nothing', () => {
    expect(replacing(state(), lines('un', 'deux', 'quatre'))).toBeUndefined();
  });

  it.each([
    ['nothing', document()],
    ['less', lines('un')],
    ['more', lines('zéro', 'un', 'deux', 'quatre', 'cinq')],
    ['something else', document(list('a'), { type: 'hr' })],
  ])('may be %s', (_, value) => {
    const before = state();
    const next = before.apply(must(replacing(before, value), 'a change'));
    expect(treeOfDoc(next.doc)).toEqual(value);
  });
});

describe('a document without words', () => {
  it('has no content, once all was deleted too', () => {
    expect(treeOfDoc(editorStateOf(document()).doc)).toEqual(document());
    expect(treeOfDoc(after(editorStateOf(lines('un')), selectAll, deleteSelected).doc)).toEqual(document());
  });
});

describe('a picture', () => {
  it('that stands alone is selected and deleted as one', () => {
    const state = editorStateOf(document({ type: 'img', content: '/a.jpg' }, p(text('un'))));
    const selected = state.apply(state.tr.setSelection(NodeSelection.create(state.doc, 0)));
    expect(outline(treeOfDoc(after(selected, deleteSelected).doc).content)).toBe('p(un)');
  });
});

const selectAll: Command = ({ doc, tr }, dispatch) => {
  dispatch?.(tr.setSelection(TextSelection.between(doc.resolve(0), doc.resolve(doc.content.size))));
  return true;
};

const deleteSelected: Command = must(baseKeymap['Backspace'], 'the key');

const type =
  (words: string): Command =>
  ({ tr }, dispatch) => {
    dispatch?.(tr.insertText(words));
    return true;
  };

describe('what nobody sees', () => {
  it('is taken out of what was put into the text, and the caret stays', () => {
    const state = selecting(editorStateOf(lines('un', 'deux')), 'deux');
    const next = state.apply(state.tr.insertText('d\u202eeu\0x fois'));
    expect(outline(treeOfDoc(next.doc).content)).toBe('p(un) p(deux fois)');
    expect(next.selection.$from.parentOffset).toBe('deux fois'.length);
    expect(outline(treeOfDoc(after(next, undo).doc).content)).toBe('p(un) p(deux)');
  });
});
