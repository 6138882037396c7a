import { parisDay } from '#common/base/paris-time';
import { claimsOfCode } from '#common/rules/ticket-code';
import { shortCodeOf } from '#common/rules/short-code';
import { useWakeLock } from '../../components/browser/use-wake-lock';
import { seats as seatWords } from '../../text/seats';
import { QrCode } from '../../ui/qr-code';
import styles from './booking.module.css';

/** Milliseconds after its start during which a booking may still be shown at the door, even past midnight. */
const EVENING = 4 * 3_600_000;

interface BookingCodeProps {
  /** The text of the code; undefined if this device never received it. */
  code: string | undefined;
  places: number;
  date: Date;
  now: Date;
}

/** The proof for the door: a code for its camera, and the same in letters. */
export function BookingCode({ code, places, date, now }: BookingCodeProps) {
  const isOver = now.getTime() - date.getTime() > EVENING;
  useWakeLock(code !== undefined && !isOver && parisDay(now) >= parisDay(date));
  if (code === undefined)
    return <p className="small">Le code à présenter à l’entrée s’affichera ici avec le réseau.</p>;
  const ticket = claimsOfCode(code)?.t;
  return (
    <figure className={styles.code}>
      <QrCode text={code} label={`Code QR à présenter à l’entrée, pour ${seatWords(places)}`} />
      <figcaption>
        <span>À présenter à l’entrée</span>
        {ticket !== undefined && (
          <span>
            Code <b>{shortCodeOf(ticket)}</b>
          </span>
        )}
      </figcaption>
    </figure>
  );
}
