import { type StructError, validate } from 'superstruct';
import { must } from '#common/base/must';
import { type ScanResult, type ScanWrite, scanWrite } from '#common/contract/door';
import { pageMetadata } from '#common/contract/primitives';
import type { Handlers } from '../http/handler';
import { receiveScans } from './receive-scans';
import { doorScanOf, selectDoorScans } from './scan-repository';

const PAGE_SIZE = 10;

export const scanRoutes = {
  sendScans: async ({ body, caller }, transaction) => {
    const checked = body.scans.map((scan) => ({
      key: scan.key,
      result: validate(scan, scanWrite, { coerce: true }),
    }));
    const readable = checked.flatMap(({ result: [, scan] }): ScanWrite[] =>
      scan === undefined ? [] : [scan],
    );
    const results = (await receiveScans(transaction, readable, caller.person?.uuid ?? null)).values();
    return {
      results: checked.map(({ key, result: [fault] }) =>
        fault ? unreadable(key, fault) : must(results.next().value, 'a result per scan'),
      ),
    };
  },

  listScans: async ({ database, query }) => {
    const { page = 1, limit = PAGE_SIZE, date, device } = query;
    let wanted = selectDoorScans(database);
    if (date !== undefined) wanted = wanted.where('scan.date_uuid', '=', date);
    if (device !== undefined) wanted = wanted.where('scan.device_uuid', '=', device);
    const { total } = await wanted
      .clearSelect()
      .select((is) => is.fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow();
    const scans = await wanted
      .orderBy('scan.at', 'desc')
      .orderBy('scan.key')
      .limit(limit)
      .offset((page - 1) * limit)
      .execute();
    return { metadata: pageMetadata(page, limit, total), data: scans.map(doorScanOf) };
  },
} satisfies Partial<Handlers>;

/** A scan that no phone of ours would send. Nothing of it can be stored; the phone keeps it for somebody to look at. */
function unreadable(key: string, fault: StructError): ScanResult {
  const field = fault.path.join('.');
  return {
    key,
    status: 'refused',
    verdict: 'TECHNIQUE',
    message: `Passage illisible (champ ${field || 'inconnu'}).`,
  };
}
