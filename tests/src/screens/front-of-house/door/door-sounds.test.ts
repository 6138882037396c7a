import { beforeEach, expect, test, vi } from 'vitest';
import { must } from '#common/base/must';
import { openDoorSounds } from '../../../../../src/screens/front-of-house/door/door-sounds';

let page: EventTarget;
let sounded: number;
const speakers: Context[] = [];
const speaker = () => must(speakers.at(-1), 'the speaker of the door');

/** Of a phone: silent until it is allowed to sound. */
class Context extends EventTarget {
  state = 'suspended';
  currentTime = 0;
  isFree = true;
  readonly createOscillator = () => new Tone();
  readonly createGain = () => new Tone();
  constructor() {
    super();
    speakers.push(this);
  }
  readonly resume = async () => {
    if (!this.isFree) throw new DOMException('Interrupted', 'InvalidStateError');
    this.state = 'running';
  };
  readonly close = async () => {
    this.state = 'closed';
  };
  /** By a call, which takes the speaker. */
  interrupt() {
    this.isFree = false;
    this.state = 'interrupted';
    this.dispatchEvent(new Event('statechange'));
  }
}

class Tone {
  readonly frequency = {};
  readonly gain = { setValueAtTime() {}, exponentialRampToValueAtTime() {} };
  readonly connect = () => this;
  readonly stop = () => {};
  readonly start = () => {
    sounded += 1;
  };
}

beforeEach(() => {
  page = new EventTarget();
  sounded = 0;
  vi.stubGlobal('navigator', {});
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('document', page);
  vi.stubGlobal('AudioContext', Context);
});

test.each(['pointerup', 'keydown'])(
  'a door that opened by itself keeps no sounds for later, and sounds after the first %s',
  (gesture) => {
    const sounds = openDoorSounds();
    sounds.play('ok');
    page.dispatchEvent(new Event(gesture));
    expect(sounded).toBe(0);
    sounds.play('ok');
    expect(sounded).toBe(1);
  },
);

test.each(['visibilitychange', 'pointerup'])(
  'after a call, sounds are taken up at the next %s',
  async (sign) => {
    const sounds = openDoorSounds();
    page.dispatchEvent(new Event('pointerup'));
    speaker().interrupt();
    await Promise.resolve();
    sounds.play('ok');
    expect(sounded).toBe(0);
    speaker().isFree = true;
    page.dispatchEvent(new Event(sign));
    sounds.play('ok');
    expect(sounded).toBe(1);
  },
);

test('a closed door lets go of the speaker, and no touch opens it again', () => {
  const sounds = openDoorSounds();
  sounds.close();
  page.dispatchEvent(new Event('pointerup'));
  expect(speaker().state).toBe('closed');
});
