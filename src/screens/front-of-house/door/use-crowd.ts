import { useEffect, useState } from 'react';

/** Milliseconds to show the hint after the last frame with several codes: long enough to read it. */
const TOLD = 2000;

interface Crowd {
  /** Several codes were in a recent frame. */
  readonly isThere: boolean;
  readonly tell: () => void;
}

/** Keeps a hint on the screen for a while, since only some of the frames cause it. */
export function useCrowd(): Crowd {
  const [since, setSince] = useState<number | null>(null);
  useEffect(() => {
    if (since === null) return undefined;
    const timer = setTimeout(() => setSince(null), TOLD);
    return () => clearTimeout(timer);
  }, [since]);
  return { isThere: since !== null, tell: () => setSince(performance.now()) };
}
