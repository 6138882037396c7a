import { useAtomValue } from 'jotai';
import { type SubmitEvent, useState } from 'react';
import { useLocation, useParams } from 'wouter';
import { playbillDate } from '#common/base/dates';
import { succeed } from '#common/base/result';
import type { FreeTicketDate } from '#common/contract/tickets/free-ticket-demand';
import { links } from '#common/contract/site/links';
import type { PersonReference } from '#common/contract/people/user';
import { askServer } from '../../../bridge/calls';
import { freshUuid } from '../../../bridge/fresh-uuid';
import { ServerDataNotice } from '../../../components/request/server-data-notice';
import { RowsSkeleton } from '../../../components/mirror-answer/rows-skeleton';
import { clockOffsetAtom } from '../../../components/clock/clock-offset';
import { FailureNote } from '../../../components/form/failure-note';
import formStyles from '../../../components/form/form.module.css';
import { SeatNameFields } from '../../../components/free-ticket/seat-name-fields';
import { areNamed } from '../../../components/free-ticket/seat-names';
import { OfficeHead } from '../../../components/page/office-head';
import { SendButton } from '../../../components/form/send-button';
import { useServerData } from '../../../components/request/use-server-data';
import { announce } from '../../../state/notices';
import { personAtom } from '../../../state/session';
import { seats, seatsLeftWords } from '../../../text/seats';
import { Checkbox } from '../../../ui/field/checkbox';
import { Select } from '../../../ui/field/select';
import { TextField } from '../../../ui/field/text-field';
import { fullName } from '../../../text/person-name';
import { useSave } from '../../../components/request/use-save';
import styles from './office.module.css';
import { MemberField } from './member-field';
import { NoDate } from './show-free-tickets';

/** Asks for free tickets for a member, or for a guest of the association. */
export function DemandFreeTickets() {
  const { slug } = useParams<{ slug: string }>();
  const asked = useServerData(() => askServer('listFreeTicketDates', { query: { show: slug } }), slug);
  const now = new Date(Date.now() - useAtomValue(clockOffsetAtom));
  const { answer, failure } = asked;
  if (answer?.length === 0) return <NoDate />;
  const dates = answer?.filter(({ date }) => date > now);
  return (
    <div className="page">
      <OfficeHead
        title="Demander des places gratuites"
        parent={{
          href: links.showFreeTickets.to({ slug }),
          name: answer?.[0]?.show.title ?? 'Places gratuites',
        }}
      />
      <ServerDataNotice asked={asked} what="La liste des séances" />
      {answer === undefined && failure === null && <RowsSkeleton count={4} />}
      {dates?.length === 0 && <p>Toutes les séances de ce spectacle sont passées.</p>}
      {dates && dates.length > 0 && <AskForm slug={slug} dates={dates} />}
    </div>
  );
}

interface AskFormProps {
  slug: string;
  dates: readonly FreeTicketDate[];
}

function AskForm({ slug, dates }: AskFormProps) {
  const me = useAtomValue(personAtom);
  const [uuid] = useState(freshUuid);
  const [member, setMember] = useState<PersonReference | null>(null);
  const [isGuest, setGuest] = useState(false);
  const [dateUuid, setDate] = useState<string | null>(null);
  const [names, setNames] = useState<readonly string[]>(['']);
  const [note, setNote] = useState('');
  const [accepts, setAccepts] = useState(false);
  const save = useSave();
  const [, navigate] = useLocation();
  const date = dates.find((one) => one.uuid === dateUuid);
  const owner = isGuest ? me : member;
  const isReady = owner !== null && date !== undefined && areNamed(names);

  const choose = (chosen: PersonReference | null) => {
    const [first = '', ...others] = names;
    const isOurs = first === '' || (member !== null && first === fullName(member));
    if (isOurs && chosen !== null) setNames([fullName(chosen), ...others]);
    // Another member is about to be chosen: removes the name that came with the previous one.
    if (isOurs && chosen === null) setNames(['', ...others]);
    setMember(chosen);
  };

  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    if (!isReady) return;
    const sent = await save.run(send);
    if (sent === undefined) return;
    const what = `${seats(sent.names.length)} pour ${isGuest ? sent.names.join(', ') : fullName(sent.owner)}`;
    announce(sent.state.code === 'ACCEPTEE' ? `Accordé\u00a0: ${what}` : `Demandé\u00a0: ${what}`);
    navigate(accepts ? links.showFreeTickets.to({ slug }) : links.freeTicketDemands.to({ slug }));
  };

  const send = async () => {
    const body = {
      uuid,
      dateUuid: date?.uuid ?? '',
      owner: { uuid: owner?.uuid ?? '' },
      names: names.map((name) => name.trim()),
      ...(note.trim() !== '' && { note: note.trim() }),
    };
    const result = await askServer('createOfficeFreeTicketDemand', { body });
    // The demand was already sent, and its answer was lost.
    const wasThere = !result.ok && result.failure.error?.code === 'already-exists';
    const made = wasThere ? await askServer('readFreeTicketDemand', { params: { uuid } }) : result;
    if (!made.ok || !accepts || made.value.state.code !== 'EN_ATTENTE')
      return made.ok ? succeed(made.value) : made;
    return askServer('decideFreeTicketDemand', {
      params: { uuid },
      body: { state: { code: 'ACCEPTEE' } },
    });
  };

  return (
    <form className={`${formStyles.form} ${styles.form}`} noValidate onSubmit={(event) => void submit(event)}>
      <Checkbox isSelected={isGuest} onChange={setGuest}>
        Pour un invité de l’association&nbsp;: les billets seront à mon compte
      </Checkbox>
      {!isGuest && <MemberField member={member} onChoose={choose} />}
      <Select
        label="Séance"
        options={dates.map((one) => ({ id: one.uuid, name: playbillDate(one.date) }))}
        value={dateUuid}
        onChange={(id) => setDate(id === null ? null : String(id))}
        {...(date && { hint: date.left === 0 ? 'Complet pour le moment' : seatsLeftWords(date.left) })}
      />
      <SeatNameFields names={names} onChange={setNames} />
      <TextField label="Une note (facultatif)" rows={2} maxLength={500} value={note} onChange={setNote} />
      <Checkbox isSelected={accepts} onChange={setAccepts}>
        Accorder tout de suite
      </Checkbox>
      <FailureNote failure={save.failure} />
      <SendButton
        form={{ isReady, isRunning: save.isRunning }}
        variant="primary"
        offline="Demander pour quelqu’un demande le réseau. Ce qui est saisi reste ici."
      >
        {accepts ? 'Demander et accorder' : 'Demander'}
      </SendButton>
    </form>
  );
}
