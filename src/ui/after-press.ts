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

// What is drawn to be printed is pressed by nobody.
globalThis.addEventListener?.('pointerdown', press, { capture: true });
globalThis.addEventListener?.('pointerup', release, { capture: true });
globalThis.addEventListener?.('pointercancel', release, { capture: true });

/**
 * Does it once the press under way is over. Whoever presses a button leaves a field by it: were the field to tell at once
 * what is wrong with it, the button would move from under the finger, and the press would go missing. A finger's press
 * is told to the page within one task, a mouse's lasts as long as it is held.
 */
export function afterPress(act: () => void): void {
  if (isPressed) waiting.push(act);
  else setTimeout(act);
}
