import { useEffect, useState } from 'react';

export interface StorageRoom {
  /** What this site takes of this device, pictures and records alike, and what the browser allows it; bytes. */
  readonly usage: number;
  readonly quota: number;
  /** The browser has promised to throw nothing of it away by itself. */
  readonly isPromised: boolean;
}

/** Asked again whenever `changed` is another; null where the browser does not say. */
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
