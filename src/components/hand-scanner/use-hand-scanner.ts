import { type RefObject, useEffect, useEffectEvent } from 'react';
import { announce } from '../../state/notices';
import { createKeyBurst, type Stroke } from './key-burst';
import { isHalfCode, isOfTicket, isWholeCode, scannedText } from './scanned-text';

/** Milliseconds without a key that end a whole code: not every scanner sends Enter or Tab. */
const PAUSE = 100;
/** The same for one of which something is missing: radio, or a busy phone, may hold up some keys. */
const HALT = 500;
/** Milliseconds in which the same code is the same ticket: whoever pulls the trigger twice means it once. */
const TWICE = 1_000;

/**
 * Takes the codes of a hand scanner, which types them, wherever the focus is, or only where it is in `place`. What it typed into
 * a field before it was known to be one is taken back, and none of its keys presses a button.
 */
export function useHandScanner(onCode: (text: string) => void, place?: RefObject<Element | null>): void {
  const take = useEffectEvent(onCode);
  useEffect(() => {
    return followScanner(
      (text) => take(text),
      (target) =>
        place === undefined || (target instanceof Element && place.current?.contains(target) === true),
    );
  }, [place]);
}

/** Whether this page has heard a scanner. */
let isKnown = false;

function followScanner(
  onCode: (text: string) => void,
  isPlace: (target: EventTarget | null) => boolean,
): () => void {
  const burst = createKeyBurst();
  let before: TypedBefore | null = null;
  let lastAt = 0;
  let read = { text: '', at: -Infinity };
  let timer: ReturnType<typeof setTimeout> | undefined;

  /** @param isEnded by a key, not by a pause */
  const finish = (isEnded = false) => {
    clearTimeout(timer);
    const strokes = burst.end();
    const at = strokes.at(-1)?.at;
    if (at === undefined) return;
    const text = scannedText(strokes);
    // Software that writes for somebody types as fast; it does so into a field, and sends no Enter.
    if (!isEnded && before !== null && !isOfTicket(text) && !isHalfCode(text))
      return put(before.field, before.around.join(strokes.map(({ key }) => key).join('')));
    if (!isKnown) announce('Lecteur branché');
    isKnown = true;
    if (isHalfCode(text)) return announce('Code lu à moitié\u00a0: présentez-le encore');
    const isTwice = text === read.text && at - read.at < TWICE;
    read = { text, at };
    if (isTwice) return;
    closeMenus();
    onCode(text);
  };
  const isWhole = () => isWholeCode(scannedText(burst.held()));
  const rest = () => {
    if (isWhole()) finish();
    else timer = setTimeout(finish, HALT - PAUSE);
  };
  const follow = (event: KeyboardEvent) => {
    // A repeated key is held down by somebody; and a password manager types as fast as a scanner.
    // What browsers fill in comes with a key that is none.
    if (!('key' in event) || event.repeat || event.isComposing || isInLogin(event.target)) return;
    if (!isPlace(event.target)) return;
    const stroke = strokeOf(event);
    // On a busy phone the timer is late.
    const silence = stroke.at - lastAt;
    if (silence > HALT || (silence > PAUSE && isWhole())) finish();
    lastAt = stroke.at;
    const part = burst.take(stroke);
    if (part === 'first') before = typedBefore(event.target);
    // Right after another key, a space is one of a code, and presses no button.
    const isOfCode = part === 'typed' && stroke.key === ' ' && !stroke.isCommand && before === null;
    if (!isOfCode && (part === 'typed' || part === 'first')) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    if (isOfCode) return;
    if (before !== null) put(before.field, before.value);
    clearTimeout(timer);
    if (part === 'end') finish(true);
    else timer = setTimeout(rest, PAUSE);
  };
  addEventListener('keydown', follow, { capture: true });
  return () => {
    clearTimeout(timer);
    removeEventListener('keydown', follow, { capture: true });
  };
}

const strokeOf = (event: KeyboardEvent): Stroke => ({
  key: event.key,
  code: event.code,
  isShifted: event.shiftKey,
  isCommand: (event.ctrlKey || event.altKey || event.metaKey) && !event.getModifierState('AltGraph'),
  at: event.timeStamp,
});

/** A menu or a list that is open would lie beside what the code opens, which keeps its keys. */
function closeMenus(): void {
  const { activeElement } = document;
  if (activeElement?.closest('[role=menu], [role=listbox]'))
    activeElement.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
}

function isInLogin(target: EventTarget | null): boolean {
  const form = target instanceof Element ? target.closest('form') : null;
  return form !== null && form.querySelector('input[type="password"]') !== null;
}

interface TypedBefore {
  readonly field: HTMLInputElement | HTMLTextAreaElement;
  readonly value: string;
  /** What stands before and after what is typed. */
  readonly around: readonly [string, string];
}

function typedBefore(target: EventTarget | null): TypedBefore | null {
  const isField = target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
  if (!isField) return null;
  const { value, selectionStart, selectionEnd } = target;
  const start = selectionStart ?? value.length;
  return { field: target, value, around: [value.slice(0, start), value.slice(selectionEnd ?? start)] };
}

/** React compares with what it wrote into a field itself, so the value is set as the browser sets it. */
function put(field: TypedBefore['field'], value: string): void {
  if (field.value === value) return;
  const kind = field instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement;
  Object.getOwnPropertyDescriptor(kind.prototype, 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
