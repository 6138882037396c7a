import type { NewScan } from '#worker/api';
import { readRecord, writeRecord } from './local-record';

/** With the key under which the data worker may be asked for it once more. */
export type KeyedScan = NewScan & { readonly key: string };

const RECORD = 'unsavedScans';

export const hasUnsaved = () => readRecord(RECORD) !== null;

/** Scans that no database of this device holds yet. */
export function readUnsaved(): readonly KeyedScan[] {
  try {
    // Written only by this site.
    const kept = JSON.parse(readRecord(RECORD) ?? '[]') as readonly KeyedScan[];
    return kept.map((scan) => ({ ...scan, at: new Date(scan.at) }));
  } catch {
    return [];
  }
}

export function writeUnsaved(scans: readonly KeyedScan[]): void {
  writeRecord(RECORD, scans.length === 0 ? null : JSON.stringify(scans));
}
