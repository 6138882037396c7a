import { vibrate } from '../../../bridge/abilities';
import type { VerdictClass } from './verdict-class';

/** Frequencies in hertz, played in sequence, a tenth of a second each. */
const melodies: Record<VerdictClass, readonly number[]> = {
  ok: [1320],
  exit: [660],
  attention: [660, 880],
  refusal: [220, 165],
  technical: [440, 440, 440],
};

/** Vibration pattern: milliseconds on and off in turn. */
const buzzes: Record<VerdictClass, number[]> = {
  ok: [40],
  exit: [120],
  attention: [60, 60, 60],
  refusal: [400],
  technical: [30, 40, 30, 40, 30],
};

export interface DoorSounds {
  play(verdict: VerdictClass): void;
  close(): void;
}

/**
 * Browsers allow sound only after a user gesture. A door that opens again by itself is silent until somebody touches it, or
 * a hand scanner types. A call or another application interrupts it: it is taken up as the page is seen again, or at the
 * next touch where the phone wants one.
 */
export function openDoorSounds(): DoorSounds {
  const context = new AudioContext();
  const wake = () => {
    // Rejects where a gesture is needed first.
    if (context.state !== 'running') void context.resume().catch(() => undefined);
  };
  const ending = new AbortController();
  const { signal } = ending;
  for (const gesture of ['pointerup', 'keydown']) addEventListener(gesture, wake, { capture: true, signal });
  document.addEventListener('visibilitychange', wake, { signal });
  context.addEventListener('statechange', wake, { signal });
  return {
    close() {
      ending.abort();
      void context.close().catch(() => undefined);
    },
    play(verdict) {
      vibrate(buzzes[verdict]);
      // What is scheduled now would sound later, with the next verdict.
      if (context.state !== 'running') return;
      melodies[verdict].forEach((frequency, rank) =>
        beep(context, frequency, context.currentTime + rank * 0.12),
      );
    },
  };
}

function beep(context: AudioContext, frequency: number, start: number): void {
  const tone = context.createOscillator();
  const volume = context.createGain();
  tone.frequency.value = frequency;
  tone.type = frequency < 400 ? 'square' : 'sine';
  // Fades out, since a tone that is cut off clicks.
  volume.gain.setValueAtTime(0.35, start);
  volume.gain.exponentialRampToValueAtTime(0.001, start + 0.1);
  tone.connect(volume).connect(context.destination);
  tone.start(start);
  tone.stop(start + 0.1);
}
