import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { readRecord, writeRecord } from '../../../state/local-record';
import { isGood, letGo, type OpenedCamera, takeCamera } from './camera-stream';
import { lensAfter } from './lenses';

export type CameraState = 'starting' | 'on' | 'refused' | 'insecure' | 'missing' | 'busy';

export interface Camera {
  readonly video: RefObject<HTMLVideoElement | null>;
  readonly state: CameraState;
  /** Null if the camera has no torch. */
  readonly torch: { readonly on: boolean; toggle(): void } | null;
  /** Changes to the next rear lens; null if there is only one. */
  readonly changeLens: (() => void) | null;
  retry(): void;
}

/** The lens that this phone's people chose. */
const RECORD = 'lens';

/** The rear camera, while the screen is open and visible. */
export function useCamera(): Camera {
  const video = useRef<HTMLVideoElement>(null);
  const [state, setState] = useState<CameraState>('starting');
  const [camera, setCamera] = useState<OpenedCamera | null>(null);
  const [lit, setLit] = useState(false);
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    let isOver = false;
    let taken: OpenedCamera | null = null;
    takeCamera(readRecord(RECORD)).then(
      (come) => {
        if (isOver) return letGo(come);
        taken = come;
        if (video.current) video.current.srcObject = come.stream;
        setCamera(come);
        setLit(false);
        setState('on');
      },
      (error: unknown) => isOver || setState(stateOf(error)),
    );
    return () => {
      isOver = true;
      if (taken !== null) letGo(taken);
    };
  }, [attempt]);

  const retry = useCallback(() => {
    setState('starting');
    setAttempt((count) => count + 1);
  }, []);
  useInterruptions(video, camera?.track ?? null, state, retry);

  const track = camera?.track ?? null;
  const torch =
    track !== null && hasTorch(track) ? { on: lit, toggle: () => lightTorch(track, !lit, setLit) } : null;
  const lenses = camera?.lenses ?? [];
  const changeLens =
    lenses.length < 2
      ? null
      : () => {
          writeRecord(RECORD, lensAfter(lenses, track?.getSettings().deviceId)?.name ?? null);
          retry();
        };
  return { video, state, torch, changeLens, retry };
}

/** How long a phone may take to give the camera back by itself, in milliseconds. */
const PATIENCE_MS = 1_000;

/**
 * Starts the camera again after what interrupts it: another application, a locked screen, a call. Phones end the track, or
 * only mute it, and unmute it by themselves or not; the picture stands still until it is told to play.
 */
function useInterruptions(
  video: RefObject<HTMLVideoElement | null>,
  track: MediaStreamTrack | null,
  state: CameraState,
  retry: () => void,
): void {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const isSeen = () => document.visibilityState === 'visible';
    const judge = () => {
      if (!isSeen()) return;
      if (state === 'busy' || (state === 'on' && track !== null && !isGood(track))) retry();
    };
    const judgeSoon = () => {
      clearTimeout(timer);
      timer = setTimeout(judge, PATIENCE_MS);
    };
    const resume = () => {
      if (!isSeen()) return;
      // Rejects where the picture is replaced meanwhile, or the screen is left.
      void video.current?.play().catch(() => undefined);
      judgeSoon();
    };
    document.addEventListener('visibilitychange', resume);
    track?.addEventListener('unmute', resume);
    track?.addEventListener('mute', judgeSoon);
    track?.addEventListener('ended', judge);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', resume);
      track?.removeEventListener('unmute', resume);
      track?.removeEventListener('mute', judgeSoon);
      track?.removeEventListener('ended', judge);
    };
  }, [video, track, state, retry]);
}

function stateOf(error: unknown): CameraState {
  const name = error instanceof DOMException ? error.name : '';
  if (name === 'NotAllowedError' || name === 'SecurityError') return 'refused';
  if (name === 'NotSupportedError') return 'insecure';
  return name === 'NotReadableError' || name === 'AbortError' ? 'busy' : 'missing';
}

// The torch is not in TypeScript's types of a media track yet.
interface TorchCapabilities extends MediaTrackCapabilities {
  readonly torch?: boolean;
}
interface TorchConstraint extends MediaTrackConstraintSet {
  readonly torch: boolean;
}

function hasTorch(track: MediaStreamTrack): boolean {
  const capabilities: TorchCapabilities = track.getCapabilities?.() ?? {};
  return capabilities.torch === true;
}

function lightTorch(track: MediaStreamTrack, on: boolean, done: (on: boolean) => void): void {
  const constraint: TorchConstraint = { torch: on };
  track.applyConstraints({ advanced: [constraint] }).then(
    () => done(on),
    () => done(false),
  );
}
