import type { WriteTransaction } from '../../platform/database/transaction';
import { type PaidEntry, keepDoorPayments } from '../payment/door-payments';
import type { StoredShowDate } from '../../agenda/show/show-repository';
import type { StoredScan } from './scan-repository';

/**
 * Keeps the money that came with these scans, new ones and those whose judgement changed. What an unknown or forged
 * ticket, or a phone out of service, says of money counts no more than its entry does.
 * @param dates the locked dates of the scans
 */
export async function keepMoney(
  transaction: WriteTransaction,
  dates: ReadonlyMap<string, StoredShowDate>,
  scans: readonly StoredScan[],
): Promise<void> {
  const undos = new Map(
    scans.flatMap(({ kind, undoes, at, by_uuid: by }) =>
      kind === 'undo' && undoes ? [[undoes, { at, by }]] : [],
    ),
  );
  for (const [uuid, date] of dates) {
    const paid = scans.flatMap((scan): PaidEntry[] => {
      const { key, ticket_uuid: ticket, at, amount, by_uuid: by } = scan;
      if (!scan.paid || !scan.counted || scan.kind !== 'entry' || scan.date_uuid !== uuid || ticket === null)
        return [];
      const undone = scan.undone ? (undos.get(key) ?? { at: transaction.now, by }) : null;
      return [{ key, ticket, at, means: scan.means ?? 'ESPECES', amount, by, undone }];
    });
    await keepDoorPayments(transaction, date, paid);
  }
}
