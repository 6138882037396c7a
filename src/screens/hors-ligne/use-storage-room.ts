import { useEffect, useState } from 'react';
import { measureStorage, type StorageRoom } from '../../bridge/abilities';

/** Measured again whenever `changed` changes; null if the browser gives no estimate. */
export function useStorageRoom(changed: unknown): StorageRoom | null | undefined {
  const [room, setRoom] = useState<StorageRoom | null>();
  useEffect(() => {
    let open = true;
    void measureStorage().then((read) => open && setRoom(read));
    return () => {
      open = false;
    };
  }, [changed]);
  return room;
}
