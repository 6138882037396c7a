import { type MouseEvent, useSyncExternalStore } from 'react';

/**
 * The attributes of a button that cannot be pressed now. It keeps the focus, which a `disabled` one drops to the page:
 * whoever pressed Enter on it would stand nowhere. Before the page's code runs nothing else could hold back a form, so a
 * button drawn by the server is `disabled`.
 */
export function useUnpressable(disabled: boolean | undefined, pending = false) {
  const isAlive = useSyncExternalStore(subscribe, onPage, onServer);
  if (pending) return { 'aria-disabled': true, 'aria-busy': true, onClick: ignore };
  if (disabled !== true) return {};
  return isAlive ? { 'aria-disabled': true, onClick: ignore } : { disabled: true };
}

const subscribe = () => () => undefined;
const onPage = () => true;
const onServer = () => false;

function ignore(event: MouseEvent) {
  event.preventDefault();
  event.stopPropagation();
}
