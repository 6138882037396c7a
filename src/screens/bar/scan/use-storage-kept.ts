import { useEffect, useState } from 'react';

/** Whether the browser grants persistent storage, which this requests. Null while unknown. */
export function useStorageKept(): boolean | null {
  const [kept, setKept] = useState<boolean | null>(null);
  useEffect(() => {
    let open = true;
    const tell = (answer: boolean) => open && setKept(answer);
    if (navigator.storage?.persist === undefined) tell(false);
    else navigator.storage.persist().then(tell, () => tell(false));
    return () => {
      open = false;
    };
  }, []);
  return kept;
}
