import type { SubmitEvent } from 'react';
import { playbillDate } from '#common/base/dates';
import { fullName } from '#common/base/full-name';
import { everyDateToCome } from '#common/rules/agenda';
import { textFault } from '#common/rules/text-faults';
import { queuedWrites } from '../../bridge/queued-writes';
import formStyles from '../../components/form/form.module.css';
import { useTooEarly } from '../../components/form/use-too-early';
import { SeatNameFields } from '../../components/free-ticket/seat-name-fields';
import { areNamed, type SeatNames } from '../../components/free-ticket/seat-names';
import { useAgenda } from '../../components/agenda/use-agenda';
import { useSeatsLeft } from '../../components/agenda/use-seats-left';
import { enqueueAndAnnounce } from '../../components/request/enqueue-and-announce';
import { useTask } from '../../components/request/use-task';
import { ResumedNote } from '../../components/form/resumed-note';
import { useSessionCreation } from '../../components/form/use-session-creation';
import type { Person } from '../../state/session-records';
import { seatsLeftWords } from '../../text/seats';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/overlay/dialog';
import { Select } from '../../ui/field/select';
import { TextField } from '../../ui/field/text-field';

interface AskDialogProps {
  person: Person;
  isOpen: boolean;
  onClose: () => void;
}

/**
 * Asks for free tickets of a date; the demand is sent once there is a network. What is typed is kept, even if the dialog is
 * closed by mistake.
 */
export function AskDialog({ person, isOpen, onClose }: AskDialogProps) {
  return (
    <Dialog title="Demander des places" isOpen={isOpen} onClose={onClose}>
      <AskForm person={person} onDone={onClose} />
    </Dialog>
  );
}

interface Demand extends SeatNames {
  readonly dateUuid: string | null;
  readonly note: string;
}

function AskForm({ person, onDone }: { person: Person; onDone: () => void }) {
  const { agenda, now } = useAgenda();
  const dates = agenda === undefined ? [] : everyDateToCome(agenda, now);
  const typed = useSessionCreation<Demand>('free tickets', () => ({
    dateUuid: null,
    names: [fullName(person)],
    note: '',
  }));
  const { dateUuid, names, note } = typed.value;
  const { isRunning, run } = useTask();
  const chosen = dates.find(({ date }) => date.uuid === dateUuid);
  const left = useSeatsLeft().get(dateUuid ?? '');
  const noteFault = textFault(note, 500, true);
  const { isTried, isTooEarly } = useTooEarly(
    chosen !== undefined && areNamed(typed.value) && noteFault === undefined,
  );

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    if (isTooEarly(event) || chosen === undefined) return;
    const { show, date } = chosen;
    const demand = {
      dateUuid: date.uuid,
      linkedShow: { slug: show.slug, title: show.title },
      date: date.date,
      names: names.map((name) => name.trim()),
      note: note.trim(),
    };
    run(
      () =>
        typed.attempt((uuid) =>
          enqueueAndAnnounce(
            queuedWrites.createFreeTicketDemand(uuid, { uuid, ...demand }, show.title),
            'La demande de places gratuites a été soumise.',
          ),
        ),
      () => {
        typed.forget();
        onDone();
      },
    );
  };

  return (
    <form className={formStyles.form} noValidate onSubmit={submit}>
      <ResumedNote typed={typed} anew="Effacer" />
      <Select
        label="Séance"
        options={dates.map(({ show, date }) => ({
          id: date.uuid,
          name: `${playbillDate(date.date)} – ${show.title}`,
        }))}
        value={chosen?.date.uuid ?? null}
        error={isTried && chosen === undefined ? 'Choisissez une séance' : undefined}
        onChange={(id) => typed.change({ dateUuid: id === null ? null : String(id) })}
        {...(left !== undefined && { hint: left === 0 ? 'Complet pour le moment' : seatsLeftWords(left) })}
      />
      <SeatNameFields typed={typed.value} isTried={isTried} onChange={typed.change} />
      <TextField
        label="Un mot pour le bureau (facultatif)"
        rows={2}
        error={noteFault}
        value={note}
        onChange={(next) => typed.change({ note: next })}
      />
      <Button type="submit" variant="primary" pending={isRunning}>
        Demander
      </Button>
    </form>
  );
}
