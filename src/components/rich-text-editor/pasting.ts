import { type Fragment, Slice } from 'prosemirror-model';
import { Plugin, TextSelection } from 'prosemirror-state';
import type { EditorView } from 'prosemirror-view';
import { withoutOdd } from '#common/base/odd-character';
import type { RichTextNode } from '#common/contract/fields/rich-text-nodes';
import { warn } from '../../state/notices';
import { aroundOf } from './block-commands';
import { docOfTree } from './doc-of-tree';
import { droppedLink } from './dropped-link';
import { linkAddress } from './link-address';
import { isSavable } from './limits';
import { schema } from './schema';
import { treeOfHtml } from '#common/html/tree-of-html';
import { setLink } from './word-commands';

/** Pasted or dropped content is converted through the tree; the engine's own HTML parser is never used. */
export const pasting = (): Plugin =>
  new Plugin({
    props: {
      handleDOMEvents: {
        paste(view, event) {
          event.preventDefault();
          if (event.clipboardData) take(view, event.clipboardData);
          return true;
        },
        drop(view, event) {
          // Moved inside the editor: the engine handles its own content.
          if (view.dragging) return false;
          event.preventDefault();
          const place = view.posAtCoords({ left: event.clientX, top: event.clientY });
          if (place === null || event.dataTransfer === null) return true;
          view.dispatch(view.state.tr.setSelection(TextSelection.near(view.state.doc.resolve(place.pos))));
          take(view, event.dataTransfer);
          view.focus();
          return true;
        },
      },
    },
  });

const MAX_CHARACTERS = 5_000_000;

function take(view: EditorView, data: DataTransfer): void {
  const html = data.getData('text/html');
  const text = withoutOdd(data.getData('text/plain'));
  const link = html === '' ? droppedLink(data, location.origin) : undefined;
  if (link !== undefined && data.files.length === 0) return insert(view, [link]);
  if (html === '' && text === '') {
    if (data.files.length > 0) tellImagesLeft(data.files.length);
    return;
  }
  if (html.length > MAX_CHARACTERS || text.length > MAX_CHARACTERS) {
    warn('Ce texte est trop long pour être collé d’un coup. Collez-le en plusieurs fois.');
    return;
  }
  if (linkSelected(view, text)) return;
  const { nodes, imagesLeft } =
    html === '' ? { nodes: linesOf(text), imagesLeft: 0 } : treeOfHtml(html, location.origin);
  insert(view, nodes);
  if (imagesLeft > 0) tellImagesLeft(imagesLeft);
}

/** An address pasted on a selection links it. */
function linkSelected({ state, dispatch }: EditorView, text: string): boolean {
  const { from, to } = state.selection;
  const href = /^https?:\/\/\S+$/.test(text.trim()) ? linkAddress(text) : undefined;
  if (from === to || href === undefined || !(state.selection instanceof TextSelection)) return false;
  return setLink({ from, to, href: '' }, href, '')(state, dispatch);
}

function linesOf(text: string): RichTextNode[] {
  const lines = text.split(/[\r\n]+/).filter((line) => line.trim() !== '');
  const words = lines.map((content): RichTextNode => ({ type: 'text', content }));
  return words.length < 2 ? words : words.map((word) => ({ type: 'p', content: [word] }));
}

function insert(view: EditorView, nodes: readonly RichTextNode[]): void {
  if (nodes.length === 0) return;
  const { state } = view;
  const blocks = docOfTree({ type: 'adls-text', content: nodes }).content;
  const tr = state.tr.replaceSelection(sliceOf(blocks, isInList(view)));
  if (!isSavable(tr.doc)) warn('Ce texte ne peut pas être collé d’un coup. Collez-le en plusieurs fois.');
  view.dispatch(tr.scrollIntoView().setMeta('paste', true));
}

const isInList = ({ state }: EditorView) => aroundOf(state.selection.$from, [schema.nodes.li]) !== undefined;

/** Lines at either end merge with the line they are inserted into; a list pasted in a list merges with it. */
function sliceOf(blocks: Fragment, inList: boolean): Slice {
  const isList = blocks.firstChild?.type.spec.content === 'li+';
  if (inList && isList) return Slice.maxOpen(blocks);
  const isLine = (node: { type: unknown } | null) =>
    node?.type === schema.nodes.p || node?.type === schema.nodes.words;
  return new Slice(blocks, isLine(blocks.firstChild) ? 1 : 0, isLine(blocks.lastChild) ? 1 : 0);
}

function tellImagesLeft(images: number): void {
  const which = images === 1 ? 'Une image n’a pas été collée' : `${images} images n’ont pas été collées`;
  warn(`${which}\u00a0: un texte montre celles de la bibliothèque, par le bouton «\u00a0Image\u00a0».`);
}
