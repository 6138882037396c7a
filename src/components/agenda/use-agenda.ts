import { useAtomValue } from 'jotai';
import type { Agenda } from '#common/rules/agenda';
import { agendaQueries } from '#mirror/queries/agenda-queries';
import { serverRenderedPageAtom } from '../../state/server-rendered-page';
import { useServerNow } from '../clock/clock-offset';
import { type MirrorReach, useMirrorAnswer } from '../mirror-answer/mirror-reach';

interface ShownAgenda {
  /** Shows and events, as `useMirrorAnswer` gives them with their reach. */
  readonly agenda: Agenda | undefined;
  readonly reach: MirrorReach;
  /** The server's time by which to display them. */
  readonly now: Date;
}

/** Shows and events, from the mirror or as the server rendered them into the page. */
export function useAgenda(): ShownAgenda {
  const printed = useAtomValue(serverRenderedPageAtom);
  const now = useServerNow();
  const { answer, reach } = useMirrorAnswer(agendaQueries.read, [], printed?.agenda ?? undefined);
  // Hydration needs the exact server time at which the page was rendered.
  const isServerRendered = answer !== undefined && answer === printed?.agenda;
  return { agenda: answer, reach, now: isServerRendered ? printed.at : now };
}
