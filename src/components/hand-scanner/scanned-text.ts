import { ticketClue } from '#common/rules/ticket-clue';
import { plainCode } from '#common/rules/ticket-code';
import type { Stroke } from './key-burst';

// The same keys, row by row, on a French keyboard and on an American one, which most scanners are set to.
const french =
  '²&é"\'(-è_çà)=azertyuiop^$*qsdfghjklmùwxcvbn,;:!~1234567890°+AZERTYUIOP¨£µQSDFGHJKLM%WXCVBN?./§';
const american =
  '`1234567890-=qwertyuiop[]\\asdfghjkl;\'zxcvbnm,./~!@#$%^&*()_+QWERTYUIOP{}|ASDFGHJKL:"ZXCVBNM<>?';
const places =
  'Backquote Digit1 Digit2 Digit3 Digit4 Digit5 Digit6 Digit7 Digit8 Digit9 Digit0 Minus Equal KeyQ KeyW KeyE KeyR KeyT KeyY KeyU KeyI KeyO KeyP BracketLeft BracketRight Backslash KeyA KeyS KeyD KeyF KeyG KeyH KeyJ KeyK KeyL Semicolon Quote KeyZ KeyX KeyC KeyV KeyB KeyN KeyM Comma Period Slash'.split(
    ' ',
  );

/**
 * The text of a code that a hand scanner typed. Its layout and the computer's may differ, and Caps Lock be on, so that the
 * letters are others than those of the code: the first reading with one of our tickets counts, without what the scanner sets
 * around it.
 */
export function scannedText(strokes: readonly Stroke[]): string {
  const typed = strokes.map(({ key }) => key).join('');
  const byPlace = strokes.map(onAmericanKeyboard).join('');
  const readings = [
    typed,
    byPlace,
    translated(typed, french, american),
    translated(byPlace, american, french),
    withOtherCase(typed),
  ];
  for (const text of readings) {
    const clue = ticketClue(text);
    if (clue.by === 'code') return clue.code;
  }
  return plainCode(readings.find(isOfTicket) ?? typed);
}

/** Whether a text tells of a ticket or a booking, as codes that are scanned do. */
export const isOfTicket = (text: string) => isShortCode(text) || ticketClue(text).by !== 'words';

/** Whether a text is a ticket's with nothing missing: a short code, or the code of a QR with its signature of 64 bytes. */
export const isWholeCode = (text: string) => isShortCode(text) || /^eyJ[^.]+\.[^.]+\.[\w-]{86}$/.test(text);

/** Whether a text begins as the code of a ticket's QR, and the rest did not come. */
export const isHalfCode = (text: string) => text.startsWith('eyJ') && !isWholeCode(text);

const isShortCode = (text: string) => /^[\dA-F]{4}-?[\dA-F]{4}$/i.test(plainCode(text));

function onAmericanKeyboard({ key, code, isShifted }: Stroke): string {
  const place = places.indexOf(code);
  return american[place < 0 ? -1 : place + (isShifted ? places.length : 0)] ?? key;
}

const translated = (text: string, from: string, to: string) =>
  Array.from(text, (letter) => to[from.indexOf(letter)] ?? letter).join('');

const withOtherCase = (text: string) =>
  Array.from(text, (letter) =>
    letter === letter.toLowerCase() ? letter.toUpperCase() : letter.toLowerCase(),
  ).join('');
