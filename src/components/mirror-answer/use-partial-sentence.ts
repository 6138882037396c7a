import { useAtomValue } from 'jotai';
import { useEffect, useState } from 'react';
import { syncAtom } from '../../state/connection';
import { partialSentence } from '../../text/held-sentences';

/** Milliseconds: a first load that is over sooner is not worth a sentence that moves the page twice. */
const PATIENCE_MS = 4000;

/** What of the archive is here and what is missing, once that has lasted; null if it is whole, as far as this device knows. */
export function usePartialSentence(): string | null {
  const sentence = partialSentence(useAtomValue(syncAtom));
  const isPartial = sentence !== null;
  const [isLasting, setLasting] = useState(false);
  useEffect(() => {
    if (!isPartial) return;
    const timer = setTimeout(() => setLasting(true), PATIENCE_MS);
    return () => {
      clearTimeout(timer);
      setLasting(false);
    };
  }, [isPartial]);
  return isLasting ? sentence : null;
}
