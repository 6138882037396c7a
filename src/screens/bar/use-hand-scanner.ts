import { useEffect, useEffectEvent } from 'react';
import { announce } from '../../state/notices';
import { createKeyBurst, type Stroke } from './key-burst';
import { scannedText } from './scanned-text';

/** Milliseconds without a key that end a code: not every scanner sends Enter or Tab. */
const PAUSE = 100;
/** The same for a scanner that is known to send one of them: radio may hold up some keys in the middle of a code. */
const HALT = 400;
/** Milliseconds in which the same code is the same ticket: whoever pulls the trigger twice means it once. */
const TWICE = 1_000;

/**
 * Takes the codes of a hand scanner, which types them, wherever the focus is. What it typed into a field before it was known
 * to be one is taken back, and none of its keys presses a button.
 */
export function useHandScanner(onCode: (text: string) => void): void {
  const take = useEffectEvent(onCode);
  useEffect(() => {
    return followScanner((text) => take(text));
  }, []);
}

/** Whether this page has heard a scanner. */
let isKnown = false;

function followScanner(onCode: (text: string) => void): () => void {
  const burst = createKeyBurst();
  let before: TypedBefore | null = null;
  let lastAt = 0;
  let pause = PAUSE;
  let read = { text: '', at: -Infinity };
  let timer: ReturnType<typeof setTimeout> | undefined;

  const finish = () => {
    clearTimeout(timer);
    const strokes = burst.end();
    const at = strokes.at(-1)?.at;
    if (at === undefined) return;
    if (!isKnown) announce('Lecteur branché');
    isKnown = true;
    const text = scannedText(strokes);
    const isTwice = text === read.text && at - read.at < TWICE;
    read = { text, at };
    if (!isTwice) onCode(text);
  };
  const follow = (event: KeyboardEvent) => {
    // A repeated key is held down by somebody; and a password manager types as fast as a scanner.
    // What browsers fill in comes with a key that is none.
    if (!('key' in event) || event.repeat || event.isComposing || isInLogin(event.target)) return;
    const stroke = strokeOf(event);
    // On a busy phone the timer is late.
    if (stroke.at - lastAt > pause) finish();
    lastAt = stroke.at;
    const part = burst.take(stroke);
    if (part === 'first') before = typedBefore(event.target);
    if (part === 'typed' || part === 'first') return;
    event.preventDefault();
    event.stopImmediatePropagation();
    takeBack(before);
    before = null;
    clearTimeout(timer);
    if (part === 'end') {
      pause = HALT;
      finish();
    } else timer = setTimeout(finish, pause);
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

function isInLogin(target: EventTarget | null): boolean {
  const form = target instanceof Element ? target.closest('form') : null;
  return form !== null && form.querySelector('input[type="password"]') !== null;
}

interface TypedBefore {
  readonly field: HTMLInputElement | HTMLTextAreaElement;
  readonly value: string;
}

function typedBefore(target: EventTarget | null): TypedBefore | null {
  const isField = target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
  return isField ? { field: target, value: target.value } : null;
}

/** React compares with what it wrote into a field itself, so the value is set as the browser sets it. */
function takeBack(before: TypedBefore | null): void {
  if (before === null || before.field.value === before.value) return;
  const { field, value } = before;
  const kind = field instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement;
  Object.getOwnPropertyDescriptor(kind.prototype, 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
