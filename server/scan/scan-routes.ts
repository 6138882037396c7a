import { type StructError, validate } from 'superstruct';
import { must } from '#common/base/must';
import { type ScanResult, type ScanWrite, scanWrite } from '#common/contract/tickets/door';
import type { WriteTransaction } from '../database/transaction';
import { type KeyState, noteContact, renewKey } from '../device/device-contact-repository';
import { findDevices, isOver } from '../device/device-repository';
import { hasPermission } from '../http/caller';
import { doorReportIn } from '../http/door-report';
import type { Spans } from '../spans';
import type { Caller, Handlers } from '../http/handler';
import { listBegunDates, readEveningReport } from './evening-report';
import { receiveScans } from './receive-scans';
import type { Sender } from './scan-intake';
import { listScans } from './scan-list';

export const scanRoutes = {
  sendScans: async ({ body, caller, request, spans }, transaction) => {
    const checked = body.scans.map((scan) => ({
      key: scan.key,
      result: validate(scan, scanWrite, { coerce: true }),
    }));
    const readable = checked.flatMap(({ result: [, scan] }): ScanWrite[] =>
      scan === undefined ? [] : [scan],
    );
    // Before its scans are judged: in mid-evening a key that has just expired is still good.
    const key = await noteUse(transaction, caller, request, spans);
    const results = (await receiveScans(transaction, readable, await senderOf(transaction, caller))).values();
    return {
      ...(key?.door && { door: key.door }),
      results: checked.map(({ key, result: [fault] }) =>
        fault ? unreadable(key, fault) : must(results.next().value, 'a result per scan'),
      ),
    };
  },

  listScans: ({ database, query }) => listScans(database, query),

  listBegunDates: ({ database, query }) => listBegunDates(database, query),

  readEveningReport: ({ database, params }) => readEveningReport(database, params.uuid),
} satisfies Partial<Handlers>;

/** Renews the key of the phone that sends scans: the one that reports, else the one whose key they are sent under. */
async function noteUse(
  { database }: WriteTransaction,
  { device }: Caller,
  request: Request,
  spans: Spans,
): Promise<KeyState | null> {
  const report = doorReportIn(request);
  if (report !== null) return noteContact(database, report, spans);
  return device === null ? null : renewKey(database, device, spans);
}

/**
 * The author of scans: never a person named in them, since anybody can write a uuid into a scan. The person who armed
 * the phone is named as author but lends it no rights, as another person may hold it.
 */
async function senderOf({ database, now }: WriteTransaction, caller: Caller): Promise<Sender> {
  const { person, device } = caller;
  if (person !== null)
    return { uuid: person.uuid, supervisor: hasPermission(caller, 'site'), isPhoneOver: false };
  const armed = device === null ? undefined : (await findDevices(database, [device])).get(device);
  return {
    uuid: armed?.armed_by ?? null,
    supervisor: false,
    isPhoneOver: armed !== undefined && isOver(armed, now),
  };
}

/** A scan that the app would never send. None of it can be stored; the phone keeps it for a person to examine. */
function unreadable(key: string, fault: StructError): ScanResult {
  const field = fault.path.join('.');
  return {
    key,
    status: 'refused',
    verdict: 'TECHNIQUE',
    message: `Passage illisible (champ ${field || 'inconnu'}).`,
  };
}
