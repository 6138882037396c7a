import { mediaDevices } from '../../../bridge/abilities';
import { type Lens, lensFor, rearLenses } from './lenses';

export interface OpenedCamera {
  readonly stream: MediaStream;
  readonly track: MediaStreamTrack;
  readonly lenses: readonly Lens[];
  /** The name of the lens that was chosen. */
  readonly chosen: string | null;
}

/*
 * iPhones ask whether the site may use the camera each time that it is opened. What the trial opened is therefore kept for
 * the door, dark, as long as somebody is at either:
 *
 *   asked ──> lit ──(let go)──> dark ──(taken up)──> lit
 *              └─── nobody is at the door, or LONGEST_DARK ──> stopped
 */
let dark: OpenedCamera | null = null;
let isHeld = false;
let timer: ReturnType<typeof setTimeout> | undefined;

/** A dark camera still warms the phone: it is stopped where the door is not opened soon, in milliseconds. */
const LONGEST_DARK = 5 * 60_000;

/** From now on what is let go is kept for the next one, until the returned function is called. */
export function holdCamera(): () => void {
  isHeld = true;
  return () => {
    isHeld = false;
    stopDark();
  };
}

/**
 * The rear camera that sees nearest, or the chosen one.
 * Throws what the browser says; NotSupportedError without https, NotFoundError where no site has a camera.
 */
export async function takeCamera(chosen: string | null): Promise<OpenedCamera> {
  if (dark !== null && dark.chosen === chosen && isGood(dark.track)) {
    const taken = dark;
    clearTimeout(timer);
    dark = null;
    taken.track.enabled = true;
    return taken;
  }
  stopDark();
  return openCamera(chosen);
}

export function letGo(camera: OpenedCamera): void {
  stopDark();
  if (!isHeld || !isGood(camera.track)) return stop(camera.stream);
  // Its lamp would burn on. Not in TypeScript's types yet; a camera without one takes no notice.
  const torchOff: MediaTrackConstraintSet & { torch: boolean } = { torch: false };
  void camera.track.applyConstraints({ advanced: [torchOff] }).catch(() => undefined);
  camera.track.enabled = false;
  dark = camera;
  timer = setTimeout(stopDark, LONGEST_DARK);
}

/** Whether it brings a picture: a phone takes the camera away for a call, or for another application. */
export const isGood = (track: MediaStreamTrack): boolean => track.readyState === 'live' && !track.muted;

function stopDark(): void {
  clearTimeout(timer);
  if (dark !== null) stop(dark.stream);
  dark = null;
}

async function openCamera(chosen: string | null): Promise<OpenedCamera> {
  if (globalThis.isSecureContext === false)
    throw new DOMException('No camera without https', 'NotSupportedError');
  const devices = mediaDevices();
  if (devices === null) throw new DOMException('No camera here', 'NotFoundError');
  const readLenses = async () => {
    try {
      return rearLenses(await devices.enumerateDevices());
    } catch {
      return [];
    }
  };
  const first = await open(devices, lensFor(await readLenses(), chosen, undefined));
  // Their names are told only now, to whom a camera is allowed for the first time.
  const lenses = await readLenses();
  const better = lensFor(lenses, chosen, idOf(first));
  if (better === undefined || better.id === idOf(first)) return opened(first, lenses, chosen);
  stop(first);
  return opened(await open(devices, better), lenses, chosen);
}

function opened(stream: MediaStream, lenses: readonly Lens[], chosen: string | null): OpenedCamera {
  const [track] = stream.getVideoTracks();
  if (track === undefined) throw new DOMException('No picture', 'NotFoundError');
  return { stream, track, lenses, chosen };
}

async function open(devices: MediaDevices, lens: Lens | undefined): Promise<MediaStream> {
  const any = { audio: false, video: { facingMode: { ideal: 'environment' }, ...size } };
  if (lens === undefined) return devices.getUserMedia(any);
  return devices
    .getUserMedia({ audio: false, video: { deviceId: { exact: lens.id }, ...size } })
    .catch((error: unknown) => {
      // It was unplugged, or another application has it alone.
      if (isRefusal(error)) throw error;
      return devices.getUserMedia(any);
    });
}

const size = { width: { ideal: 1280 }, height: { ideal: 720 } };

const isRefusal = (error: unknown) => error instanceof DOMException && error.name === 'NotAllowedError';

const idOf = (stream: MediaStream) => stream.getVideoTracks()[0]?.getSettings().deviceId;

const stop = (stream: MediaStream) => stream.getTracks().forEach((track) => track.stop());
