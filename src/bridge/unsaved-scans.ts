import { atom } from 'jotai';
import type { SavedWrite } from '#worker/api';
import { store } from '../state/store';
import { type KeyedScan, readUnsaved, writeUnsaved } from '../state/unsaved-record';
import type { Answer } from './answer';
import { enqueueScan } from './calls';

const AGAIN_MS = 3_000;

/**
 * Scans of this phone that its databases do not hold: the verdict was given, and somebody went in. They are kept beside the
 * databases, so that a page that is loaded again still has them, and saved as soon as that is possible.
 */
export const unsavedScansAtom = atom<readonly KeyedScan[]>([]);

let isTrying = false;

/** Saves what an earlier page could not. */
export function saveUnsavedScans(): void {
  for (const scan of readUnsaved()) keep(scan);
  void tryAgain();
}

/** Resolves when the scan is durable, or with the reason why it is not yet: it is then tried again. */
export async function saveScan(scan: KeyedScan): Answer<SavedWrite> {
  const saved = await enqueueScan(scan, () => settle(scan.key));
  if (saved.ok) return saved;
  keep(scan);
  void tryAgain();
  return saved;
}

async function tryAgain(): Promise<void> {
  if (isTrying) return;
  isTrying = true;
  while (store.get(unsavedScansAtom).length > 0) {
    await new Promise((resolve) => setTimeout(resolve, AGAIN_MS));
    for (const scan of store.get(unsavedScansAtom)) {
      const saved = await enqueueScan(scan, () => settle(scan.key));
      if (!saved.ok) break;
      settle(scan.key);
    }
  }
  isTrying = false;
}

const keep = (scan: KeyedScan) => change([...without(scan.key), scan]);
const settle = (key: string) => change(without(key));
const without = (key: string) => store.get(unsavedScansAtom).filter((scan) => scan.key !== key);

function change(scans: readonly KeyedScan[]): void {
  store.set(unsavedScansAtom, scans);
  writeUnsaved(scans);
}
