import { useState } from 'react';
import { playbillDate } from '#common/base/dates';
import { type FreeTicket, LONGEST_TICKET_NAME } from '#common/contract/tickets/free-ticket';
import { textFault } from '#common/rules/text-faults';
import { freshUuid } from '../../../bridge/fresh-uuid';
import { FailureNote } from '../../../components/form/failure-note';
import { nameFault } from '../../../components/free-ticket/seat-names';
import { NeedsNetwork } from '../../../components/request/needs-network';
import { ConfirmDialog } from '../../../ui/overlay/confirm-dialog';
import { TextField } from '../../../ui/field/text-field';
import { useSave } from '../../../components/request/use-save';
import { ResumedNote } from '../../../components/typed/resumed-note';
import { useSessionFormValues } from '../../../components/typed/use-session-form-values';
import { fullName } from '../../../text/person-name';
import { type TicketAct, type TypedAct, ticketActs } from './ticket-acts';

/** The opened action, and its ticket. */
export interface OpenedAct {
  readonly act: TicketAct;
  readonly ticket: FreeTicket;
}

interface ActDialogProps {
  opened: OpenedAct | null;
  onClose: () => void;
  onDone: (sentence: string) => void;
  /** Called when the ticket shown may be out of date. */
  onStale: () => void;
}

/** The dialog of the opened action; it stays mounted while it closes. */
export function ActDialog({ opened, ...rest }: ActDialogProps) {
  const [shown, setShown] = useState({ opened, turn: 0 });
  if (opened !== null && opened !== shown.opened) setShown({ opened, turn: shown.turn + 1 });
  if (shown.opened === null) return null;
  return <ActForm key={shown.turn} {...shown.opened} isOpen={opened !== null} {...rest} />;
}

interface ActFormProps extends OpenedAct, Omit<ActDialogProps, 'opened'> {
  isOpen: boolean;
}

function ActForm({ act, ticket, isOpen, onClose, onDone, onStale }: ActFormProps) {
  const { question, words, yes, done, fields, send } = ticketActs[act];
  const typed = useSessionFormValues<TypedAct>(`${act} ${ticket.uuid}`, () => ({
    uuid: freshUuid(),
    name: ticket.name,
    reason: '',
  }));
  const save = useSave(isOpen);
  const hasName = fields.includes('name');
  const { name, reason } = typed.value;
  const fault = hasName ? nameFault(name, LONGEST_TICKET_NAME) : undefined;
  const reasonFault = textFault(reason, 500, true);
  const run = async () => {
    if (fault !== undefined || reasonFault !== undefined) return;
    const saved = await save.run(() => send(ticket, typed.value));
    if (saved === undefined) return onStale();
    typed.forget();
    onDone(done(hasName ? name.trim() : ticket.name));
  };
  return (
    <ConfirmDialog
      question={question(ticket.name)}
      isOpen={isOpen}
      yes={yes}
      no="Garder"
      pending={save.isRunning}
      onYes={() => void run()}
      onNo={onClose}
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
      <FailureNote failure={save.failure} />
    </ConfirmDialog>
  );
}
