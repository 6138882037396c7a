import { useLiveQuery } from 'dexie-react-hooks';
import { useAtomValue } from 'jotai';
import { counterFigures } from '#common/rules/counter';
import { counterQueries } from '#mirror/queries/counter-queries';
import { type CounterWrites, counterWriteQueries } from '#mirror/queries/counter-write-queries';
import { useSeatsLeft } from '../../../components/agenda/use-seats-left';
import { clockOffsetAtom } from '../../../components/clock/clock-offset';
import { useIsAhead } from '../../../components/clock/use-is-ahead';
import { syncAtom } from '../../../state/connection';
import { personAtom } from '../../../state/session';
import type { CounterMoment } from './counter-calls';

/** All data of a date's counter, and the moment for its actions. */
export function useCounter(dateUuid: string) {
  const owner = useAtomValue(personAtom)?.uuid ?? null;
  const { line } = useAtomValue(syncAtom);
  const offset = useAtomValue(clockOffsetAtom);
  const rows = useLiveQuery(() => counterQueries.counter(dateUuid), [dateUuid]);
  const writes = useLiveQuery(
    async () => (owner === null ? nothing : counterWriteQueries.list(owner, dateUuid)),
    [owner, dateUuid],
  );
  // Re-renders when the seats of latecomers are released, since more can then be sold.
  useIsAhead(rows?.date.latecomersUntil ?? LONG_AGO);
  const seatsLeft = useSeatsLeft().get(dateUuid);
  const isOffline = line === 'offline';
  const moment = (): CounterMoment => ({ at: new Date(Date.now() - offset), isOffline });
  // Without a network, what the server kept for others is as old as the mirror, and the sale is made anyway.
  const figures = rows ? counterFigures(rows, moment().at, isOffline ? undefined : seatsLeft) : undefined;
  return { rows, writes: writes ?? nothing, figures, isOffline, moment };
}

export type Counter = ReturnType<typeof useCounter>;

const LONG_AGO = new Date(0);
const nothing: CounterWrites = { unsent: new Set(), refused: [] };
