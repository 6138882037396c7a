import { beforeEach, expect, test, vi } from 'vitest';
import { openDoorSounds } from '../../../../../src/screens/bar/scan/door-sounds';

let page: EventTarget;
let sounded: number;

beforeEach(() => {
  page = new EventTarget();
  sounded = 0;
  vi.stubGlobal('navigator', {});
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  class Tone {
    readonly frequency = {};
    readonly gain = { setValueAtTime() {}, exponentialRampToValueAtTime() {} };
    readonly connect = () => this;
    readonly stop = () => {};
    readonly start = () => {
      sounded += 1;
    };
  }
  class Context {
    state = 'suspended';
    currentTime = 0;
    readonly createOscillator = () => new Tone();
    readonly createGain = () => new Tone();
    readonly resume = async () => {
      this.state = 'running';
    };
  }
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
