import { useEffect, useState } from 'react';
import { promiseStorage } from '../../../bridge/abilities';

/** Whether the browser grants persistent storage, which this requests. Null while unknown. */
export function useStorageKept(): boolean | null {
  const [kept, setKept] = useState<boolean | null>(null);
  useEffect(() => {
    let open = true;
    void promiseStorage().then((answer) => open && setKept(answer));
    return () => {
      open = false;
    };
  }, []);
  return kept;
}
