import { useMemo, useRef, useState } from 'react';
import type { Result } from '#common/base/result';
import type { DoorDateRow, DoorScanRow, ScanKind } from '#common/contract/tickets/door';
import type { PaidMeans } from '#common/contract/tickets/ticket-order';
import type { Failure, SavedWrite } from '#worker/api';
import { enqueueScan } from '../../../bridge/calls';
import { freshKey } from '../../../bridge/fresh-key';
import { saveScan } from '../../../bridge/unsaved-scans';

interface Options {
  readonly doorData: { readonly date: DoorDateRow; readonly scans: readonly DoorScanRow[] };
  readonly device: { readonly uuid: string; readonly name: string };
  readonly staff: string;
}

interface SavedScan {
  readonly ticket: string | null;
  readonly code: string | null;
  readonly kind: ScanKind;
  readonly count: number;
  readonly undoes: string | null;
  readonly paid: PaidMeans | false;
  readonly amount?: number;
  readonly at: Date;
}

/**
 * Scans of this phone that the mirror does not have yet. Readable at once, without waiting for a render: the same
 * ticket may be shown again within a tenth of a second.
 */
export function useOwnScans({ doorData: { date, scans: mirrored }, device, staff }: Options) {
  const latest = useRef<readonly DoorScanRow[]>([]);
  const [, rerender] = useState(0);
  const counter = useRef(0);
  const known = useMemo(() => new Set(mirrored.map(({ uuid }) => uuid)), [mirrored]);

  function change(next: readonly DoorScanRow[]): void {
    latest.current = next;
    rerender((count) => count + 1);
  }
  const add = (scan: DoorScanRow) => change([...latest.current, scan]);

  /**
   * Counts on this phone at once; resolves when the scan is durable, or with the reason why it is not yet: it is then kept
   * aside until it is.
   */
  async function save(id: string, scan: SavedScan): Promise<Result<SavedWrite, Failure>> {
    add(rowOf(id, scan));
    return renamed(id, await saveScan(sentOf(id, scan)));
  }

  /** The same of one that counts only if it is durable: late, it tells by `onLate`. */
  async function saveOrDrop(
    id: string,
    scan: SavedScan,
    onLate: (saved: SavedWrite) => void = () => {},
  ): Promise<Result<SavedWrite, Failure>> {
    const row = rowOf(id, scan);
    add(row);
    const saved = await enqueueScan(sentOf(id, scan), (late) => {
      add({ ...row, uuid: late.key });
      onLate(late);
    });
    if (!saved.ok) change(latest.current.filter(({ uuid }) => uuid !== id));
    return renamed(id, saved);
  }

  function renamed(id: string, saved: Result<SavedWrite, Failure>): Result<SavedWrite, Failure> {
    if (saved.ok)
      change(latest.current.map((one) => (one.uuid === id ? { ...one, uuid: saved.value.key } : one)));
    return saved;
  }

  /** If there is a code, the server reads the ticket from it and checks its signature itself. */
  const sentOf = (key: string, scan: SavedScan) => ({
    ...scan,
    key,
    ticket: scan.code === null ? scan.ticket : null,
    dateUuid: date.uuid,
  });

  function rowOf(id: string, scan: SavedScan): DoorScanRow {
    const { ticket, kind, count, at, undoes, paid, amount } = scan;
    return {
      uuid: id,
      ticket,
      dateUuid: date.uuid,
      device: device.uuid,
      deviceName: device.name,
      seq: counter.current,
      at,
      kind,
      count,
      by: staff,
      status: 'accepted',
      ...(undoes !== null && { undoes }),
      ...(paid !== false && { means: paid }),
      ...(amount !== undefined && { amount }),
    };
  }

  return {
    unseen: () => latest.current.filter(({ uuid }) => !known.has(uuid)),
    save,
    saveOrDrop,
    /** By the same clock as the scan's time: the order of keys is that of the scans. */
    nextId(at: Date) {
      counter.current += 1;
      return freshKey(at.getTime());
    },
  };
}
