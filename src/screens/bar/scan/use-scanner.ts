import { type RefObject, useEffect, useRef } from 'react';
import { type CodeReader, openCodeReader } from '../../../bridge/code-reader';

/** A code has to leave the picture for this long before it counts again, in milliseconds. */
const GONE = 1000;

interface Options {
  readonly video: RefObject<HTMLVideoElement | null>;
  readonly running: boolean;
  readonly onCode: (text: string) => void;
  readonly onFault: () => void;
}

/**
 * Looks for codes in the camera's picture, one frame after the other, and tells each once for as long as it stays in
 * sight: whoever keeps a ticket up to the camera must not read that they came in already.
 */
export function useScanner({ video, running, onCode, onFault }: Options): void {
  const handlers = useRef({ onCode, onFault });
  useEffect(() => {
    handlers.current = { onCode, onFault };
  });

  useEffect(() => {
    if (!running) return undefined;
    const closing = new AbortController();
    watch(video, closing.signal, (text) => handlers.current.onCode(text)).catch(() =>
      handlers.current.onFault(),
    );
    return () => closing.abort();
  }, [running, video]);
}

async function watch(
  video: RefObject<HTMLVideoElement | null>,
  signal: AbortSignal,
  tell: (text: string) => void,
): Promise<void> {
  const reader = await openCodeReader();
  const lastSeen = new Map<string, number>();
  signal.addEventListener('abort', () => reader.close());
  while (!signal.aborted) {
    await nextFrame();
    for (const text of await readFrame(reader, video.current)) {
      const now = performance.now();
      if (!signal.aborted && now - (lastSeen.get(text) ?? -Infinity) > GONE) tell(text);
      lastSeen.set(text, now);
    }
  }
}

const nextFrame = () => new Promise<number>((resolve) => requestAnimationFrame(resolve));

async function readFrame(reader: CodeReader, video: HTMLVideoElement | null): Promise<readonly string[]> {
  const ready = video !== null && video.readyState >= video.HAVE_CURRENT_DATA && video.videoWidth > 0;
  return ready ? reader.read(video) : [];
}
