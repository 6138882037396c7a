let pressed: HTMLElement | null = null;

/** Remembers the last button or menu that is pressed before the code that answers to it has loaded. */
export function rememberPresses(): void {
  addEventListener('click', remember, { capture: true });
}

/**
 * Presses it again, now that it answers. Where the printed page was replaced, since somebody is logged in, its namesake is
 * pressed; a menu that stands where it was has unfolded natively, and is left as it is.
 */
export function repeatPress(): void {
  removeEventListener('click', remember, { capture: true });
  const before = pressed;
  pressed = null;
  if (before === null) return;
  if (isMenu(before) && (before.isConnected || !before.closest('details')?.open)) return;
  (before.isConnected ? before : namesakeOf(before))?.click();
}

function remember({ target }: Event): void {
  if (target instanceof Element) pressed = target.closest<HTMLElement>('button, summary') ?? pressed;
}

const isMenu = ({ localName }: HTMLElement) => localName === 'summary';

function namesakeOf(element: HTMLElement): HTMLElement | undefined {
  const name = nameOf(element);
  return [...document.querySelectorAll<HTMLElement>(element.localName)].find((one) => nameOf(one) === name);
}

/** What it is called, without the state that may follow: 'Synchronisation : en ligne'. */
const nameOf = (element: HTMLElement) =>
  (element.getAttribute('aria-label') ?? element.textContent).split(' : ')[0]?.trim();
