import { type HandoverCode, type ReadSeries, withCode } from '#common/rules/scan-handover';

/** What has been read from another phone's screen, and whether its scans are stored here. */
export interface Reading {
  readonly series: ReadSeries | null;
  readonly saved: 'no' | 'saving' | 'saved' | 'failed';
}

export const nothingRead: Reading = { series: null, saved: 'no' };

/** Adds a code; one of a series that is being stored, or was, changes nothing. */
export function withRead(before: Reading, code: HandoverCode): Reading {
  if (before.saved !== 'no' && before.series?.series === code.series) return before;
  return { series: withCode(before.series, code), saved: 'no' };
}

/** Tells how storing a series goes; nothing once another one is shown, whose scans are not stored. */
export function withSaved(before: Reading, series: ReadSeries | null, saved: Reading['saved']): Reading {
  return before.series === series ? { ...before, saved } : before;
}
