import { useAtomValue } from 'jotai';
import type { MyTicket } from '#common/contract/tickets/free-ticket';
import { agendaQueries } from '#mirror/queries/agenda-queries';
import '../../bridge/random-uuid';
import { saveFile } from '../../components/browser/save-file';
import { useRunning } from '../../components/request/use-running';
import { fileNameOf } from '../../components/ticket/shown-ticket';
import { warn } from '../../state/notices';
import { siteAtom } from '../../state/site';
import { Button } from '../../ui/button';

/** Saves the evening as a calendar file, which is made here: without a network too. */
export function FreeTicketCalendar({ ticket }: { ticket: MyTicket }) {
  const { title } = useAtomValue(siteAtom);
  const { isRunning, run } = useRunning();
  const save = async () => {
    const site = { title, siteUrl: location.origin, organiser: `ne-pas-repondre@${location.hostname}` };
    const named = { code: ticket.code, showSlug: ticket.linkedShow.slug, date: ticket.date };
    try {
      // Its library is loaded for those who want a file.
      const { freeTicketCalendar } = await import('#common/rules/free-ticket-calendar');
      const minutes = await agendaQueries.minutesOf(ticket.dateUuid);
      const content = freeTicketCalendar({ ...ticket, minutes }, site, new Date());
      saveFile(new Blob([content], { type: 'text/calendar;charset=utf-8' }), fileNameOf(named, 'ics'));
    } catch {
      warn('L’entrée d’agenda n’a pas pu être faite. Rechargez la page, puis réessayez.');
    }
  };
  return (
    <Button wide icon="calendar" pending={isRunning} onClick={() => void run(save)}>
      Ajouter à l’agenda
    </Button>
  );
}
