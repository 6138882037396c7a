import {
  type ReactNode,
  createContext,
  useCallback,
  useContext,
  useLayoutEffect,
  useMemo,
  useState,
} from 'react';

interface Busy {
  readonly isBusy: boolean;
  /** Says that a button waits for its request; returns what says that it waits no more. */
  readonly begin: () => () => void;
}

const BusyContext = createContext<Busy | null>(null);

/** While a button in it waits for its request, every other one is held. */
export function BusyDialog({ children }: { children: ReactNode }) {
  const [running, setRunning] = useState(0);
  const begin = useCallback(() => {
    setRunning((before) => before + 1);
    return () => setRunning((before) => before - 1);
  }, []);
  const busy = useMemo(() => ({ isBusy: running > 0, begin }), [running, begin]);
  return <BusyContext value={busy}>{children}</BusyContext>;
}

/** Whether a button is held, because another one of its dialog waits for a request. */
export function useHeld(pending: boolean): boolean {
  const dialog = useContext(BusyContext);
  const begin = dialog?.begin;
  useLayoutEffect(() => {
    if (pending) return begin?.();
    return undefined;
  }, [pending, begin]);
  return !pending && (dialog?.isBusy ?? false);
}
