import { useAtomValue } from 'jotai';
import { useEffect, useState } from 'react';
import type { SeatsLeftRow } from '#common/contract/agenda/show';
import { seatsLeftAt } from '#common/rules/booking';
import { seatsLeftQueries } from '#mirror/queries/seats-left-queries';
import { serverRenderedPageAtom } from '../../state/server-rendered-page';
import { clockOffsetAtom, serverNow } from '../clock/clock-offset';
import { useMirrorAnswer } from '../mirror-answer/mirror-reach';

/**
 * Number of seats left of each date, by the date's UUID; unknown dates are missing. Changes by itself as seats that were
 * held come free.
 */
export function useSeatsLeft(): ReadonlyMap<string, number> {
  const page = useAtomValue(serverRenderedPageAtom);
  const offset = useAtomValue(clockOffsetAtom);
  const printed = page?.seatsLeft ?? undefined;
  const { answer = nothing } = useMirrorAnswer(seatsLeftQueries.list, [], printed);
  // Hydration needs the exact server time at which the page was rendered.
  const [now, setNow] = useState(() => (answer === printed ? page?.at : undefined) ?? serverNow());
  useEffect(() => {
    const next = nextChange(answer, now);
    const wait = next === undefined ? 0 : next - serverNow().getTime();
    const timer = setTimeout(() => setNow(serverNow()), Math.max(0, wait));
    if (next === undefined) clearTimeout(timer);
    return () => clearTimeout(timer);
  }, [answer, now, offset]);
  return new Map(answer.map((row) => [row.uuid, seatsLeftAt(row, now)]));
}

const nothing: readonly SeatsLeftRow[] = [];

/** When seats come free next, in milliseconds since 1970; undefined if none are held. */
function nextChange(rows: readonly SeatsLeftRow[], now: Date): number | undefined {
  const changes = rows.flatMap(({ later = [] }) => later.map(({ since }) => since.getTime()));
  return changes.filter((at) => at > now.getTime()).toSorted((one, other) => one - other)[0];
}
