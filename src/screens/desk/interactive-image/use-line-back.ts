import { useAtomValue } from 'jotai';
import { useEffect, useEffectEvent, useRef } from 'react';
import { syncAtom } from '../../../state/connection';

/** Calls `onBack` each time the line is back after it was cut, or not known yet. */
export function useLineBack(onBack: () => void): void {
  const { line } = useAtomValue(syncAtom);
  const wasCut = useRef(false);
  const tell = useEffectEvent(onBack);
  useEffect(() => {
    if (line === 'online' && wasCut.current) tell();
    wasCut.current = line !== 'online';
  }, [line]);
}
