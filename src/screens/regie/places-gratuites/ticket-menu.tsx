import { ofSomebody } from '#common/base/of-somebody';
import type { FreeTicket } from '#common/contract/tickets/free-ticket';
import { isDead } from '#common/rules/free-ticket';
import { askServer } from '../../../bridge/calls';
import { AN_EVENING_MS } from '../../../components/free-ticket/upcoming-dates';
import { saveFile } from '../../../components/browser/save-file';
import { useIsAhead } from '../../../components/clock/use-is-ahead';
import { useTask } from '../../../components/request/use-task';
import { Menu } from '../../../ui/overlay/menu';
import type { OpenedAct } from './act-dialog';
import { actsOn, ticketActs } from './ticket-acts';

/** The menu of actions on a ticket. */
export function TicketMenu({ ticket, onOpen }: { ticket: FreeTicket; onOpen: (opened: OpenedAct) => void }) {
  const { uuid, name, date, state } = ticket;
  const isOn = useIsAhead(new Date(date.getTime() + AN_EVENING_MS));
  const { run } = useTask();
  const acts = actsOn(ticket, !isOn);
  const hasPdf = state.code !== 'A_GENERER' && !isDead(ticket);
  if (acts.length === 0 && !hasPdf) return null;
  const download = () =>
    run(
      () => askServer('readFreeTicketPdf', { params: { uuid } }),
      (pdf) => saveFile(pdf, `${uuid}.pdf`),
    );
  return (
    <Menu
      icon="more"
      label={`Actions sur la place ${ofSomebody(name)}`}
      actions={[
        ...(hasPdf ? [{ id: 'pdf', name: 'Télécharger le PDF', icon: 'download' as const }] : []),
        ...acts.map((act) => ticketActs[act].menu),
      ]}
      onAction={(id) => {
        if (id === 'pdf') return download();
        const act = acts.find((offered) => offered === id);
        return act === undefined ? undefined : onOpen({ act, ticket });
      }}
    />
  );
}
