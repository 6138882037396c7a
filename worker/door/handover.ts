import { mayUndo } from '#common/rules/scan-journal';
import type { HandedScan } from '#common/rules/scan-handover';
import { claimsOfCode } from '#common/rules/ticket-code';
import type { PersonReference } from '#common/contract/people/user';
import type { ScanWrite } from '#common/contract/tickets/door';
import type { Mirror } from '#mirror/database';
import type { Device, OutboxScan } from '#mirror/device';
import type { Surroundings } from '../base/surroundings';

/** The scans of a date that this phone made or took over, in the order in which it stored them. */
export async function scansToHandOver(
  { device, mirror }: { readonly device: Device; readonly mirror: Pick<Mirror, 'read'> },
  dateUuid: string,
): Promise<readonly HandedScan[]> {
  const known = await device.scans.orderBy('seq').toArray();
  const valid = known.filter((scan) => scan.scan.dateUuid === dateUuid && isValid(scan));
  // What is undone may be another phone's scan, which only the mirror has.
  const undone = valid.flatMap(({ scan }) => scan.undoes ?? []);
  const rows = await mirror.read((generation) => generation.rows('door-scans').bulkGet(undone), []);
  const targets = new Map<string, Pick<ScanWrite, 'at'>>([
    ...rows.flatMap((row) => (row === undefined ? [] : [[row.uuid, row] as const])),
    ...valid.map(({ key, scan }) => [key, scan] as const),
  ]);
  return valid.flatMap(({ scan: { code, by: _by, ...scan }, deviceName }) => {
    // The signature was verified here. Its text is too long for a QR code, and adds nothing to the ticket's id.
    const ticket = scan.ticket ?? claimsOfCode(code ?? '')?.t;
    const target = targets.get(scan.undoes ?? '');
    // Only an administrator may undo late, and the other phone has no such right: its undo would be refused for good.
    if (scan.kind === 'undo' && !(target && mayUndo({ at: scan.at, supervisor: false }, target))) return [];
    if (ticket === undefined && scan.kind !== 'undo') return [];
    return [{ scan: { ...scan, ...(ticket !== undefined && { ticket }) }, deviceName }];
  });
}

const isValid = ({ state, result }: OutboxScan) => state !== 'discarded' && result?.status !== 'refused';

/**
 * Stores scans of other phones: they count here, and are sent like this phone's own, each under its own key, so that
 * the server stores each once, whichever phone sends it first. Scans already stored here stay unchanged.
 * @param taker who took them over: only a person speaks for another phone, this phone's key makes them its own scans
 * @returns the keys of the scans that were new
 */
export function takeOverScans(
  device: Device,
  handed: readonly HandedScan[],
  surroundings: Pick<Surroundings, 'now'>,
  taker: PersonReference | null,
): Promise<readonly string[]> {
  return device.database.transaction('rw', [device.facts, device.scans], async () => {
    const known = await device.scans.bulkGet(handed.map(({ scan }) => scan.key));
    const fresh = handed.filter((_, rank) => known[rank] === undefined);
    const { seq: last } = (await device.fact('last-seq')) ?? { seq: 0 };
    const added = fresh.map(({ scan, deviceName }, rank): OutboxScan => ({
      key: scan.key,
      seq: last + rank + 1,
      scan,
      deviceName,
      author: taker,
      at: new Date(surroundings.now()),
      state: 'queued',
      isTakenOver: true,
    }));
    await device.facts.put({ name: 'last-seq', seq: last + added.length });
    await device.scans.bulkAdd(added);
    return added.map(({ key }) => key);
  });
}
