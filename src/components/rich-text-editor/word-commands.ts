import { toggleMark } from 'prosemirror-commands';
import type { Mark, MarkType, ResolvedPos } from 'prosemirror-model';
import type { Command, EditorState } from 'prosemirror-state';
import { schema } from './schema';

const { a, sub, sup } = schema.marks;

/** Subscript and superscript exclude each other. */
export const toggle =
  (mark: MarkType): Command =>
  (state, dispatch) =>
    toggleMark(mark)(
      state,
      dispatch &&
        ((tr) => {
          const opposite = mark === sub ? sup : mark === sup ? sub : undefined;
          const { from, to, empty } = state.selection;
          if (opposite && empty) tr.removeStoredMark(opposite);
          else if (opposite) tr.removeMark(from, to, opposite);
          dispatch(tr);
        }),
    );

/** Replaces the selection with text. */
export const insertWords =
  (words: string): Command =>
  (state, dispatch) => {
    dispatch?.(state.tr.insertText(words).scrollIntoView());
    return true;
  };

export interface LinkPlace {
  readonly from: number;
  readonly to: number;
  /** The address of the existing link; empty if there is none. */
  readonly href: string;
}

/** The whole link under the cursor; else the selection, which will become one. */
export function linkPlace({ selection }: EditorState): LinkPlace {
  const { $from, from, to } = selection;
  const mark = [$from.marks(), $from.nodeAfter?.marks ?? []]
    .map((marks) => a.isInSet(marks))
    .find((found) => found !== undefined);
  return mark === undefined ? { from, to, href: '' } : { ...reachOf(mark, $from), href: mark.attrs['href'] };
}

/**
 * Links the range; an empty range gets `words` as its text. Without an address the link is removed and its text stays.
 */
export const setLink =
  ({ from, to }: LinkPlace, href: string, words: string): Command =>
  (state, dispatch) => {
    const { tr } = state;
    const end = from === to ? from + words.length : to;
    if (from === to && words !== '') tr.insertText(words, from);
    tr.removeMark(from, end, a);
    if (href !== '') tr.addMark(from, end, a.create({ href }));
    dispatch?.(tr.removeStoredMark(a).scrollIntoView());
    return true;
  };

function reachOf(mark: Mark, $pos: ResolvedPos): { from: number; to: number } {
  const { children } = $pos.parent;
  let first = $pos.index();
  if (!mark.isInSet(children[first]?.marks ?? [])) first -= 1;
  let last = first;
  while (mark.isInSet(children[first - 1]?.marks ?? [])) first -= 1;
  while (mark.isInSet(children[last + 1]?.marks ?? [])) last += 1;
  return { from: $pos.posAtIndex(first), to: $pos.posAtIndex(last + 1) };
}
