import { type StructError, validate } from 'superstruct';
import { must } from '#common/base/must';
import { type ScanResult, type ScanWrite, scanWrite } from '#common/contract/door';
import type { WriteTransaction } from '../database/transaction';
import { findDevices, noteContact } from '../device/device-repository';
import { doorReportIn } from '../http/door-report';
import type { Caller, Handlers } from '../http/handler';
import { listBegunDates, readEveningReport } from './evening-report';
import { receiveScans } from './receive-scans';
import { listScans } from './scan-list';

export const scanRoutes = {
  sendScans: async ({ body, caller, request }, transaction) => {
    const checked = body.scans.map((scan) => ({
      key: scan.key,
      result: validate(scan, scanWrite, { coerce: true }),
    }));
    const readable = checked.flatMap(({ result: [, scan] }): ScanWrite[] =>
      scan === undefined ? [] : [scan],
    );
    const results = (await receiveScans(transaction, readable, await senderOf(transaction, caller))).values();
    const report = doorReportIn(request);
    if (report !== null) await noteContact(transaction.database, report);
    return {
      results: checked.map(({ key, result: [fault] }) =>
        fault ? unreadable(key, fault) : must(results.next().value, 'a result per scan'),
      ),
    };
  },

  listScans: ({ database, query }) => listScans(database, query),

  listBegunDates: ({ database, query }) => listBegunDates(database, query),

  readEveningReport: ({ database, params }) => readEveningReport(database, params.uuid),
} satisfies Partial<Handlers>;

/** In whose name scans are: never whom they name themselves, since anybody can write a uuid into them. */
async function senderOf({ database }: WriteTransaction, { person, device }: Caller): Promise<string | null> {
  if (person !== null) return person.uuid;
  if (device === null) return null;
  return (await findDevices(database, [device])).get(device)?.armed_by ?? null;
}

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
