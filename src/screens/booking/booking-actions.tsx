import { useState } from 'react';
import { playbillDate } from '#common/base/dates';
import { money } from '#common/base/numbers';
import { findShowDate } from '#common/rules/agenda';
import { arrivedWords } from '#common/rules/booking';
import { canChangeDate, otherDates } from '#common/rules/other-date';
import { askServer } from '../../bridge/calls';
import { useAgenda } from '../../components/agenda/use-agenda';
import { isOffered } from '../../components/booking/shown-booking';
import { NeedsNetwork, useLine } from '../../components/request/needs-network';
import { useTask } from '../../components/request/use-task';
import { announce } from '../../state/notices';
import { quoted } from '../../text/quoted';
import { seats as seatWords } from '../../text/seats';
import { Button } from '../../ui/button';
import { ConfirmDialog } from '../../ui/overlay/confirm-dialog';
import type { DeviceBooking } from '#worker/api';
import { endOf } from './booking-end';
import styles from './booking.module.css';
import { ChangeDateDialog } from './change-date-dialog';
import { ChangeSeatsDialog } from './change-seats-dialog';

interface BookingActionsProps {
  booking: DeviceBooking;
  now: Date;
  onChange: () => void;
}

/** The actions of a booking's holder, until booking ends. */
export function BookingActions({ booking, now, onChange }: BookingActionsProps) {
  const { uuid, show, date, total, state, paidAt, toConfirm, arrived = 0 } = booking;
  const [opened, setOpened] = useState<'seats' | 'date' | 'cancel' | null>(null);
  const hasLine = useLine();
  const task = useTask();
  const { agenda } = useAgenda();
  const found = agenda && findShowDate(agenda, booking.dateUuid, now);
  const others = found && canChangeDate(booking) ? otherDates(found.show, booking.dateUuid, now) : [];
  const isLive = state.code !== 'PROPOSEE' || isOffered(booking, now);
  const end = endOf(booking, now);
  const close = () => {
    setOpened(null);
    onChange();
  };
  const cancel = () =>
    task.run(
      // The booking is read again whatever the outcome: it may have ended although the answer was lost.
      () => askServer('cancelBooking', { params: { uuid } }).finally(onChange),
      () => {
        setOpened(null);
        announce(end.done);
      },
    );
  return (
    <div className={styles.actions}>
      <NeedsNetwork>{end.needs}</NeedsNetwork>
      {arrived > 0 && (
        <p>
          {arrivedWords(arrived)}&nbsp;: elle ne s’annule plus ici, et garde au moins {seatWords(arrived)}.
        </p>
      )}
      {paidAt !== undefined && (
        <p>Elle est payée&nbsp;: écrivez à l’association pour changer les places ou la date.</p>
      )}
      {isLive && !toConfirm && paidAt === undefined && (
        <Button wide disabled={!hasLine} onClick={() => setOpened('seats')}>
          Changer les places
        </Button>
      )}
      {others.length > 0 && (
        <Button wide disabled={!hasLine} onClick={() => setOpened('date')}>
          Changer de date
        </Button>
      )}
      {isLive && arrived === 0 && (
        <Button wide variant="plain" disabled={!hasLine} onClick={() => setOpened('cancel')}>
          {end.press}
        </Button>
      )}
      {opened === 'seats' && <ChangeSeatsDialog booking={booking} onClose={close} />}
      {opened === 'date' && <ChangeDateDialog booking={booking} dates={others} onClose={close} />}
      <ConfirmDialog
        isOpen={opened === 'cancel'}
        yes={end.yes}
        no={end.no}
        question={`${end.question} pour ${quoted(show.title)}, ${playbillDate(date)}\u00a0?`}
        pending={task.isRunning}
        onYes={cancel}
        onNo={() => setOpened(null)}
      >
        <p>{end.means}</p>
        {paidAt !== undefined && total > 0 && (
          <p>Vous avez déjà réglé {money(total)}&nbsp;: écrivez à l’association pour être remboursé.</p>
        )}
      </ConfirmDialog>
    </div>
  );
}
