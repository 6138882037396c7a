import { useCallback, useMemo, useRef, useState } from 'react';
import type { DoorScanRow } from '#common/contract/tickets/door';

/**
 * Scans of this phone that the mirror does not have yet. Readable at once, without waiting for a render: the same
 * ticket may be shown again within a tenth of a second.
 */
export function useOwnScans(mirrored: readonly DoorScanRow[]) {
  const latest = useRef<readonly DoorScanRow[]>([]);
  const [, rerender] = useState(0);
  const known = useMemo(() => new Set(mirrored.map(({ uuid }) => uuid)), [mirrored]);

  const change = useCallback((next: readonly DoorScanRow[]) => {
    latest.current = next;
    rerender((count) => count + 1);
  }, []);

  return {
    unseen: useCallback(() => latest.current.filter(({ uuid }) => !known.has(uuid)), [known]),
    add: useCallback((scan: DoorScanRow) => change([...latest.current, scan]), [change]),
    /** The scan is durable, under this key. */
    keep: useCallback(
      (local: string, key: string) =>
        change(latest.current.map((scan) => (scan.uuid === local ? { ...scan, uuid: key } : scan))),
      [change],
    ),
    drop: useCallback(
      (local: string) => change(latest.current.filter(({ uuid }) => uuid !== local)),
      [change],
    ),
  };
}
