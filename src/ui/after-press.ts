let isPressed = false;
let waiting: (() => void)[] = [];

const release = () => {
  isPressed = false;
  setTimeout(() => {
    const due = waiting;
    waiting = [];
    for (const act of due) act();
  });
};

const press = ({ button }: PointerEvent) => {
  isPressed = button === 0;
};

// There are no press events when rendering on the server.
globalThis.addEventListener?.('pointerdown', press, { capture: true });
globalThis.addEventListener?.('pointerup', release, { capture: true });
globalThis.addEventListener?.('pointercancel', release, { capture: true });

/**
 * Runs `act` once the current press is over. Pressing a button blurs a field: if the field showed its error at once,
 * the button would move from under the finger and the press would be lost. The events of a touch reach the page within
 * one task; a mouse press lasts as long as the button is held.
 */
export function afterPress(act: () => void): void {
  if (isPressed) waiting.push(act);
  else setTimeout(act);
}
