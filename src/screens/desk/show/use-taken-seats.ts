import { deskAgendaQueries } from '#mirror/queries/desk-agenda-queries';
import { waitingQueries } from '#mirror/queries/waiting-queries';
import { useSeatsLeft } from '../../../components/agenda/use-seats-left';
import { useMirrorAnswer } from '../../../components/mirror-answer/mirror-reach';

/**
 * Number of unavailable seats of each date, by its UUID, according to this device. Shows that wait to be sent are left
 * out: the seats left are still relative to the hall as the server has it.
 */
export function useTakenSeats(): ReadonlyMap<string, number> {
  const left = useSeatsLeft();
  const { answer: shows = [] } = useMirrorAnswer(async () => {
    const waiting = await waitingQueries.uuidsOf('show');
    return (await deskAgendaQueries.shows()).filter(({ uuid }) => !waiting.has(uuid));
  });
  return new Map(
    shows
      .flatMap(({ dates }) => dates)
      .map(({ uuid, maxPlaces }) => [uuid, Math.max(0, maxPlaces - (left.get(uuid) ?? maxPlaces))]),
  );
}
