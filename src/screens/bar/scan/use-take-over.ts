import { useState } from 'react';
import type { DoorScanRow } from '#common/contract/tickets/door';
import { type HandoverCode, type ReadSeries, withCode } from '#common/rules/scan-handover';
import { takeOverScans } from '../../../bridge/calls';

/** State of the reading from another phone's screen. */
export interface TakeOver {
  readonly series: ReadSeries;
  /** The scans are of another date than that of this phone's door. */
  readonly isElsewhere: boolean;
  /** Number of scans read that this phone did not have. */
  readonly fresh: number;
  readonly saved: 'no' | 'saving' | 'saved' | 'failed';
}

/** Collects the codes on another phone's screen, and saves their scans once the person confirms. */
export function useTakeOver(known: readonly DoorScanRow[], dateUuid: string) {
  const [series, setSeries] = useState<ReadSeries | null>(null);
  const [saved, setSaved] = useState<TakeOver['saved']>('no');
  const keys = new Set(known.map(({ uuid }) => uuid));
  const fresh = [...(series?.scans.values() ?? [])].filter(({ scan }) => !keys.has(scan.key));
  const isElsewhere = series !== null && series.dateUuid !== dateUuid;

  return {
    takeOver: series && ({ series, isElsewhere, fresh: fresh.length, saved } satisfies TakeOver),
    /** Some codes of the other phone have been read, and others are missing. */
    isReading: saved === 'no' && series !== null && !isElsewhere && series.read.size < series.parts,
    look(code: HandoverCode): void {
      if (saved !== 'no' && series?.series === code.series) return;
      setSaved('no');
      setSeries((before) => withCode(before, code));
    },
    async keep(): Promise<void> {
      setSaved('saving');
      const answer = await takeOverScans(fresh);
      setSaved(answer.ok ? 'saved' : 'failed');
    },
    dismiss(): void {
      setSeries(null);
      setSaved('no');
    },
  };
}
