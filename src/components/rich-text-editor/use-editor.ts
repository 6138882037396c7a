import { keymap } from 'prosemirror-keymap';
import type { Command, EditorState } from 'prosemirror-state';
import { EditorView, type NodeViewConstructor } from 'prosemirror-view';
import { type RefCallback, useCallback, useEffect, useRef, useState } from 'react';
import { DOMSerializer } from 'prosemirror-model';
import type { RichText } from '#common/contract/fields/rich-text-nodes';
import { imageWords } from '../rich-text/image-words';
import { editorStateOf, replacing } from './editor-state';
import { type ForeignBlock, foreignViewOf } from './foreign-view';
import { pasting } from './pasting';
import { treeOfDoc } from './tree-of-doc';
import { type LinkPlace, linkPlace } from './word-commands';
import { schema } from './schema';

export interface Editor {
  readonly state: EditorState;
  /** Runs a command on the document, then restores the focus to the editor. */
  readonly run: (command: Command) => void;
  readonly focus: () => void;
  /** Ref of the element that holds the document. */
  readonly place: RefCallback<HTMLElement>;
  readonly keptBlocks: readonly ForeignBlock[];
}

interface EditorOptions {
  readonly value: RichText;
  readonly onChange: (value: RichText) => void;
  /** Attributes of the editable element. */
  readonly attributes: Readonly<Record<string, string>>;
  /** Called when a link is requested by keyboard. */
  readonly onLink: (place: LinkPlace) => void;
}

/** The caret's line is scrolled to where no bar covers it, as what gets the focus is. */
const room = {
  get top() {
    return Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;
  },
  get bottom() {
    return Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingBottom) || 0;
  },
  left: 5,
  right: 5,
};

/** Embeds the engine in React: one view per component instance; each change of its state is stored as React state. */
export function useEditor({ value, onChange, attributes, onLink }: EditorOptions): Editor {
  const [state, setState] = useState(() => editorStateOf(value));
  const [keptBlocks, setKeptBlocks] = useState<readonly ForeignBlock[]>([]);
  const view = useRef<EditorView | null>(null);
  const latest = useRef({ value, onChange, attributes, onLink, state });
  useEffect(() => {
    Object.assign(latest.current, { onChange, attributes, onLink, state });
  });

  const askLink: Command = useCallback((state) => {
    latest.current.onLink(linkPlace(state));
    return true;
  }, []);
  const place = useCallback(
    (element: HTMLElement) => {
      const made = new EditorView(element, {
        state: latest.current.state,
        plugins: [pasting(), keymap({ 'Mod-k': askLink })],
        attributes: () => latest.current.attributes,
        scrollMargin: room,
        scrollThreshold: room,
        nodeViews: { picture: imageView, img: imageView, kept: foreignViewOf(setKeptBlocks) },
        dispatchTransaction(tr) {
          const next = made.state.apply(tr);
          const isOurs = next.doc !== made.state.doc && tr.getMeta('addToHistory') !== false;
          made.updateState(next);
          setState(next);
          if (!isOurs) return;
          latest.current.value = treeOfDoc(next.doc);
          latest.current.onChange(latest.current.value);
        },
      });
      view.current = made;
      return () => {
        view.current = null;
        made.destroy();
      };
    },
    [askLink],
  );

  useEffect(() => {
    if (latest.current.value === value) return;
    latest.current.value = value;
    const tr = view.current && replacing(view.current.state, value);
    if (tr) view.current?.dispatch(tr);
  }, [value]);

  // The view reads its attributes again only when it is updated.
  useEffect(() => {
    view.current?.setProps({});
  }, [attributes]);

  const run = useCallback((command: Command) => {
    const { current } = view;
    if (current === null) return;
    command(current.state, current.dispatch);
    current.focus();
  }, []);
  const focus = useCallback(() => view.current?.focus(), []);
  return { state, run, focus, place, keptBlocks };
}

const serializer = DOMSerializer.fromSchema(schema);

/** A picture in the editor, with its description from the library. */
const imageView: NodeViewConstructor = (node) => {
  const dom = serializer.serializeNode(node) as HTMLImageElement;
  const { source, alt } = node.attrs;
  if (alt === '') void imageWords(source).then((words) => (dom.alt = words));
  return { dom };
};
