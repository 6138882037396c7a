import type { Node } from 'prosemirror-model';
import type { Command, EditorState } from 'prosemirror-state';
import type { Styled } from '#common/contract/fields/rich-text-nodes';
import { schema } from './schema';

type Metadata = NonNullable<Styled['metadata']>;

/** The styles that a block can have, as in rich-text.module.css; the empty value is the default. */
export const textStyles = {
  align: [
    { value: '', name: 'À gauche' },
    { value: 'center', name: 'Au centre' },
    { value: 'right', name: 'À droite' },
    { value: 'justify', name: 'Justifié' },
  ],
  size: [
    { value: '', name: 'Normal' },
    { value: 'small', name: 'Petit' },
    { value: 'large', name: 'Grand' },
  ],
} as const;

export type TextStyle = keyof typeof textStyles;

/** Sets this style on the selection, in place of another value of the same style; empty: none. */
export const setStyle =
  (name: TextStyle, value: string): Command =>
  (state, dispatch) => {
    const { tr } = state;
    for (const { node, at } of styledBlocks(state)) {
      const others = metadataOf(node).filter((entry) => entry.name !== name);
      const metadata = value === '' ? others : [...others, { name, value }];
      const type = node.type === schema.nodes.words ? schema.nodes.p : node.type;
      tr.setNodeMarkup(at, type, { ...node.attrs, metadata: metadata.length > 0 ? metadata : null });
    }
    dispatch?.(tr);
    return true;
  };

/** The value of a style at the start of the selection. */
export function styleOf(state: EditorState, name: TextStyle): string {
  const [first] = styledBlocks(state);
  return (first && metadataOf(first.node).find((entry) => entry.name === name)?.value) ?? '';
}

function styledBlocks({ doc, selection: { from, to } }: EditorState): readonly { node: Node; at: number }[] {
  const blocks: { node: Node; at: number }[] = [];
  doc.nodesBetween(from, to, (node, at) => {
    if (node.isTextblock || node.type === schema.nodes.picture) blocks.push({ node, at });
    return !node.isTextblock;
  });
  return blocks;
}

const metadataOf = (node: Node): Metadata => node.attrs['metadata'] ?? [];
