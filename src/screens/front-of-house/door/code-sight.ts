/** Milliseconds without a code, measured between frames, after which it counts again. */
const GONE = 1000;

/** Result of one frame. */
export interface Sighting {
  /** The code that has just come into view. */
  readonly come: string | null;
  /** Several codes are in the frame, and some of them must be shown alone. */
  readonly isCrowded: boolean;
}

/** Detects, frame by frame, which code has just come into view. */
export interface CodeSight {
  /** Takes the codes of a frame and the time it was taken, in milliseconds. */
  takeFrame(codes: readonly string[], at: number): Sighting;
}

/**
 * A ticket held up to the camera must not be reported as already used. So a code is gone only when frames show it: one
 * unreadable frame is not enough, nor is time during which a slow phone took none. Of two tickets in one frame none is
 * accepted: one verdict would hide the other, and two people would be let in after one check.
 */
export function createCodeSight(): CodeSight {
  /** Codes in view, each with the time of the first of the current frames without it, or null. */
  const missing = new Map<string, number | null>();
  return {
    takeFrame(codes, at) {
      // The same ticket may appear twice in a frame: on paper, and on the screen beside it.
      const shown = new Set(codes);
      const fresh = [...shown].filter((code) => !missing.has(code));
      const come = shown.size === 1 ? (fresh[0] ?? null) : null;
      for (const [code, since] of missing)
        if (since === null) missing.set(code, at);
        else if (at - since > GONE) missing.delete(code);
      for (const code of shown) if (code === come || missing.has(code)) missing.set(code, null);
      return { come, isCrowded: shown.size > 1 && fresh.length > 0 };
    },
  };
}
