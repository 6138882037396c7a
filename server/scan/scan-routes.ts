import { type StructError, validate } from 'superstruct';
import { must } from '#common/base/must';
import { type ScanResult, type ScanWrite, scanWrite } from '#common/contract/door';
import type { Handlers } from '../http/handler';
import { receiveScans } from './receive-scans';
import { listScans } from './scan-list';

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

  listScans: ({ database, query }) => listScans(database, query),
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
