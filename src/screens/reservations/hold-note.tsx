import { playbillTime } from '#common/base/dates';
import { Button } from '../../ui/button';
import styles from './booking.module.css';
import type { BookingHold } from './use-booking-hold';

/**
 * Whether, and until when, the seats are held while the form is filled in. It changes by itself, so it stands below
 * everything that is pressed.
 */
export function HoldNote({ held: { hold, isOver, failure, keepAgain } }: { held: BookingHold }) {
  const isFull = failure?.error?.code === 'full';
  return (
    <div role="status" className={styles.hold}>
      {hold !== null && (
        <p>
          Vos places sont gardées jusqu’à <b>{playbillTime(new Date(hold.until))}</b>.
        </p>
      )}
      {isOver && (
        <>
          <p>
            Vos places ne sont plus gardées&nbsp;: le quart d’heure est passé. Rien de ce que vous avez saisi
            n’est perdu.
          </p>
          <Button size="low" onClick={keepAgain}>
            Les garder de nouveau
          </Button>
        </>
      )}
      {hold === null && !isOver && failure !== null && !isFull && (
        <p>Vos places ne sont pas gardées pendant la saisie&nbsp;: elles seront comptées à l’envoi.</p>
      )}
    </div>
  );
}
