import { useEffect } from 'react';
import { isSentElsewhere, onBegunChange } from '../../state/begun-bookings';
import { announce } from '../../state/notices';

/** Says why nothing is chosen any more once another tab has sent the booking. */
export function useSentElsewhere(dateUuid: string): void {
  useEffect(() => {
    let wasSent = isSentElsewhere(dateUuid);
    return onBegunChange(() => {
      const isSent = isSentElsewhere(dateUuid);
      if (isSent && !wasSent) announce('Cette réservation a été envoyée depuis un autre onglet.');
      wasSent = isSent;
    });
  }, [dateUuid]);
}
