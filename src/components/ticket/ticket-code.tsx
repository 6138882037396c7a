import { useState } from 'react';
import { playbillDate } from '#common/base/dates';
import { parisDay } from '#common/base/paris-time';
import { shortCodeOf } from '#common/rules/short-code';
import { ticketOfCode } from '#common/rules/ticket-code';
import { seats as seatWords } from '../../text/seats';
import { Button } from '../../ui/button';
import { BrightOverlay } from '../../ui/overlay/bright-overlay';
import { QrCode } from '../../ui/qr-code';
import { useWakeLock } from '../browser/use-wake-lock';
import type { ShownTicket } from './shown-ticket';
import styles from './ticket.module.css';

/** Milliseconds after its start during which a ticket may still be shown at the door, even past midnight. */
const EVENING = 4 * 3_600_000;

interface TicketCodeProps {
  ticket: ShownTicket;
  now: Date;
}

/** The proof for the door: a code for its camera, and the same in letters; larger and brighter on a sheet of its own. */
export function TicketCode({ ticket, now }: TicketCodeProps) {
  const { code, title, date, holder, seats } = ticket;
  const [isFull, setFull] = useState(false);
  const isOver = now.getTime() - date.getTime() > EVENING;
  useWakeLock(code !== undefined && (isFull || (!isOver && parisDay(now) >= parisDay(date))));
  if (code === undefined)
    return <p className="small">Le code à présenter à l’entrée s’affichera ici avec le réseau.</p>;
  const uuid = ticketOfCode(code);
  const short = uuid !== undefined && (
    <span>
      Code <b>{shortCodeOf(uuid)}</b>
    </span>
  );
  const picture = <QrCode text={code} label={`Code QR à présenter à l’entrée, pour ${seatWords(seats)}`} />;
  return (
    <figure className={styles.code}>
      {picture}
      <figcaption>
        <span>À présenter à l’entrée</span>
        {short}
      </figcaption>
      <Button wide icon="zoom-in" onClick={() => setFull(true)}>
        En plein écran
      </Button>
      {isFull && (
        <BrightOverlay label="Code à présenter à l’entrée" onClose={() => setFull(false)}>
          <div className={styles.full}>{picture}</div>
          <div>
            <p className={styles.short}>{short}</p>
            <p>
              {title}, {playbillDate(date)}
              <br />
              {holder}&nbsp;· {seatWords(seats)}
            </p>
          </div>
        </BrightOverlay>
      )}
    </figure>
  );
}
