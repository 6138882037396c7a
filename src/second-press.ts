/*
 * Whoever taps twice means one thing. The first tap of a row closes its list, and the second one would land on what has come
 * under the finger meanwhile: a payment, a number of people, the page behind a dialog. So a press at the place and in the
 * span of the one before does nothing if what that one pressed is there no more. On a button that is still there, each
 * press counts, and so does every key.
 */

/** Milliseconds between the end of a press and the second one of the same gesture: the double click of most systems. */
const SPAN = 500;
/** Pixels between the two: a mouse stays where it is, a finger wanders. */
const reach = ({ pointerType }: PointerEvent) => (pointerType === 'mouse' ? 8 : 24);

const PRESSABLE =
  'button, a[href], label, summary, input, select, textarea, [role="button"], [role="option"], [role^="menuitem"], [role="tab"]';

interface Press {
  readonly pressed: Element;
  readonly x: number;
  readonly y: number;
  readonly endedAt: number;
}

const PARTS = [
  'pointerdown',
  'touchstart',
  'mousedown',
  'pointerup',
  'touchend',
  'mouseup',
  'click',
  'dblclick',
];

/** Guards the whole page. */
export function guardSecondPresses(): void {
  let last: Press | null = null;
  let isSecond = false;

  const begin = (event: PointerEvent) => {
    const { target, button, isPrimary, clientX: x, clientY: y, timeStamp: endedAt } = event;
    isSecond = false;
    if (!isPrimary || button !== 0 || !(target instanceof Element)) return;
    isSecond = last !== null && isSecondOf(last, event, target);
    // The third press of the gesture is measured from the first one too: the pause must not grow with impatience.
    if (!isSecond) last = { pressed: target.closest(PRESSABLE) ?? target, x, y, endedAt };
  };
  const end = (event: PointerEvent) => {
    if (last === null || isSecond || !event.isPrimary) return;
    // Who swipes or drags begins the next time where they began before.
    last = isBeside(last, event) ? { ...last, endedAt: event.timeStamp } : null;
  };
  const forget = () => {
    last = null;
    isSecond = false;
  };
  const swallow = (event: Event) => {
    // A key that presses a button, or a program, clicks without a pointer.
    if (!isSecond || (event.type === 'click' && 'detail' in event && event.detail === 0)) return;
    event.stopImmediatePropagation();
    if (!event.type.startsWith('touch')) event.preventDefault();
  };

  addEventListener('pointerdown', begin, { capture: true });
  addEventListener('pointerup', end, { capture: true });
  // The finger scrolls.
  addEventListener('pointercancel', forget, { capture: true });
  for (const part of PARTS) addEventListener(part, swallow, { capture: true });
}

function isSecondOf(last: Press, event: PointerEvent, target: Element): boolean {
  if (event.timeStamp - last.endedAt > SPAN || !isBeside(last, event)) return false;
  return !last.pressed.contains(target) && !isStillThere(last);
}

function isBeside({ x, y }: Press, event: PointerEvent): boolean {
  return Math.hypot(event.clientX - x, event.clientY - y) <= reach(event);
}

/** What can be pressed is there if it is on top where it was pressed; the rest, as a drawing, if it is in the page. */
function isStillThere({ pressed, x, y }: Press): boolean {
  if (!pressed.isConnected) return false;
  return !pressed.matches(PRESSABLE) || pressed.contains(document.elementFromPoint(x, y));
}
