import { useState } from 'react';
import type { DoorScanRow } from '#common/contract/tickets/door';
import type { HandoverCode, ReadSeries } from '#common/rules/scan-handover';
import { takeOverScans } from '../../../bridge/calls';
import { type Reading, nothingRead, withRead, withSaved } from './read-series';

/** State of the reading from another phone's screen. */
export interface TakeOver {
  readonly series: ReadSeries;
  /** The scans are of another date than that of this phone's door. */
  readonly isElsewhere: boolean;
  /** Number of scans read that this phone did not have. */
  readonly fresh: number;
  readonly saved: Reading['saved'];
}

/** Collects the codes on another phone's screen, and saves their scans once the person confirms. */
export function useTakeOver(known: readonly DoorScanRow[], dateUuid: string) {
  const [{ series, saved }, setReading] = useState(nothingRead);
  const keys = new Set(known.map(({ uuid }) => uuid));
  const fresh = [...(series?.scans.values() ?? [])].filter(({ scan }) => !keys.has(scan.key));
  const isElsewhere = series !== null && series.dateUuid !== dateUuid;

  return {
    takeOver: series && ({ series, isElsewhere, fresh: fresh.length, saved } satisfies TakeOver),
    /** Some codes of the other phone have been read, and others are missing. */
    isReading: saved === 'no' && series !== null && !isElsewhere && series.read.size < series.parts,
    readCode(code: HandoverCode): void {
      setReading((before) => withRead(before, code));
    },
    async keep(): Promise<void> {
      setReading((before) => withSaved(before, series, 'saving'));
      const answer = await takeOverScans(fresh);
      // Another series may have been read meanwhile.
      setReading((before) => withSaved(before, series, answer.ok ? 'saved' : 'failed'));
    },
    dismiss(): void {
      setReading(nothingRead);
    },
  };
}
