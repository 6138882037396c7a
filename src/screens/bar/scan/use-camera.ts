import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';

export type CameraState = 'starting' | 'on' | 'refused' | 'insecure' | 'missing' | 'busy';

export interface Camera {
  readonly video: RefObject<HTMLVideoElement | null>;
  readonly state: CameraState;
  /** Null if the camera has no torch. */
  readonly torch: { readonly on: boolean; toggle(): void } | null;
  retry(): void;
}

const wanted: MediaStreamConstraints = {
  audio: false,
  video: { facingMode: { ideal: 'environment' }, width: { ideal: 1280 }, height: { ideal: 720 } },
};

/** The rear camera, while the screen is open and visible. */
export function useCamera(): Camera {
  const video = useRef<HTMLVideoElement>(null);
  const [state, setState] = useState<CameraState>('starting');
  const [track, setTrack] = useState<MediaStreamTrack | null>(null);
  const [lit, setLit] = useState(false);
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    const closing = new AbortController();
    openCamera(closing.signal).then(
      (stream) => {
        if (stream === null) return;
        if (video.current) video.current.srcObject = stream;
        setTrack(stream.getVideoTracks()[0] ?? null);
        setState('on');
      },
      (error: unknown) => setState(stateOf(error)),
    );
    return () => closing.abort();
  }, [attempt]);

  const retry = useCallback(() => {
    setState('starting');
    setAttempt((count) => count + 1);
  }, []);

  // The phone ends the track when another app uses the camera or the screen is locked.
  useEffect(() => {
    track?.addEventListener('ended', retry);
    return () => track?.removeEventListener('ended', retry);
  }, [track, retry]);

  const torch =
    track !== null && hasTorch(track) ? { on: lit, toggle: () => lightTorch(track, !lit, setLit) } : null;
  return { video, state, torch, retry };
}

async function openCamera(signal: AbortSignal): Promise<MediaStream | null> {
  if (globalThis.isSecureContext === false)
    throw new DOMException('No camera without https', 'NotSupportedError');
  if (!('mediaDevices' in navigator)) throw new DOMException('No camera here', 'NotFoundError');
  const stream = await navigator.mediaDevices.getUserMedia(wanted);
  const close = () => stream.getTracks().forEach((track) => track.stop());
  if (signal.aborted) {
    close();
    return null;
  }
  signal.addEventListener('abort', close);
  return stream;
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
