import { atom } from 'jotai';
import { freshUuid } from '../bridge/fresh-uuid';
import { store } from './store';

export interface Notice {
  readonly id: string;
  readonly kind: 'good' | 'bad';
  readonly text: string;
}

/** Newest first. */
export const noticesAtom = atom<readonly Notice[]>([]);

/** The room that the screen itself leaves for notices, where they would cover what counts; null: they come over the page. */
export const noticesPlaceAtom = atom<HTMLElement | null>(null);

/** Green: something succeeded. */
export function announce(text: string): void {
  add('good', text);
}

/** Red: something failed. */
export function warn(text: string): void {
  add('bad', text);
}

export function closeNotice(id: string): void {
  store.set(noticesAtom, (notices) => notices.filter((notice) => notice.id !== id));
}

/** A notice with the same words replaces the earlier one, so that a repeated failure does not pile up. */
function add(kind: Notice['kind'], text: string): void {
  store.set(noticesAtom, (notices) => [
    { id: freshUuid(), kind, text },
    ...notices.filter((notice) => notice.text !== text),
  ]);
}
