import { useLiveQuery } from 'dexie-react-hooks';
import { useEffect } from 'react';
import { doorQueries } from '#mirror/queries/door-queries';
import { askServer } from '../../../bridge/calls';
import { type ServerData, useServerData } from '../../../components/request/use-server-data';
import type { Device } from '#common/contract/tickets/device';

/** Milliseconds between reads while the page is visible: the state of phones is not mirrored. */
const EVERY = 15_000;

/** The phones of the door, read again when one is armed or disarmed, which the mirror shows, and at intervals. */
export function usePhones(): ServerData<readonly Device[]> {
  const asked = useServerData(() => askServer('listDevices', {}), '');
  const { askAgain } = asked;
  const keys = useLiveQuery(() => doorQueries.keys(), []);
  useEffect(() => {
    if (keys !== undefined) askAgain();
  }, [keys, askAgain]);
  useEffect(() => {
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') askAgain();
    }, EVERY);
    return () => clearInterval(timer);
  }, [askAgain]);
  return asked;
}
