import { useAtomValue } from 'jotai';
import type { Agenda } from '#common/rules/agenda';
import { agendaQueries } from '#mirror/queries/agenda-queries';
import { serverRenderedPageAtom } from '../../state/server-rendered-page';
import { clockOffsetAtom } from '../clock/clock-offset';
import { useMirrorAnswer } from '../mirror-answer/mirror-reach';

/** Shows and events from the mirror, and the server's time by which to display them. */
export function useAgenda(): { readonly agenda: Agenda | undefined; readonly now: Date } {
  const printed = useAtomValue(serverRenderedPageAtom);
  const offset = useAtomValue(clockOffsetAtom);
  const { answer } = useMirrorAnswer(agendaQueries.read, [], printed?.agenda ?? undefined);
  // Hydration needs the exact server time at which the page was rendered.
  const isServerRendered = answer !== undefined && answer === printed?.agenda;
  return { agenda: answer, now: isServerRendered ? printed.at : new Date(Date.now() - offset) };
}
