import { useEffect, useState } from 'react';

export interface StorageRoom {
  /** Storage that this site uses on this device, pictures and data alike, and its quota; in bytes. */
  readonly usage: number;
  readonly quota: number;
  /** The browser has granted persistent storage, and so deletes nothing of it on its own. */
  readonly isPromised: boolean;
}

/** Measured again whenever `changed` changes; null if the browser gives no estimate. */
export function useStorageRoom(changed: unknown): StorageRoom | null | undefined {
  const [room, setRoom] = useState<StorageRoom | null>();
  useEffect(() => {
    let open = true;
    void readRoom().then((read) => open && setRoom(read));
    return () => {
      open = false;
    };
  }, [changed]);
  return room;
}

async function readRoom(): Promise<StorageRoom | null> {
  try {
    const [{ usage, quota }, isPromised] = await Promise.all([
      navigator.storage.estimate(),
      navigator.storage.persisted(),
    ]);
    return usage === undefined || quota === undefined ? null : { usage, quota, isPromised };
  } catch {
    return null;
  }
}
