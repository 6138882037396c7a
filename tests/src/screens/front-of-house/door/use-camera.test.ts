import { act } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type * as streamModule from '../../../../../src/screens/front-of-house/door/camera-stream';
import type * as cameraModule from '../../../../../src/screens/front-of-house/door/use-camera';
import { mounted } from '../../../mounted';

/** The picture of a camera, which the phone may take away. */
class Track extends EventTarget {
  readyState = 'live';
  muted = false;
  enabled = true;
  constructor(readonly lens: string) {
    super();
  }
  readonly stop = () => void (this.readyState = 'ended');
  readonly getSettings = () => ({ deviceId: this.lens });
  readonly getCapabilities = () => ({});
  readonly applyConstraints = async () => undefined;
  befall(event: 'mute' | 'unmute' | 'ended') {
    if (event === 'ended') this.readyState = 'ended';
    else this.muted = event === 'mute';
    this.dispatchEvent(new Event(event));
  }
}

let asked: Track[];
let lenses: string[];
let isTaken: boolean;
let page: EventTarget & { visibilityState: string };
const records = new Map<string, string>();
let useCamera: typeof cameraModule.useCamera;
let stream: typeof streamModule;

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  asked = [];
  lenses = ['Back Camera'];
  isTaken = false;
  records.clear();
  page = Object.assign(new EventTarget(), { visibilityState: 'visible' });
  vi.stubGlobal('document', page);
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => records.get(key) ?? null,
    setItem: (key: string, value: string) => records.set(key, value),
  });
  vi.stubGlobal('navigator', {
    mediaDevices: {
      enumerateDevices: async () =>
        lenses.map((label) => ({
          kind: 'videoinput',
          label: asked.length > 0 ? label : '',
          deviceId: label,
        })),
      getUserMedia: async ({ video }: { video: { deviceId?: { exact: string } } }) => {
        if (isTaken) throw new DOMException('In use', 'NotReadableError');
        const track = new Track(video.deviceId?.exact ?? 'Back Camera');
        asked.push(track);
        return { getTracks: () => [track], getVideoTracks: () => [track] };
      },
    },
  });
  vi.resetModules();
  stream = await import('../../../../../src/screens/front-of-house/door/camera-stream');
  ({ useCamera } = await import('../../../../../src/screens/front-of-house/door/use-camera'));
});
afterEach(() => vi.useRealTimers());

const soon = () => act(() => vi.advanceTimersByTimeAsync(2_000));
const befall = (event: Parameters<Track['befall']>[0]) => act(() => asked.at(-1)?.befall(event));
const see = (visibilityState: string) =>
  act(() => {
    Object.assign(page, { visibilityState }).dispatchEvent(new Event('visibilitychange'));
  });
const lit = () => asked.filter(({ readyState, enabled }) => readyState === 'live' && enabled);

test('a camera that a call takes away is started again as soon as the phone gives it back', async () => {
  const camera = mounted(useCamera);
  await soon();
  isTaken = true;
  befall('ended');
  await soon();
  expect(camera().state).toBe('busy');
  isTaken = false;
  see('visible');
  await soon();
  expect(camera().state).toBe('on');
  expect(lit()).toHaveLength(1);
});

test('a camera that was muted behind another application is started again, if the phone does not do so', async () => {
  mounted(useCamera);
  await soon();
  see('hidden');
  befall('mute');
  await soon();
  expect(asked).toHaveLength(1);
  see('visible');
  await soon();
  expect(asked).toHaveLength(2);
  expect(lit()).toHaveLength(1);
});

test('a camera that the phone gives back by itself is not asked for again', async () => {
  mounted(useCamera);
  await soon();
  befall('mute');
  befall('unmute');
  await soon();
  expect(asked).toHaveLength(1);
});

test('what the trial opened is kept dark for the door, which asks nobody again', async () => {
  const leave = stream.holdCamera();
  const trial = await stream.takeCamera(null);
  stream.letGo(trial);
  expect(lit()).toEqual([]);
  const door = await stream.takeCamera(null);
  expect(asked).toHaveLength(1);
  expect(lit()).toHaveLength(1);
  leave();
  stream.letGo(door);
  expect(asked[0]?.readyState).toBe('ended');
});

test('a dark camera is stopped where nobody opens the door, and when the screen is left', async () => {
  const leave = stream.holdCamera();
  stream.letGo(await stream.takeCamera(null));
  await vi.advanceTimersByTimeAsync(10 * 60_000);
  expect(asked[0]?.readyState).toBe('ended');
  stream.letGo(await stream.takeCamera(null));
  leave();
  expect(asked[1]?.readyState).toBe('ended');
});

test('a phone with several rear lenses offers the next one, and keeps the choice', async () => {
  lenses = ['Back Camera', 'Back Telephoto Camera'];
  const camera = mounted(useCamera);
  await soon();
  expect(asked.at(-1)?.lens).toBe('Back Camera');
  act(() => camera().changeLens?.());
  await soon();
  expect(lit().map(({ lens }) => lens)).toEqual(['Back Telephoto Camera']);
  expect(records.get('lens')).toBe('Back Telephoto Camera');
});

test('a phone with one rear lens offers none', async () => {
  const camera = mounted(useCamera);
  await soon();
  expect(camera().changeLens).toBeNull();
});
