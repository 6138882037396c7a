let button: HTMLElement | null = null;
let menu: HTMLElement | null = null;

/** Remembers the last button and the last menu that are pressed before the code that handles them is loaded. */
export function rememberPresses(): void {
  addEventListener('click', remember, { capture: true });
}

/**
 * Repeats these presses, now that they are handled. If the server-rendered page was replaced, for a logged-in person,
 * the element with the same name is pressed. A menu still in the page has unfolded natively and is left alone.
 */
export function repeatPresses(): void {
  removeEventListener('click', remember, { capture: true });
  if (menu !== null && !menu.isConnected && menu.closest('details')?.open === true) namesakeOf(menu)?.click();
  if (button !== null) (button.isConnected ? button : namesakeOf(button))?.click();
  button = null;
  menu = null;
}

function remember({ target }: Event): void {
  if (!(target instanceof Element)) return;
  button = target.closest<HTMLElement>('button') ?? button;
  menu = target.closest<HTMLElement>('summary') ?? menu;
}

function namesakeOf(element: HTMLElement): HTMLElement | undefined {
  const name = nameOf(element);
  return [...document.querySelectorAll<HTMLElement>(element.localName)].find((one) => nameOf(one) === name);
}

/** `data-press` if its words depend on a state; else the words, without a state after them: 'Synchronisation : …'. */
const nameOf = (element: HTMLElement) =>
  element.dataset['press'] ??
  (element.getAttribute('aria-label') ?? element.textContent).split(/\s:\s/)[0]?.trim();
