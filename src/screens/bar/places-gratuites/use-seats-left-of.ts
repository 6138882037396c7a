import { useLiveQuery } from 'dexie-react-hooks';
import { seatsLeftQueries } from '#mirror/queries/seats-left-queries';

/** Number of seats left of a date, according to this device. */
export function useSeatsLeftOf(dateUuid: string | null): number | undefined {
  const seatsLeft = useLiveQuery(() => seatsLeftQueries.list(), []);
  return seatsLeft?.find(({ uuid }) => uuid === dateUuid)?.left;
}
