import { hourInWords } from '#common/base/dates';
import type { DeviceBooking } from '#worker/api';
import { useSeatsLeft } from '../../components/agenda/use-seats-left';
import ticketStyles from '../../components/ticket/ticket.module.css';
import { AtDoor } from './at-door';
import { WhomToCall } from './whom-to-call';

/** Once booking has ended, and until the evening: whether its holder may come, and whom to call. */
export function AfterClosing({ booking }: { booking: DeviceBooking }) {
  const { dateUuid, state, payAtDoor, doorsOpenAt } = booking;
  const left = useSeatsLeft().get(dateUuid);
  if (state.code === 'CONFIRMEE')
    return (
      <p className={ticketStyles.lead}>
        Les réservations de cette séance sont closes&nbsp;: la vôtre est gardée, mais ne change plus ici.{' '}
        {doorsOpenAt && `Venez dès l’ouverture des portes, à ${hourInWords(doorsOpenAt)}. `}
        Si vous ne pouvez pas venir, <WhomToCall act="prévenez" />
      </p>
    );
  return (
    <div className={ticketStyles.lead}>
      <p>
        Les réservations de cette séance sont closes.{' '}
        {state.code !== 'ANNULEE' && (
          <>
            Si vous ne voulez plus de places, <WhomToCall act="prévenez" />
          </>
        )}
      </p>
      <AtDoor left={left} payAtDoor={payAtDoor} doorsOpenAt={doorsOpenAt} />
    </div>
  );
}
