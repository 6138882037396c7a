import { playbillDate } from '#common/base/dates';
import { fullName } from '#common/base/full-name';
import { type FreeTicket, LONGEST_TICKET_NAME } from '#common/contract/tickets/free-ticket';
import { textFault } from '#common/rules/text-faults';
import { freshUuid } from '../../../bridge/fresh-uuid';
import { ConfirmSave } from '../../../components/form/confirm-save';
import { nameFault } from '../../../components/free-ticket/seat-names';
import { NeedsNetwork } from '../../../components/request/needs-network';
import { ResumedNote } from '../../../components/form/resumed-note';
import { useSessionFormValues } from '../../../components/form/use-session-form-values';
import { TextField } from '../../../ui/field/text-field';
import type { RowDialogProps } from '../list/row-actions';
import { type TicketAction, type TypedAction, ticketActions } from './ticket-actions';

interface TicketActionDialogProps extends RowDialogProps<FreeTicket> {
  action: TicketAction;
}

/** The dialog of an action on a ticket. */
export function TicketActionDialog({ action, row: ticket, onDone, ...dialog }: TicketActionDialogProps) {
  const { question, words, yes, done, fields, send } = ticketActions[action];
  const typed = useSessionFormValues<TypedAction>(`${action} ${ticket.uuid}`, () => ({
    uuid: freshUuid(),
    name: ticket.name,
    reason: '',
  }));
  const hasName = fields.includes('name');
  const { name, reason } = typed.value;
  const fault = hasName ? nameFault(name, LONGEST_TICKET_NAME) : undefined;
  const reasonFault = textFault(reason, 500, true);
  return (
    <ConfirmSave
      {...dialog}
      question={question(ticket.name)}
      yes={yes}
      no="Garder"
      isWrong={fault !== undefined || reasonFault !== undefined}
      send={() => send(ticket, typed.value)}
      onDone={() => {
        typed.forget();
        onDone(done(hasName ? name.trim() : ticket.name));
      }}
    >
      <p>
        {ticket.linkedShow.title}, {playbillDate(ticket.date)}
        {ticket.owner && <>, pour {fullName(ticket.owner)}</>}. {words}
      </p>
      <ResumedNote typed={typed} anew="Effacer" />
      {hasName && (
        <TextField
          label="Au nom de"
          autoComplete="off"
          autoCapitalize="words"
          value={name}
          error={fault}
          onChange={(text) => typed.change({ name: text })}
        />
      )}
      {fields.includes('reason') && (
        <TextField
          label="Motif (facultatif)"
          rows={3}
          error={reasonFault}
          value={reason}
          onChange={(text) => typed.change({ reason: text })}
          hint="Le membre le lit dans le mail d’annulation, si le site envoie des mails."
        />
      )}
      <NeedsNetwork>Cela demande le réseau. Ce qui est saisi reste ici.</NeedsNetwork>
    </ConfirmSave>
  );
}
