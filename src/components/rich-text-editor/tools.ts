import { redo, undo } from 'prosemirror-history';
import type { MarkType, NodeType } from 'prosemirror-model';
import type { Command, EditorState } from 'prosemirror-state';
import { aroundOf, indent, insertRule, outdent, setLevel, toggleList, toggleQuote } from './block-commands';
import { schema } from './schema';
import { toggle } from './word-commands';

const { marks, nodes } = schema;

export interface Tool {
  readonly name: string;
  readonly icon: ToolSign;
  /** In the engine's notation: `Mod` is Ctrl, or ⌘ on a Mac. */
  readonly keys?: string;
  readonly command: Command;
  /** Whether it is active at the cursor; an act without it does something once. */
  readonly isOn?: (state: EditorState) => boolean;
}

export type ToolSign =
  | 'bold'
  | 'italic'
  | 'underline'
  | 'strike'
  | 'sub'
  | 'sup'
  | 'ul'
  | 'ol'
  | 'indent'
  | 'outdent'
  | 'quote'
  | 'rule'
  | 'undo'
  | 'redo';

export const wordTools: readonly Tool[] = [
  ofMark('Gras', 'bold', 'Mod-b', marks.b),
  ofMark('Italique', 'italic', 'Mod-i', marks.i),
];

export const finerTools: readonly Tool[] = [
  ofMark('Souligné', 'underline', 'Mod-u', marks.u),
  ofMark('Barré', 'strike', 'Mod-Shift-x', marks.s),
  ofMark('Indice', 'sub', 'Mod-,', marks.sub),
  ofMark('Exposant', 'sup', 'Mod-.', marks.sup),
];

export const listTools: readonly Tool[] = [
  ofList('Liste à puces', 'ul', 'Mod-Shift-8', nodes.ul),
  ofList('Liste numérotée', 'ol', 'Mod-Shift-7', nodes.ol),
];

export const shiftTools: readonly Tool[] = [
  { name: 'Augmenter le retrait', icon: 'indent', keys: 'Mod-]', command: indent },
  { name: 'Diminuer le retrait', icon: 'outdent', keys: 'Mod-[', command: outdent },
];

export const blockTools: readonly Tool[] = [
  {
    name: 'Citation',
    icon: 'quote',
    keys: 'Mod-Shift-9',
    command: toggleQuote,
    isOn: ({ selection }) => aroundOf(selection.$from, [nodes.blockquote]) !== undefined,
  },
  { name: 'Filet de séparation', icon: 'rule', command: insertRule },
];

export const historyTools: readonly Tool[] = [
  { name: 'Annuler', icon: 'undo', keys: 'Mod-z', command: undo },
  { name: 'Rétablir', icon: 'redo', keys: 'Mod-y', command: redo },
];

/** The kinds of text lines; 0 is a paragraph. */
export const levels = [
  { level: 0, name: 'Paragraphe', keys: 'Mod-Alt-0' },
  { level: 2, name: 'Titre', keys: 'Mod-Alt-2' },
  { level: 3, name: 'Intertitre', keys: 'Mod-Alt-3' },
  { level: 4, name: 'Petit titre', keys: 'Mod-Alt-4' },
] as const;

/** The level of the line where the cursor is. */
export function levelOf({ selection }: EditorState): number {
  const { parent } = selection.$from;
  return parent.type === nodes.h ? parent.attrs['level'] : 0;
}

/** The key bindings of all tools that have one. */
export const toolKeys: Readonly<Record<string, Command>> = Object.fromEntries([
  ...[wordTools, finerTools, listTools, shiftTools, blockTools, historyTools]
    .flat()
    .flatMap(({ keys, command }) => (keys === undefined ? [] : [[keys, command] as const])),
  ...levels.map(({ level, keys }) => [keys, setLevel(level)] as const),
  ['Mod-Shift-z', redo] as const,
]);

function ofMark(name: string, icon: ToolSign, keys: string, mark: MarkType): Tool {
  return { name, icon, keys, command: toggle(mark), isOn: (state) => holds(state, mark) };
}

function ofList(name: string, icon: ToolSign, keys: string, list: NodeType): Tool {
  return { name, icon, keys, command: toggleList(list), isOn: (state) => isIn(state, list) };
}

function holds({ doc, selection, storedMarks }: EditorState, mark: MarkType): boolean {
  const { $from, from, to, empty } = selection;
  if (empty) return mark.isInSet(storedMarks ?? $from.marks()) !== undefined;
  return doc.rangeHasMark(from, to, mark);
}

function isIn({ selection: { $from } }: EditorState, list: NodeType): boolean {
  const around = aroundOf($from, [nodes.ul, nodes.ol]);
  return around !== undefined && $from.node(around).type === list;
}
