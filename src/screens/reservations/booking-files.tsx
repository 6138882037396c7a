import { askServer } from '../../bridge/calls';
import { saveFile } from '../../components/browser/save-file';
import { useLine } from '../../components/request/needs-network';
import { useTask } from '../../components/request/use-task';
import { Button } from '../../ui/button';
import styles from './booking.module.css';

/** Downloads the ticket as a PDF, and the evening as a calendar file. */
export function BookingFiles({ uuid }: { uuid: string }) {
  const hasLine = useLine();
  const pdf = useTask();
  const calendar = useTask();
  const params = { uuid };
  return (
    <div className={styles.actions}>
      <Button
        wide
        icon="download"
        disabled={!hasLine}
        pending={pdf.isRunning}
        onClick={() =>
          pdf.run(
            () => askServer('readBookingPdf', { params }),
            (file) => saveFile(file, 'billet.pdf'),
          )
        }
      >
        Le billet (PDF)
      </Button>
      <Button
        wide
        icon="calendar"
        disabled={!hasLine}
        pending={calendar.isRunning}
        onClick={() =>
          calendar.run(
            () => askServer('readBookingCalendar', { params }),
            (file) => saveFile(file, 'reservation.ics'),
          )
        }
      >
        Ajouter à l’agenda
      </Button>
    </div>
  );
}
