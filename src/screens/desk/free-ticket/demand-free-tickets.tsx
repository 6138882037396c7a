import type { SubmitEvent } from 'react';
import { useLocation, useParams } from 'wouter';
import { playbillDate } from '#common/base/dates';
import { fullName } from '#common/base/full-name';
import type { FreeTicketDate } from '#common/contract/tickets/free-ticket-demand';
import { links } from '#common/contract/site/links';
import { textFault } from '#common/rules/text-faults';
import { askServer } from '../../../bridge/calls';
import { ServerDataNotice } from '../../../components/request/server-data-notice';
import { RowsSkeleton } from '../../../components/mirror-answer/rows-skeleton';
import { useServerNow } from '../../../components/clock/clock-offset';
import { FailureNote } from '../../../components/form/failure-note';
import formStyles from '../../../components/form/form.module.css';
import { useTooEarly } from '../../../components/form/use-too-early';
import { SeatNameFields } from '../../../components/free-ticket/seat-name-fields';
import { areNamed } from '../../../components/free-ticket/seat-names';
import { DeskHead } from '../../../components/page/desk-head';
import { SendButton } from '../../../components/form/send-button';
import { useServerData } from '../../../components/request/use-server-data';
import { ResumedNote } from '../../../components/form/resumed-note';
import { announce } from '../../../state/notices';
import { seats, seatsLeftWords } from '../../../text/seats';
import { Checkbox } from '../../../ui/field/checkbox';
import { Select } from '../../../ui/field/select';
import { TextField } from '../../../ui/field/text-field';
import { useSave } from '../../../components/request/use-save';
import styles from './free-tickets.module.css';
import { MemberField } from './member-field';
import { NoDate } from './show-free-tickets';
import { useDeskDemand } from './use-desk-demand';

/** Asks for free tickets for a member, or for a guest of the association. */
export function DemandFreeTickets() {
  const { slug } = useParams<{ slug: string }>();
  const asked = useServerData(() => askServer('listFreeTicketDates', { query: { show: slug } }), slug);
  const now = useServerNow();
  const { answer } = asked;
  if (answer?.length === 0) return <NoDate />;
  const dates = answer?.filter(({ date }) => date > now);
  return (
    <div className="page">
      <DeskHead
        title="Demander des places gratuites"
        parent={{
          href: links.showFreeTickets.to({ slug }),
          name: answer?.[0]?.show.title ?? 'Places gratuites',
        }}
      />
      <ServerDataNotice asked={asked} what="La liste des séances" skeleton={<RowsSkeleton count={4} />} />
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
  const { typed, owner, chooseMember, send, earlier } = useDeskDemand(slug);
  const { member, isGuest, dateUuid, note, accepts } = typed.value;
  const save = useSave();
  const [, navigate] = useLocation();
  const date = dates.find((one) => one.uuid === dateUuid);
  const noteFault = textFault(note, 500, true);
  const { isTried, isTooEarly } = useTooEarly(
    owner !== null && date !== undefined && areNamed(typed.value) && noteFault === undefined,
  );

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    if (isTooEarly(event)) return;
    const sent = await save.run(send);
    if (sent === undefined) return;
    typed.forget();
    const what = `${seats(sent.names.length)} pour ${isGuest ? sent.names.join(', ') : fullName(sent.owner)}`;
    announce(sent.state.code === 'ACCEPTEE' ? `Accordé\u00a0: ${what}` : `Demandé\u00a0: ${what}`);
    navigate(accepts ? links.showFreeTickets.to({ slug }) : links.freeTicketDemands.to({ slug }));
  };

  return (
    <form className={`${formStyles.form} ${styles.form}`} noValidate onSubmit={(event) => void submit(event)}>
      <ResumedNote typed={typed} anew="Effacer" />
      <Checkbox isSelected={isGuest} onChange={(next) => typed.change({ isGuest: next })}>
        Pour un invité de l’association&nbsp;: les billets seront à mon compte
      </Checkbox>
      {!isGuest && <MemberField member={member} isMissing={isTried} onChoose={chooseMember} />}
      <Select
        label="Séance"
        options={dates.map((one) => ({ id: one.uuid, name: playbillDate(one.date) }))}
        value={date?.uuid ?? null}
        error={isTried && date === undefined ? 'Choisissez une séance' : undefined}
        onChange={(id) => typed.change({ dateUuid: id === null ? null : String(id) })}
        {...(date && { hint: date.left === 0 ? 'Complet pour le moment' : seatsLeftWords(date.left) })}
      />
      <SeatNameFields typed={typed.value} isTried={isTried} onChange={typed.change} />
      <TextField
        label="Une note (facultatif)"
        rows={2}
        error={noteFault}
        value={note}
        onChange={(next) => typed.change({ note: next })}
      />
      <Checkbox isSelected={accepts} onChange={(next) => typed.change({ accepts: next })}>
        Accorder tout de suite
      </Checkbox>
      {earlier && (
        <p role="alert">
          Le premier envoi était arrivé&nbsp;: {seats(earlier.names.length)} pour {earlier.names.join(', ')},
          le {playbillDate(earlier.date)}. Ce qui est saisi ici serait une demande de plus.
        </p>
      )}
      <FailureNote failure={earlier ? null : save.failure} />
      <SendButton
        form={save}
        variant="primary"
        offline="Demander pour quelqu’un demande le réseau. Ce qui est saisi reste ici."
      >
        {accepts ? 'Demander et accorder' : 'Demander'}
      </SendButton>
    </form>
  );
}
