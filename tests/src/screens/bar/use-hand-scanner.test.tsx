import { act } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import type * as handScannerModule from '../../../../src/screens/bar/use-hand-scanner';
import { announce } from '../../../../src/state/notices';
import { mounted } from '../../mounted';

vi.mock('../../../../src/state/notices', () => ({ announce: vi.fn() }));

/** A field as React listens to it: what is set into it counts once it says so. */
class Field extends EventTarget {
  isInLogin = false;
  private typed = '';
  readonly closest = () => ({ querySelector: () => (this.isInLogin ? this : null) });
  get value() {
    return this.typed;
  }
  set value(value: string) {
    this.typed = value;
  }
}

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
  vi.stubGlobal('HTMLInputElement', Field);
  vi.stubGlobal('HTMLTextAreaElement', Date);
  vi.stubGlobal('addEventListener', (type: string, listener: typeof follow) => {
    follow = listener;
    page.addEventListener(type, listener);
  });
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
  const { useHandScanner }: typeof handScannerModule =
    await import('../../../../src/screens/bar/use-hand-scanner');
  mounted(() => useHandScanner((text) => read.push(text)));
  return () => vi.useRealTimers();
});

/** Presses a key; tells whether it reached the field, which then has its letter. */
function press(key: string, after: number): boolean {
  now += after;
  const event = new Event('keydown', { cancelable: true });
  const fields = { target: field, key, code: '', timeStamp: now, getModifierState: () => false };
  for (const [name, value] of Object.entries(fields)) Object.defineProperty(event, name, { value });
  act(() => void page.dispatchEvent(event));
  if (!event.defaultPrevented && key.length === 1) field.value += key;
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

test('a scanner that ends its codes may falter within one', async () => {
  scan('AAAA-1111');
  for (const [rank, key] of [...'BBBB-2222'].entries()) {
    press(key, rank === 0 ? 900 : 2);
    if (rank === 6) {
      now += 250;
      await vi.advanceTimersByTimeAsync(250);
    }
  }
  press('Enter', 2);
  expect(read).toEqual(['AAAA-1111', 'BBBB-2222']);
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
