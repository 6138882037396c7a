import { useAtomValue } from 'jotai';
import { seatsLeftQueries } from '#mirror/queries/seats-left-queries';
import { useMirrorAnswer } from '../../components/mirror-answer/mirror-reach';
import { serverRenderedPageAtom } from '../../state/server-rendered-page';

/** Number of seats left of each date, by the date's UUID; unknown dates are missing. */
export function useSeatsLeft(): ReadonlyMap<string, number> {
  const printed = useAtomValue(serverRenderedPageAtom)?.seatsLeft ?? undefined;
  const { answer = [] } = useMirrorAnswer(seatsLeftQueries.list, [], printed);
  return new Map(answer.map(({ uuid, left }) => [uuid, left]));
}
