/** A code counts again when pictures without it span this long, in milliseconds. */
const GONE = 1000;

/** What a picture changes. */
export interface Sighting {
  /** The code that has come into sight. */
  readonly come: string | null;
  /** Several codes are in the picture, and some of them wait to be shown alone. */
  readonly isCrowded: boolean;
}

/** Tells from picture to picture which code has come into sight. */
export interface CodeSight {
  /** Takes the codes in a picture and when it was taken, in milliseconds. */
  look(codes: readonly string[], at: number): Sighting;
}

/**
 * Whoever keeps a ticket up to the camera must not read that they came in already. So a code is gone only when
 * pictures show that it is: one that could not be read is not enough, and neither is time in which a slow phone
 * took none. Of two tickets in one picture none is taken: one verdict would hide the other, and two people would be
 * let in where one was looked at.
 */
export function createCodeSight(): CodeSight {
  /** Each code in sight, with the moment of the first of the pictures that have been without it, if any. */
  const missing = new Map<string, number | null>();
  return {
    look(codes, at) {
      // A picture may show the same ticket twice: on paper, and on the screen beside it.
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
