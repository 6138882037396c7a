import { useEffect, useState } from 'react';

export interface StorageRoom {
  /**
   * Storage that this site uses on this device, pictures and data alike, in bytes. How much more it may use nobody can
   * tell: browsers make up a quota, whatever is free on the device.
   */
  readonly usage: number;
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
    const [{ usage }, isPromised] = await Promise.all([
      navigator.storage.estimate(),
      navigator.storage.persisted(),
    ]);
    return usage === undefined ? null : { usage, isPromised };
  } catch {
    return null;
  }
}
