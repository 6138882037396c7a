import { useEffect, useState } from 'react';

/** Milliseconds after the last picture with several codes: long enough to be read. */
const TOLD = 2000;

interface Crowd {
  /** Several codes were in the picture just now. */
  readonly isThere: boolean;
  readonly tell: () => void;
}

/** Keeps on the screen for a while what only some pictures show. */
export function useCrowd(): Crowd {
  const [since, setSince] = useState<number | null>(null);
  useEffect(() => {
    if (since === null) return undefined;
    const timer = setTimeout(() => setSince(null), TOLD);
    return () => clearTimeout(timer);
  }, [since]);
  return { isThere: since !== null, tell: () => setSince(performance.now()) };
}
