import type { RefCallback } from 'react';
import { typedMailAddress } from '#common/base/mail-address';
import { withoutOdd, withoutOddInLine } from '#common/base/odd-character';

interface FieldCleaning {
  /** Cleans all that the field holds. */
  readonly clean: Clean;
  /** What becomes of it once the field is left. */
  readonly finish: Clean;
  /**
   * A ref for an element around the control: what is typed, pasted or dropped goes in cleaned, so that the caret stays where it
   * is and the browser can undo it. What comes in another way, from a composition or a password manager, is left to `clean`.
   */
  readonly typing: RefCallback<HTMLElement>;
}

type Clean = (text: string) => string;

/** How a field cleans what is put into it: what nobody sees is taken out, and an address out of what is pasted with it. */
export function fieldCleaning(type: string | undefined, lines = 1): FieldCleaning {
  // A password is nobody's to change.
  if (type === 'password') return ofPassword;
  if (lines > 1) return ofText;
  return type === 'email' ? ofAddress : ofLine;
}

const cleaning = (clean: Clean, { insert = clean, finish = clean } = {}): FieldCleaning => ({
  clean,
  finish,
  typing: cleanTyping(insert),
});

function cleanTyping(clean: Clean): RefCallback<HTMLElement> {
  const insert = (event: InputEvent) => {
    const { data } = event;
    if (data === null || !event.cancelable || clean(data) === data) return;
    event.preventDefault();
    event.stopPropagation();
    if (clean(data) !== '') document.execCommand('insertText', false, clean(data));
  };
  return (element: HTMLElement) => {
    element.addEventListener('beforeinput', insert, { capture: true });
    return () => element.removeEventListener('beforeinput', insert, { capture: true });
  };
}

const ofPassword = cleaning((text) => text);
const ofText = cleaning(withoutOdd);
const ofLine = cleaning(withoutOddInLine);
const ofAddress = cleaning(withoutOddInLine, {
  // While it is typed, key by key, `anne@theatre.` is the beginning of an address.
  insert: (text) => (text.length > 1 ? typedMailAddress(text) : withoutOddInLine(text)),
  finish: typedMailAddress,
});
