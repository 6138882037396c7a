import { act } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import type * as handScannerModule from '../../../../src/components/hand-scanner/use-hand-scanner';
import { announce } from '../../../../src/state/notices';
import { mounted } from '../../mounted';

vi.mock('../../../../src/state/notices', () => ({ announce: vi.fn() }));

/** A field as React listens to it: what is set into it counts once it says so. */
class Field extends EventTarget {
  isInLogin = false;
  private typed = '';
  selectionStart: number | null = null;
  selectionEnd: number | null = null;
  readonly closest = () => ({ querySelector: () => (this.isInLogin ? this : null) });
  get value() {
    return this.typed;
  }
  set value(value: string) {
    this.typed = value;
  }
}

let useScanner: typeof handScannerModule.useHandScanner;
let page: EventTarget;
let follow: (event: Event) => void;
let field: Field;
let read: string[];
let now: number;

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  vi.clearAllMocks();
  vi.resetModules();
  page = new EventTarget();
  field = new Field();
  read = [];
  now = 1_000;
  vi.stubGlobal('Element', Field);
  vi.stubGlobal('document', { activeElement: null });
  vi.stubGlobal('HTMLInputElement', Field);
  vi.stubGlobal('HTMLTextAreaElement', Date);
  vi.stubGlobal('addEventListener', (type: string, listener: typeof follow) => {
    follow = listener;
    page.addEventListener(type, listener);
  });
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
  ({ useHandScanner: useScanner } = await import('../../../../src/components/hand-scanner/use-hand-scanner'));
  mounted(() => useScanner((text) => read.push(text)));
  return () => vi.useRealTimers();
});

/** Presses a key; tells whether it reached the field, which then has its letter. */
function press(key: string, after: number, target: EventTarget = field): boolean {
  now += after;
  const event = new Event('keydown', { cancelable: true });
  const fields = { target, key, code: '', timeStamp: now, getModifierState: () => false };
  for (const [name, value] of Object.entries(fields)) Object.defineProperty(event, name, { value });
  act(() => void page.dispatchEvent(event));
  if (!event.defaultPrevented && key.length === 1 && target instanceof Field) target.value += key;
  return !event.defaultPrevented;
}

const scan = (text: string, end = 'Enter') => {
  for (const [rank, key] of [...text].entries()) press(key, rank === 0 ? 300 : 2);
  return press(end, 2);
};

test('a code in the field of a name leaves the name as it was typed, and Enter presses nothing', () => {
  for (const key of 'Cast') press(key, 150);
  expect(scan('B0F0-5AC8')).toBe(false);
  expect([read, field.value]).toEqual([['B0F0-5AC8'], 'Cast']);
});

test('a code that nothing ends counts after a pause', async () => {
  for (const key of 'B0F0-5AC8') press(key, 2);
  expect(read).toEqual([]);
  await vi.advanceTimersByTimeAsync(100);
  expect(read).toEqual(['B0F0-5AC8']);
});

test('radio may hold up some keys in the middle of a code', async () => {
  for (const [rank, key] of [...'BBBB-2222'].entries()) {
    press(key, 2);
    if (rank === 6) {
      now += 250;
      await vi.advanceTimersByTimeAsync(250);
    }
  }
  press('Enter', 2);
  expect(read).toEqual(['BBBB-2222']);
});

test('half a code is told as such, and not read as a ticket that is not ours', async () => {
  for (const key of 'eyJhbGciOiJFUzI1NiJ9.eyJ0Ijoi') press(key, 2);
  await vi.advanceTimersByTimeAsync(500);
  expect(read).toEqual([]);
  expect(vi.mocked(announce)).toHaveBeenLastCalledWith('Code lu à moitié\u00a0: présentez-le encore');
});

test('a menu that is open gets the key that closes it before a code opens something else', () => {
  const menu: EventTarget = Object.assign(new EventTarget(), { closest: () => menu });
  vi.stubGlobal('document', { activeElement: menu });
  vi.stubGlobal('KeyboardEvent', class extends Event {});
  const closed = vi.fn(() => expect(read).toEqual([]));
  menu.addEventListener('keydown', closed);
  scan('AAAA-1111');
  expect([closed.mock.calls.length, read]).toEqual([1, ['AAAA-1111']]);
});

test('an Enter that comes after the pause presses nothing', async () => {
  for (const key of 'AAAA-1111') press(key, 2);
  await vi.advanceTimersByTimeAsync(150);
  expect(press('Enter', 150)).toBe(false);
  expect(read).toEqual(['AAAA-1111']);
});

test('what the browser fills in by itself breaks nothing', () => {
  expect(() => follow(new Event('keydown'))).not.toThrow();
  scan('AAAA-1111');
  expect(read).toEqual(['AAAA-1111']);
});

test('of two tickets within 200 ms each counts; one whose trigger was pulled twice counts once', () => {
  for (const text of ['AAAA-1111', 'BBBB-2222', 'BBBB-2222']) scan(text, 'Tab');
  expect(read).toEqual(['AAAA-1111', 'BBBB-2222']);
});

test('what software writes into a field for somebody stays there, where it was put', async () => {
  for (const key of 'Réf.  !') press(key, 150);
  field.selectionStart = field.selectionEnd = 5;
  for (const [rank, key] of [...'odile@theatre.example'].entries()) press(key, rank === 0 ? 300 : 2);
  await vi.advanceTimersByTimeAsync(500);
  expect([read, field.value]).toEqual([[], 'Réf. odile@theatre.example !']);
  expect(vi.mocked(announce)).not.toHaveBeenCalled();
});

test('the letters of an abbreviation that it takes back before are not part of it', async () => {
  for (const key of ';m') press(key, 150);
  press('Backspace', 5);
  press('Backspace', 5);
  field.value = '';
  for (const key of 'odile@theatre.example') press(key, 2);
  await vi.advanceTimersByTimeAsync(500);
  expect(field.value).toBe('odile@theatre.example');
});

test('a code of somebody else counts in a field if a key ends it, and elsewhere in any case', async () => {
  scan('BON CADEAU 20 EUROS');
  expect([read, field.value]).toEqual([['BONCADEAU20EUROS'], '']);
  for (const key of 'CARTE 123456') press(key, 2, new EventTarget());
  await vi.advanceTimersByTimeAsync(500);
  expect(read).toEqual(['BONCADEAU20EUROS', 'CARTE123456']);
});

test('a space that follows another letter of a code at once presses no button; one by itself does', () => {
  const button = new EventTarget();
  expect([press('A', 300, button), press(' ', 2, button)]).toEqual([true, false]);
  expect(press(' ', 300, button)).toBe(true);
  press('A', 300);
  expect(press(' ', 2)).toBe(true);
});

test('one that listens in one place alone leaves alone what is typed elsewhere', () => {
  const elsewhere = new Field();
  const place = { current: { contains: (one: unknown) => one === field } as unknown as Element };
  const heard: string[] = [];
  page = new EventTarget();
  mounted(() => useScanner((text) => heard.push(text), place));
  const written = [...'AAAA-1111'].every((key) => press(key, 2, elsewhere));
  scan('BBBB-2222');
  expect([written, heard]).toEqual([true, ['BBBB-2222']]);
});

test('that a scanner is there is said once', () => {
  scan('AAAA-1111');
  scan('BBBB-2222');
  expect(vi.mocked(announce).mock.calls).toEqual([['Lecteur branché']]);
});

test('what a password manager types into the login stays there', () => {
  field.isInLogin = true;
  expect(scan('membre@theatre.example', 'Tab')).toBe(true);
  expect([read, field.value]).toEqual([[], 'membre@theatre.example']);
});
