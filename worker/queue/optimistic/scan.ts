import { everyFieldOf } from '#common/base/every-field-of';
import { claimsOfCode } from '#common/rules/ticket-code';
import { type DoorScanRow, type ScanWrite, scanWrite } from '#common/contract/tickets/door';
import { decoded } from './decoded';
import { type Effect, type WaitingWrite, authorName } from './effect';

/** A scan of this phone: it counts here at once, and the server's own row replaces it. */
export function scanEffect(pending: WaitingWrite): Effect | null {
  const scan = decoded(pending.body, scanWrite);
  if (scan === null || pending.device === null) return null;
  const row = rowOf(scan, pending, pending.device.name);
  return {
    scope: 'billetterie',
    touches: [{ collection: 'door-scans', key: scan.key }],
    apply(rows) {
      if (rows.get('door-scans', scan.key) === null) rows.set('door-scans', scan.key, row);
    },
  };
}

function rowOf(scan: ScanWrite, pending: WaitingWrite, deviceName: string): DoorScanRow {
  return everyFieldOf<DoorScanRow, 'supervisor' | 'seats' | 'mark' | 'misfit'>()({
    uuid: scan.key,
    ticket: scan.ticket ?? claimsOfCode(scan.code ?? '')?.t ?? null,
    dateUuid: scan.dateUuid,
    device: scan.device,
    deviceName,
    seq: scan.seq,
    at: scan.at,
    kind: scan.kind,
    count: scan.count ?? 1,
    ...(scan.paid === true && { means: scan.means ?? 'ESPECES' }),
    ...(scan.amount !== undefined && { amount: scan.amount }),
    by: authorName(pending),
    status: pending.status ?? 'accepted',
    ...(scan.undoes !== undefined && { undoes: scan.undoes }),
  });
}
