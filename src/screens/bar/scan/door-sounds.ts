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
}

/** Must be called inside a tap handler: browsers allow sound only after a user gesture. */
export function openDoorSounds(): DoorSounds {
  const context = new AudioContext();
  return {
    play(verdict) {
      melodies[verdict].forEach((frequency, rank) =>
        beep(context, frequency, context.currentTime + rank * 0.12),
      );
      navigator.vibrate?.(buzzes[verdict]);
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
