import { encode } from 'jose/base64url';
import { expect, test } from 'vitest';
import { must } from '#common/base/must';
import type { Stroke } from '../../../../src/components/hand-scanner/key-burst';
import { scannedText } from '../../../../src/components/hand-scanner/scanned-text';

const claims = {
  t: '0193f5a0-0000-7000-8000-000000000001',
  d: '0193f5a0-0000-7000-8000-00000000000d',
  k: 'booking',
  n: 2,
  x: 1_795_300_000,
};
/** As a ticket's code: all letters and digits may come in it, and the three signs. */
const CODE = `${encode('{"alg":"ES256"}')}.${encode(JSON.stringify(claims))}.aZ09-_qQwWmM${'xY7'.repeat(20)}`;

// The keys of a keyboard where letters, digits and the three signs are, by rows.
const places = [
  'Digit1 Digit2 Digit3 Digit4 Digit5 Digit6 Digit7 Digit8 Digit9 Digit0',
  'Minus BracketRight Comma Period Semicolon',
  Array.from('QWERTYUIOPASDFGHJKLZXCVBNM', (letter) => `Key${letter}`).join(' '),
].flatMap((row) => row.split(' '));
const american = {
  plain: '1234567890-],.;qwertyuiopasdfghjklzxcvbnm',
  shifted: '!@#$%^&*()_}<>:QWERTYUIOPASDFGHJKLZXCVBNM',
};
const french = {
  plain: '&é"\'(-è_çà)$;:mazertyuiopqsdfghjklwxcvbn,',
  shifted: '1234567890°£./MAZERTYUIOPQSDFGHJKLWXCVBN?',
};
type Layout = typeof american;

interface Machine {
  /** That the scanner is set to. */
  readonly scanner: Layout;
  readonly computer: Layout;
  readonly capsLock?: 'letters' | 'all';
  /** It does not tell which key it was, as some phones. */
  readonly isMute?: boolean;
}

/** What a browser is told when a scanner types this text. */
function strokesOf(text: string, { scanner, computer, capsLock, isMute }: Machine): readonly Stroke[] {
  return Array.from(text, (letter, at) => {
    const isShifted = scanner.shifted.includes(letter);
    const place = (isShifted ? scanner.shifted : scanner.plain).indexOf(letter);
    if (place < 0) return { key: letter, code: '', isShifted: false, isCommand: false, at };
    const code = must(places[place], 'the place of a key');
    const isLetter = (computer.plain[place] ?? '').toLowerCase() !== computer.plain[place]?.toUpperCase();
    const isTurned = capsLock === 'all' || (capsLock === 'letters' && isLetter);
    const key = (isShifted === isTurned ? computer.plain : computer.shifted)[place] ?? '';
    return { key, code: isMute ? '' : code, isShifted, isCommand: false, at };
  });
}

test.each<[string, Machine]>([
  ['the same layout as the computer', { scanner: american, computer: american }],
  ['the same French layout as the computer', { scanner: french, computer: french }],
  ['an American layout on a French computer', { scanner: american, computer: french }],
  ['the same, and the keys have no places', { scanner: american, computer: french, isMute: true }],
  ['Caps Lock on', { scanner: american, computer: american, capsLock: 'letters' }],
  [
    'the same, and the keys have no places',
    { scanner: american, computer: american, capsLock: 'letters', isMute: true },
  ],
  [
    'an American layout, a French computer and Caps Lock',
    { scanner: american, computer: french, capsLock: 'all' },
  ],
  [
    'a French layout and a Caps Lock that turns digits too',
    { scanner: french, computer: french, capsLock: 'all' },
  ],
])('a ticket is read with %s', (_, machine) => {
  expect(scannedText(strokesOf(CODE, machine))).toBe(CODE);
});

test.each([american, french])(
  'a prefix that names the kind of code, and control characters, are none of it',
  (computer) => {
    expect(scannedText(strokesOf(`]Q1\u001D${CODE}`, { scanner: american, computer }))).toBe(CODE);
  },
);

test('what a scanner is set to type before and after a code is none of it', () => {
  const strokes = strokesOf(`QR:${CODE}*`, { scanner: american, computer: american });
  expect(scannedText(strokes)).toBe(CODE);
});

test('the short code under the QR code is read as well', () => {
  expect(scannedText(strokesOf('B0F0-5AC8', { scanner: american, computer: french }))).toBe('B0F0-5AC8');
});

test('the address of a booking’s page is read as well', () => {
  const address = 'https://theatre.example/reservations/ma-reservation/0193f5a0-0000-7000-8000-000000000001';
  expect(scannedText(strokesOf(address, { scanner: american, computer: french }))).toBe(address);
});

test('what is no ticket stays as it was typed', () => {
  expect(scannedText(strokesOf('3760123456789', { scanner: american, computer: american }))).toBe(
    '3760123456789',
  );
});
