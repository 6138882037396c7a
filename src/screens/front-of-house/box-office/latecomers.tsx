import { useState } from 'react';
import { isoDateTime, hourInWords } from '#common/base/dates';
import type { DoorDateRow } from '#common/contract/tickets/door';
import { useTask } from '../../../components/request/use-task';
import { seats as seatWords } from '../../../text/seats';
import { Button } from '../../../ui/button';
import { ConfirmDialog } from '../../../ui/overlay/confirm-dialog';
import type { BoxOfficeMoment } from './box-office-calls';
import { keepSeats } from './box-office-calls';
import { firstRelease, movedRelease } from './latecomer-steps';
import styles from './latecomers.module.css';

interface LatecomersProps {
  date: DoorDateRow;
  /** Seats of people who have not come that can now be sold. */
  released: number;
  moment: () => BoxOfficeMoment;
}

/** Until when the seats of latecomers are kept: five minutes more, less, or released now. */
export function Latecomers({ date, released, moment }: LatecomersProps) {
  const { isRunning, run } = useTask();
  const [isAsking, setAsking] = useState(false);
  const until = date.latecomersUntil;
  const isOver = until !== undefined && until <= moment().at;
  const keep = (limit: Date | null) =>
    run(
      () => keepSeats(date, limit),
      () => undefined,
    );
  const sell = () => {
    setAsking(false);
    keep(moment().at);
  };
  return (
    <section className={styles.latecomers} aria-label="Retardataires">
      <h2 className="section-title">Retardataires</h2>
      <p role="status">
        {until === undefined && 'Les places des absents sont gardées jusqu’à la fin.'}
        {until !== undefined && (
          <>
            {isOver
              ? 'Places des absents en vente depuis '
              : 'Places gardées pour les retardataires jusqu’à '}
            <b>
              <time dateTime={isoDateTime(until)}>{hourInWords(until)}</time>
            </b>
            {isOver && `\u00a0: ${seatWords(released)} de plus.`}
          </>
        )}
      </p>
      <div className={styles.actions}>
        {until === undefined && (
          <Button
            size="low"
            icon="clock"
            disabled={isRunning}
            onClick={() => keep(firstRelease(date, moment().at))}
          >
            Les garder jusqu’à {hourInWords(firstRelease(date, moment().at))}
          </Button>
        )}
        {until !== undefined && !isOver && (
          <Button
            size="low"
            icon="minus"
            aria-label="Cinq minutes de moins"
            disabled={isRunning}
            onClick={() => keep(movedRelease(until, -1, moment().at))}
          >
            5 min
          </Button>
        )}
        {until !== undefined && (
          <Button
            size="low"
            icon="plus"
            aria-label="Cinq minutes de plus"
            disabled={isRunning}
            onClick={() => keep(movedRelease(until, 1, moment().at))}
          >
            5 min
          </Button>
        )}
        {!isOver && (
          <Button
            size="low"
            disabled={isRunning}
            onClick={() => (moment().at < date.date ? setAsking(true) : sell())}
          >
            Les vendre maintenant
          </Button>
        )}
        {until !== undefined && (
          <Button size="low" variant="plain" disabled={isRunning} onClick={() => keep(null)}>
            Garder jusqu’à la fin
          </Button>
        )}
      </div>
      {isAsking && (
        <ConfirmDialog
          question={'Vendre dès maintenant les places des absents\u00a0?'}
          yes="Les vendre"
          no="Les garder"
          onYes={sell}
          onNo={() => setAsking(false)}
        >
          <p>
            La séance commence à {hourInWords(date.date)}&nbsp;: qui arrive encore pourrait trouver sa place
            vendue.
          </p>
        </ConfirmDialog>
      )}
    </section>
  );
}
