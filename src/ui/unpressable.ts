import { type MouseEvent, useSyncExternalStore } from 'react';
import { useHeld } from './busy-dialog';

/**
 * The attributes of a button that cannot be pressed now. It keeps the focus, which a `disabled` one drops to the page:
 * whoever pressed Enter on it would stand nowhere. Before the page's code runs nothing else could hold back a form, so a
 * button drawn by the server is `disabled`.
 */
export function useUnpressable(disabled: boolean | undefined, pending = false) {
  const isAlive = useIsAlive();
  const isHeld = useHeld(pending);
  if (pending) return { 'aria-disabled': true, 'aria-busy': true, onClick: ignore };
  if (disabled !== true && !isHeld) return {};
  return isAlive ? { 'aria-disabled': true, onClick: ignore } : { disabled: true };
}

/** Whether the page's code runs: a form that the server drew is held back by nothing before. */
export const useIsAlive = (): boolean => useSyncExternalStore(subscribe, onPage, onServer);

const subscribe = () => () => undefined;
const onPage = () => true;
const onServer = () => false;

function ignore(event: MouseEvent) {
  event.preventDefault();
  event.stopPropagation();
}
