import { isoDateTime, hourInWords, shortDate } from '#common/base/dates';
import { fullName } from '#common/base/full-name';
import { askServer } from '../../../bridge/calls';
import { ServerDataNotice } from '../../../components/request/server-data-notice';
import { useServerData } from '../../../components/request/use-server-data';
import { quoted } from '../../../text/quoted';
import { Dialog } from '../../../ui/overlay/dialog';
import { Skeleton } from '../../../ui/skeleton';
import { actInWords, actorOf } from './booking-words';
import type { BookingDialogProps } from './change-dialog';
import styles from './history-dialog.module.css';

/** The history of a booking: what, when, by whom. */
export function HistoryDialog({ booking, onClose }: BookingDialogProps) {
  const asked = useServerData(
    () => askServer('readBookingHistory', { params: { uuid: booking.uuid } }),
    booking.version,
  );
  return (
    <Dialog title="Historique" onClose={onClose}>
      <p className="soft">{fullName(booking)}</p>
      <ServerDataNotice
        asked={asked}
        what="L’histoire de cette réservation"
        skeleton={<Skeleton lines={4} />}
      />
      <ol className={styles.acts}>
        {asked.answer?.map((act, rank) => (
          // Entries are never inserted in between, so the index is a stable key.
          <li key={rank}>
            <time dateTime={isoDateTime(act.at)}>
              {shortDate(act.at)}, {hourInWords(act.at)}
            </time>
            <strong>{actInWords(act)}</strong>
            <span className="soft">{actorOf(act)}</span>
            {act.reason !== undefined && <q className={styles.reason}>{quoted(act.reason)}</q>}
          </li>
        ))}
      </ol>
    </Dialog>
  );
}
