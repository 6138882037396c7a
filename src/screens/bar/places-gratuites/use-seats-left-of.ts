import { useLiveQuery } from 'dexie-react-hooks';
import { seatsLeftQueries } from '#mirror/queries/seats-left-queries';

/** How many seats a date has left, as far as this device knows. */
export function useSeatsLeftOf(dateUuid: string | null): number | undefined {
  const seatsLeft = useLiveQuery(() => seatsLeftQueries.list(), []);
  return seatsLeft?.find(({ uuid }) => uuid === dateUuid)?.left;
}
