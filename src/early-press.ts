let pressed: HTMLElement | null = null;

/** Before the code has come that answers to it, a button that is pressed is remembered: the last one. */
export function rememberPresses(): void {
  addEventListener('click', remember, { capture: true });
}

/** Presses it again, now that it answers. */
export function repeatPress(): void {
  removeEventListener('click', remember, { capture: true });
  pressed?.click();
  pressed = null;
}

function remember({ target }: Event): void {
  if (target instanceof Element) pressed = target.closest('button') ?? pressed;
}
