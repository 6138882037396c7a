import { type RefObject, useEffect, useRef } from 'react';
import { openCodeReader } from '../../../bridge/open-code-reader';
import { createCodeSight } from './code-sight';

interface Options {
  readonly video: RefObject<HTMLVideoElement | null>;
  readonly running: boolean;
  readonly onCode: (text: string) => void;
  /** Several tickets are in the frame, and none of them is accepted. */
  readonly onCrowd?: () => void;
  readonly onFault: () => void;
}

/**
 * Looks for codes in the camera's picture, frame by frame, and reports each once while it stays in view, also if
 * scanning pauses: a ticket may still be held up when a sheet above the camera is closed.
 */
export function useScanner({ video, running, onCode, onCrowd, onFault }: Options): void {
  const handlers = useRef({ onCode, onCrowd, onFault });
  useEffect(() => {
    handlers.current = { onCode, onCrowd, onFault };
  });

  const sight = useRef(createCodeSight());
  useEffect(() => {
    if (!running) return undefined;
    const closing = new AbortController();
    watch(video, closing.signal, (codes, at) => {
      const { come, isCrowded } = sight.current.takeFrame(codes, at);
      if (come !== null) handlers.current.onCode(come);
      if (isCrowded) handlers.current.onCrowd?.();
    }).catch(() => handlers.current.onFault());
    return () => closing.abort();
  }, [running, video]);
}

async function watch(
  video: RefObject<HTMLVideoElement | null>,
  signal: AbortSignal,
  tell: (codes: readonly string[], at: number) => void,
): Promise<void> {
  const reader = await openCodeReader();
  try {
    let due = 0;
    while (!signal.aborted) {
      const at = await nextFrame();
      if (at < due || !hasPicture(video.current)) continue;
      due = at + PACE;
      const codes = await reader.read(video.current);
      if (!signal.aborted) tell(codes, at);
    }
  } finally {
    reader.close();
  }
}

/** Milliseconds between frames: twelve a second detect a code at once and keep the phone cool for an evening. */
const PACE = 80;

const nextFrame = () => new Promise<number>((resolve) => requestAnimationFrame(resolve));

function hasPicture(video: HTMLVideoElement | null): video is HTMLVideoElement {
  return video !== null && video.readyState >= video.HAVE_CURRENT_DATA && video.videoWidth > 0;
}
