import { type StructError, validate } from 'superstruct';
import { must } from '#common/base/must';
import { type ScanResult, type ScanWrite, scanWrite } from '#common/contract/tickets/door';
import { doorKeyEnd } from '#common/rules/door-key-end';
import type { WriteTransaction } from '../../platform/database/transaction';
import { type KeyState, noteContact, renewKey } from '../device/device-contact-repository';
import { lockDevice } from '../device/device-repository';
import { hasPermission, requirePerson } from '../../platform/http/caller';
import { doorReportIn } from '../../platform/http/door-report';
import { readDoorHours } from '../../agenda/show/door-hours-repository';
import type { Spans } from '../../platform/process/spans';
import type { Caller, Handlers } from '../../platform/http/handler';
import { listBegunDates, readEveningReport } from './evening-report';
import { receiveScans } from './receive-scans';
import { type Sender, waitsForArming } from './phone-word';
import { listScans } from './scan-list';
import { voidScans } from './void-scans';

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
    const sender = await senderOf(transaction, caller);
    const ripe = readable.filter((scan) => !waitsForArming(sender, scan, transaction.now));
    const taken = await receiveScans(transaction, ripe, sender);
    const results = new Map(taken.map((result) => [result.key, result]));
    return {
      ...(key?.door && { door: key.door }),
      results: checked.flatMap(({ key, result: [fault] }) =>
        fault ? unreadable(key, fault) : (results.get(key) ?? []),
      ),
    };
  },

  voidScans: async ({ params, body, caller }, transaction) => ({
    count: await voidScans(transaction, requirePerson(caller).uuid, params.uuid, body.since),
  }),

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
async function senderOf(transaction: WriteTransaction, caller: Caller): Promise<Sender> {
  const { device } = caller;
  if (device === null)
    return { uuid: requirePerson(caller).uuid, supervisor: hasPermission(caller, 'site'), phone: null };
  // What is decided about the phone while its scans wait for the lock of their date is decided after them.
  const phone = must(await lockDevice(transaction, device), 'the phone of a key');
  // Its phone knew that it lasts until that evening's doors have closed.
  const hours = await readDoorHours(transaction.database, phone.expires_at);
  const expires_at = doorKeyEnd(phone.expires_at, hours);
  return { uuid: phone.armed_by, supervisor: false, phone: { ...phone, expires_at } };
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
