let pressed: HTMLElement | null = null;

/** Remembers the last button that was pressed before the code that handles it is loaded. */
export function rememberPresses(): void {
  addEventListener('click', remember, { capture: true });
}

/** Presses that button again, now that its handler is there. */
export function repeatPress(): void {
  removeEventListener('click', remember, { capture: true });
  pressed?.click();
  pressed = null;
}

function remember({ target }: Event): void {
  if (target instanceof Element) pressed = target.closest('button') ?? pressed;
}
