import { useLiveQuery } from 'dexie-react-hooks';
import { useAtomValue } from 'jotai';
import { boxOfficeFigures } from '#common/rules/box-office';
import { boxOfficeQueries } from '#mirror/queries/box-office-queries';
import { type BoxOfficeWrites, boxOfficeWriteQueries } from '#mirror/queries/box-office-write-queries';
import { useSeatsLeft } from '../../../components/agenda/use-seats-left';
import { clockOffsetAtom } from '../../../components/clock/clock-offset';
import { useIsAhead } from '../../../components/clock/use-is-ahead';
import { syncAtom } from '../../../state/connection';
import { personAtom } from '../../../state/session';
import type { BoxOfficeMoment } from './box-office-calls';

/** All data of a date's counter, and the moment for its actions. */
export function useBoxOffice(dateUuid: string) {
  const owner = useAtomValue(personAtom)?.uuid ?? null;
  const { line } = useAtomValue(syncAtom);
  const offset = useAtomValue(clockOffsetAtom);
  const rows = useLiveQuery(() => boxOfficeQueries.counter(dateUuid), [dateUuid]);
  const writes = useLiveQuery(
    async () => (owner === null ? nothing : boxOfficeWriteQueries.list(owner, dateUuid)),
    [owner, dateUuid],
  );
  // Re-renders when the seats of latecomers are released, since more can then be sold.
  useIsAhead(rows?.date.latecomersUntil ?? LONG_AGO);
  const seatsLeft = useSeatsLeft().get(dateUuid);
  const isOffline = line === 'offline';
  const moment = (): BoxOfficeMoment => ({ at: new Date(Date.now() - offset), isOffline });
  // Without a network, what the server kept for others is as old as the mirror, and the sale is made anyway.
  const figures = rows ? boxOfficeFigures(rows, moment().at, isOffline ? undefined : seatsLeft) : undefined;
  return { rows, writes: writes ?? nothing, figures, isOffline, moment };
}

export type BoxOfficeState = ReturnType<typeof useBoxOffice>;

const LONG_AGO = new Date(0);
const nothing: BoxOfficeWrites = { unsent: new Set(), refused: [] };
