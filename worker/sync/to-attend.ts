import type { ErrorBody } from '#common/contract/calls/errors';
import { formatWireDate } from '#common/base/paris-time';
import type { OutboxScan } from '#mirror/device';
import type { OutboxWrite } from '#mirror/outbox';
import type { WriteToAttend } from '../api';

/** A refused or long-tried write as its person is shown it. */
export function writeToAttend({ key, lane, label, at, state, error, trouble }: OutboxWrite): WriteToAttend {
  return { key, lane, label, at, reason: reasonOf(state), error: error ?? trouble?.error ?? null };
}

/** The same of a scan. */
export function scanToAttend({ key, scan, at, state, error, result }: OutboxScan): WriteToAttend {
  const refusal: ErrorBody | null =
    result?.message === undefined ? null : { code: 'wrong-state', message: result.message };
  const label = `Scan de ${hourOf(scan.at)}`;
  return { key, lane: null, label, at, reason: reasonOf(state), error: error ?? refusal };
}

/** Long-tried scans are shown as one entry, since they are sent together. */
export function triedScans(scans: readonly OutboxScan[]): readonly WriteToAttend[] {
  const [first] = scans;
  if (first === undefined) return [];
  const { key, at, scan, trouble } = first;
  const label =
    scans.length === 1 ? `Scan de ${hourOf(scan.at)}` : `${scans.length} scans depuis ${hourOf(scan.at)}`;
  return [{ key, lane: null, label, at, reason: 'trying', error: trouble?.error ?? null }];
}

function reasonOf(state: OutboxWrite['state']): WriteToAttend['reason'] {
  if (state === 'queued') return 'trying';
  return state === 'conflict' || state === 'park' ? state : 'attend';
}

/** `20 h 14`, in Paris. */
function hourOf(moment: Date): string {
  const wire = formatWireDate(moment);
  return `${wire.slice(11, 13)} h ${wire.slice(14, 16)}`;
}
