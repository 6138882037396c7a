import { type SubmitEvent, useState } from 'react';
import { playbillDate } from '#common/base/dates';
import { everyDateToCome } from '#common/rules/agenda';
import { queuedWrites } from '../../../bridge/queued-writes';
import formStyles from '../../../components/form/form.module.css';
import { SeatNameFields } from '../../../components/free-ticket/seat-name-fields';
import { areNamed } from '../../../components/free-ticket/seat-names';
import { useAgenda } from '../../../components/agenda/use-agenda';
import { enqueueAndAnnounce } from '../../../components/request/enqueue-and-announce';
import { useOneTry } from '../../../components/request/use-one-try';
import { useTask } from '../../../components/request/use-task';
import type { Person } from '../../../state/session-records';
import { seatsLeftWords } from '../../../text/seats';
import { Button } from '../../../ui/button';
import { Dialog } from '../../../ui/overlay/dialog';
import { Select } from '../../../ui/field/select';
import { TextField } from '../../../ui/field/text-field';
import { useSeatsLeftOf } from './use-seats-left-of';

interface AskDialogProps {
  person: Person;
  isOpen: boolean;
  onClose: () => void;
}

/** Asks for free tickets of a date; the demand is sent once there is a network. */
export function AskDialog({ person, isOpen, onClose }: AskDialogProps) {
  const [turn, setTurn] = useState(0);
  return (
    <Dialog title="Demander des places" isOpen={isOpen} onClose={onClose}>
      <AskForm
        key={turn}
        person={person}
        onDone={() => {
          setTurn(turn + 1);
          onClose();
        }}
      />
    </Dialog>
  );
}

function AskForm({ person, onDone }: { person: Person; onDone: () => void }) {
  const { agenda, now } = useAgenda();
  const dates = agenda === undefined ? [] : everyDateToCome(agenda, now);
  const [dateUuid, setDate] = useState<string | null>(null);
  const [names, setNames] = useState<readonly string[]>([`${person.firstname} ${person.name}`]);
  const [note, setNote] = useState('');
  const { isRunning, run } = useTask();
  const tries = useOneTry();
  const chosen = dates.find(({ date }) => date.uuid === dateUuid);
  const left = useSeatsLeftOf(dateUuid);
  const isReady = chosen !== undefined && areNamed(names);

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (chosen === undefined || !isReady) return;
    const { show, date } = chosen;
    const body = {
      dateUuid: date.uuid,
      linkedShow: { slug: show.slug, title: show.title },
      date: date.date,
      names,
      note,
    };
    run(
      () =>
        tries.attempt(({ uuid }) =>
          enqueueAndAnnounce(
            queuedWrites.createFreeTicketDemand(uuid, { uuid, ...body }, show.title),
            'La demande de places gratuites a été soumise.',
          ),
        ),
      onDone,
    );
  };

  return (
    <form className={formStyles.form} noValidate onSubmit={submit}>
      <Select
        label="Séance"
        options={dates.map(({ show, date }) => ({
          id: date.uuid,
          name: `${playbillDate(date.date)} – ${show.title}`,
        }))}
        value={chosen?.date.uuid ?? null}
        onChange={(id) => setDate(id === null ? null : String(id))}
        {...(left !== undefined && { hint: left === 0 ? 'Complet pour le moment' : seatsLeftWords(left) })}
      />
      <SeatNameFields names={names} onChange={setNames} />
      <TextField
        label="Un mot pour le bureau (facultatif)"
        rows={2}
        maxLength={500}
        value={note}
        onChange={setNote}
      />
      <Button type="submit" variant="primary" disabled={!isReady} pending={isRunning}>
        Demander
      </Button>
    </form>
  );
}
