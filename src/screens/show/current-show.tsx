import { useAtomValue } from 'jotai';
import { currentShow } from '#common/rules/agenda';
import { AgendaLink } from '../../components/agenda/agenda-link';
import { BillSkeleton } from '../../components/page/bill-page';
import { useSought } from '../../components/mirror-answer/use-sought';
import { useMirrorReach } from '../../components/mirror-answer/mirror-reach';
import { useAgenda } from '../../components/agenda/use-agenda';
import { syncAtom } from '../../state/connection';
import { NoShow } from './no-show';
import { ShowDocument } from '../../components/show-document/show-document';

/**
 * The show that can be booked now, or the next one. If none can be loaded, a dark theatre, without an error message.
 */
export function CurrentShow() {
  const { agenda: here, reach, now } = useAgenda();
  const isLoaded = useMirrorReach() === 'complete';
  const { isFull } = useAtomValue(syncAtom);
  // The plays that it names come late in a first load, and not at all where there is no room for them.
  const sought = useSought('shows', 'current', !isLoaded || isFull);
  const alone = sought.kind === 'read' ? sought.alone : null;
  const agenda = alone?.agenda ?? here;
  const show = agenda === undefined ? null : currentShow(agenda, now);
  if (show !== null)
    return (
      <ShowDocument show={show} now={now} alone={alone?.pieces ?? []}>
        <AgendaLink />
      </ShowDocument>
    );
  if (agenda === undefined || (reach === 'waiting' && sought.kind !== 'missing'))
    return <BillSkeleton words="Chargement du spectacle…" />;
  return <NoShow agenda={agenda} now={now} />;
}
