import { useId } from 'react';
import { askServer } from '../../bridge/calls';
import { saveFile } from '../../components/browser/save-file';
import { NeedsNetwork, useLine } from '../../components/request/needs-network';
import { useTask } from '../../components/request/use-task';
import { ShareTicket } from '../../components/ticket/share-ticket';
import { type ShownTicket, fileNameOf } from '../../components/ticket/shown-ticket';
import { Button } from '../../ui/button';
import styles from './booking.module.css';

/** Downloads the ticket as a PDF, and the evening as a calendar file; passes the ticket on. */
export function BookingFiles({ uuid, ticket }: { uuid: string; ticket: ShownTicket }) {
  const hasLine = useLine();
  const pdf = useTask();
  const calendar = useTask();
  const params = { uuid };
  const reasonId = useId();
  return (
    <div className={styles.actions}>
      <NeedsNetwork id={reasonId}>
        Le billet en PDF et l’agenda demandent le réseau. Le code s’ouvre ici sans.
      </NeedsNetwork>
      <Button
        wide
        icon="download"
        disabled={!hasLine}
        pending={pdf.isRunning}
        aria-describedby={reasonId}
        onClick={() =>
          pdf.run(
            () => askServer('readBookingPdf', { params }),
            (file) => saveFile(file, fileNameOf(ticket, 'pdf')),
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
        aria-describedby={reasonId}
        onClick={() =>
          calendar.run(
            () => askServer('readBookingCalendar', { params }),
            (file) => saveFile(file, fileNameOf(ticket, 'ics')),
          )
        }
      >
        Ajouter à l’agenda
      </Button>
      {ticket.code !== undefined && <ShareTicket ticket={ticket} />}
    </div>
  );
}
