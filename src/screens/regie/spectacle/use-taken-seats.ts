import { seatsLeftQueries } from '#mirror/queries/seats-left-queries';
import { deskAgendaQueries } from '#mirror/queries/desk-agenda-queries';
import { waitingQueries } from '#mirror/queries/waiting-queries';
import { useMirrorAnswer } from '../../../components/mirror-answer/mirror-reach';

/**
 * Number of unavailable seats of each date, by its UUID, according to this device. Shows that wait to be sent are left
 * out: the seats left are still relative to the hall as the server has it.
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
