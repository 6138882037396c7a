import { useAtomValue } from 'jotai';
import { useEffect, useState } from 'react';
import { bookingQueries } from '#mirror/queries/booking-queries';
import { refreshBookings } from '../../bridge/calls';
import { onPageReturn } from '../../bridge/follow-page';
import { syncAtom } from '../../state/connection';
import { personAtom } from '../../state/session';
import { useAgenda } from '../agenda/use-agenda';
import { useServerNow } from '../clock/clock-offset';
import { useMirrorAnswer } from '../mirror-answer/mirror-reach';
import { shownBookings } from './shown-booking';

interface KnownBookings extends ReturnType<typeof shownBookings> {
  /** Whether this device was read. */
  readonly isRead: boolean;
  /** Whether no more is to be expected: this device was read, and the server has answered or cannot. */
  readonly isWhole: boolean;
}

/**
 * The bookings that were made or opened on this device, what waits here to be sent, and those of the account of whoever is
 * logged in. They are read anew as the screen opens, as it is come back to, and once the line is back.
 */
export function useKnownBookings(): KnownBookings {
  const by = useAtomValue(personAtom)?.uuid ?? null;
  const { answer: known } = useMirrorAnswer(() => bookingQueries.list(by), [by]);
  const isOffline = useAtomValue(syncAtom).line === 'offline';
  const [refreshedFor, setRefreshedFor] = useState<string | null | undefined>();
  const { agenda } = useAgenda();
  const now = useServerNow();
  // Most visitors have none, and nothing to ask for.
  const asks = !isOffline && (by !== null || (known !== undefined && known.length > 0));
  useEffect(() => {
    if (!asks) return undefined;
    let isLeft = false;
    const refresh = async () => {
      await refreshBookings();
      if (!isLeft) setRefreshedFor(by);
    };
    void refresh();
    const end = onPageReturn(() => void refresh());
    return () => {
      isLeft = true;
      end();
    };
  }, [asks, by]);
  return {
    ...shownBookings(known ?? [], agenda, now),
    isRead: known !== undefined,
    isWhole: known !== undefined && (!asks || refreshedFor === by),
  };
}
