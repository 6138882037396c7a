import { beforeEach, expect, test, vi } from 'vitest';
import { guardSecondPresses } from '../../src/second-press';

/** As much of an element as a press is judged by. */
class Thing {
  isConnected = true;
  constructor(private readonly isPressable = true) {}
  readonly closest = () => (this.isPressable ? this : null);
  readonly matches = () => this.isPressable;
  readonly contains = (other: unknown) => other === this;
}

let page: EventTarget;
let onTop: Thing;
let now: number;
let reached: string[];

beforeEach(() => {
  page = new EventTarget();
  now = 1_000;
  reached = [];
  vi.stubGlobal('Element', Thing);
  vi.stubGlobal('document', { elementFromPoint: () => onTop });
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  guardSecondPresses();
  for (const type of ['pointerdown', 'mousedown', 'pointerup', 'click'])
    page.addEventListener(type, () => reached.push(type));
});

interface How {
  readonly x?: number;
  readonly pointerType?: string;
  readonly after?: number;
}

/** Presses what is on top; tells whether the press reached it. */
function press({ x = 100, pointerType = 'touch', after = 0 }: How = {}): boolean {
  now += after;
  reached = [];
  for (const type of ['pointerdown', 'mousedown', 'pointerup', 'click'])
    send(type, { x, pointerType, detail: 1 });
  return reached.length === 4;
}

function send(type: string, { x = 100, pointerType = 'touch', detail = 1 }): void {
  const event = new Event(type, { cancelable: true });
  const fields = {
    target: onTop,
    button: 0,
    isPrimary: true,
    clientX: x,
    clientY: 50,
    timeStamp: now,
    pointerType,
    detail,
  };
  for (const [name, value] of Object.entries(fields)) Object.defineProperty(event, name, { value });
  page.dispatchEvent(event);
}

/** The pressed row is gone, and something else lies where it was. */
function comesUnderTheFinger(): void {
  onTop.isConnected = false;
  onTop = new Thing();
}

beforeEach(() => {
  onTop = new Thing();
});

test.each([90, 250, 400])(
  'the second tap, %i ms later, does nothing to what came under the finger',
  (after) => {
    expect(press()).toBe(true);
    comesUnderTheFinger();
    expect(press({ after, x: 110 })).toBe(false);
    expect(reached).toEqual([]);
  },
);

test('the second click of a mouse does as little', () => {
  press({ pointerType: 'mouse' });
  comesUnderTheFinger();
  expect(press({ pointerType: 'mouse', after: 200, x: 102 })).toBe(false);
});

test('a dialog that opens over the pressed button is not closed by the second tap', () => {
  press();
  onTop = new Thing();
  expect(press({ after: 200 })).toBe(false);
});

test('two presses on one button both count', () => {
  press();
  expect(press({ after: 120 })).toBe(true);
});

test('a press half a second later counts, however often was tapped meanwhile', () => {
  press();
  comesUnderTheFinger();
  expect(press({ after: 300 })).toBe(false);
  expect(press({ after: 250 })).toBe(true);
});

test('a press elsewhere counts at once', () => {
  press();
  comesUnderTheFinger();
  expect(press({ after: 90, x: 160 })).toBe(true);
});

test('a press on the neighbour of a button that is still there counts', () => {
  const plus = onTop;
  press();
  onTop = new Thing();
  vi.stubGlobal('document', { elementFromPoint: () => plus });
  expect(press({ after: 120, x: 115 })).toBe(true);
});

test('points drawn one beside the other all count', () => {
  onTop = new Thing(false);
  press();
  onTop = new Thing(false);
  expect(press({ after: 90 })).toBe(true);
});

test('a key that presses a button counts, though the finger did something a moment before', () => {
  press();
  comesUnderTheFinger();
  press({ after: 90 });
  send('click', { detail: 0 });
  expect(reached).toEqual(['click']);
});

test('a finger that scrolled has pressed nothing', () => {
  send('pointerdown', {});
  send('pointercancel', {});
  comesUnderTheFinger();
  expect(press({ after: 90 })).toBe(true);
});

test('who swipes twice from the same place has swiped twice', () => {
  onTop = new Thing(false);
  send('pointerdown', { x: 100 });
  send('pointerup', { x: 20 });
  comesUnderTheFinger();
  expect(press({ after: 200 })).toBe(true);
});
