import { seatsLeftQueries } from '#mirror/queries/seats-left-queries';
import { deskAgendaQueries } from '#mirror/queries/desk-agenda-queries';
import { waitingQueries } from '#mirror/queries/waiting-queries';
import { useMirrorAnswer } from '../../../components/mirror-answer/mirror-reach';

/**
 * How many seats of each date are not to be had any more, by its uuid, as far as this device knows. Of a show that waits
 * to be sent nothing is told: the seats left are still those of the hall as the server has it.
 */
export function useTakenSeats(): ReadonlyMap<string, number> {
  const { answer } = useMirrorAnswer(async () => {
    const waiting = await waitingQueries.uuidsOf('show');
    const shows = (await deskAgendaQueries.shows()).filter(({ uuid }) => !waiting.has(uuid));
    const left = new Map((await seatsLeftQueries.list()).map((row) => [row.uuid, row.left]));
    return new Map(
      shows
        .flatMap(({ dates }) => dates)
        .map(({ uuid, maxPlaces }) => [uuid, Math.max(0, maxPlaces - (left.get(uuid) ?? maxPlaces))]),
    );
  });
  return answer ?? nothing;
}

const nothing: ReadonlyMap<string, number> = new Map();
