import { useAtomValue } from 'jotai';
import { useLocation } from 'wouter';
import { links } from '#common/contract/site/links';
import { permissions } from '#common/contract/calls/permissions';
import { eventSheetOf } from '#common/rules/event-sheet';
import { isAllowed } from '#common/rules/permissions';
import { eventOfShow } from '#common/rules/show-draft';
import { laneOf } from '#common/rules/lane';
import { deskAgendaQueries } from '#mirror/queries/desk-agenda-queries';
import { keepDraft } from '../../../bridge/calls';
import { freshUuid } from '../../../bridge/fresh-uuid';
import { warn } from '../../../state/notices';
import { rolesAtom } from '../../../state/session';
import { failureSentence } from '../../../text/error-sentences';
import { Button } from '../../../ui/button';
import { useRunning } from '../../../components/request/use-running';

/** Creates a draft of an event from the show, for people who may write events, to review and publish. */
export function EventOfShow({ uuid }: { uuid: string }) {
  const roles = useAtomValue(rolesAtom);
  const [, navigate] = useLocation();
  // Prevents a second press, which would create a second draft.
  const { isRunning, run } = useRunning();
  if (!isAllowed(permissions.site, roles)) return null;
  const begin = async () => {
    const show = await deskAgendaQueries.readShow(uuid);
    if (show === null) return;
    const event = freshUuid();
    const whole = eventSheetOf(eventOfShow(show, freshUuid));
    const draft = { id: laneOf('event', event), title: show.title, desk: freshUuid(), base: null };
    const kept = await keepDraft({ ...draft, changed: whole, whole });
    if (!kept.ok) return warn(failureSentence(kept.failure));
    navigate(links.editEvent.to({ slug: event }));
  };
  return (
    <Button icon="calendar" pending={isRunning} onClick={() => void run(begin)}>
      En faire un évènement
    </Button>
  );
}
