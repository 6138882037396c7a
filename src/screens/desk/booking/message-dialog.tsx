import { type SubmitEvent, useState } from 'react';
import { playbillDate, isoDateTime, hourInWords, shortDate } from '#common/base/dates';
import { count } from '#common/base/numbers';
import type { AnswerOf } from '#common/contract/calls/call-parts';
import { textFault } from '#common/rules/text-faults';
import { fullName } from '#common/base/full-name';
import { askServer } from '../../../bridge/calls';
import { FailureNote } from '../../../components/form/failure-note';
import { isFaultless } from '../../../components/form/form-state';
import { useTooEarly } from '../../../components/form/use-too-early';
import { SendButton } from '../../../components/form/send-button';
import { Checkbox } from '../../../ui/field/checkbox';
import { Dialog } from '../../../ui/overlay/dialog';
import { TextField } from '../../../ui/field/text-field';
import { useSave } from '../../../components/request/use-save';
import { ResumedNote } from '../../../components/form/resumed-note';
import { useSessionCreation } from '../../../components/form/use-session-creation';
import { useServerData } from '../../../components/request/use-server-data';
import type { BookingDate } from './booking-answers';
import { MessagePreview } from './message-preview';
import formStyles from '../../../components/form/form.module.css';
import styles from './message.module.css';

interface MessageDialogProps {
  date: BookingDate;
  onClose: () => void;
  onDone: (sentence: string) => void;
}

interface Message {
  readonly subject: string;
  readonly text: string;
  readonly toWaiting: boolean;
}

/** Writes to all holders of a date: first a preview, then the sending. */
export function MessageDialog({ date, onClose, onDone }: MessageDialogProps) {
  const typed = useSessionCreation<Message>(`message ${date.uuid}`, () => ({
    subject: '',
    text: '',
    toWaiting: false,
  }));
  const [preview, setPreview] = useState<AnswerOf<'previewDateMessage', Blob> | null>(null);
  const save = useSave();
  const { subject, text, toWaiting } = typed.value;
  const body = {
    subject: subject.trim(),
    text: text.trim(),
    states: ['CONFIRMEE' as const, ...(toWaiting ? (['EN_ATTENTE', 'PROPOSEE'] as const) : [])],
  };
  const missing = {
    subject: body.subject === '' ? 'L’objet est obligatoire' : undefined,
    text: body.text === '' ? 'Le message est obligatoire' : undefined,
  };
  const faults = { subject: textFault(subject, 150), text: textFault(text, 5_000, true) };
  const { isTried, isTooEarly } = useTooEarly(isFaultless(missing) && isFaultless(faults));
  const waiting = date.bookings.EN_ATTENTE + date.bookings.PROPOSEE;

  const openPreview = async (event: SubmitEvent<HTMLFormElement>) => {
    if (isTooEarly(event)) return;
    const answer = await save.run(() =>
      askServer('previewDateMessage', { params: { uuid: date.uuid }, body }),
    );
    if (answer !== undefined) setPreview(answer);
  };
  const send = async () => {
    // Under one uuid for all tries: the same message sent again, because its answer was lost, goes out once.
    const sent = await save.run(() =>
      typed.attempt((uuid) =>
        askServer('sendDateMessage', { params: { uuid: date.uuid }, body: { uuid, ...body } }),
      ),
    );
    if (sent === undefined) return;
    typed.forget();
    onDone(`Message envoyé\u00a0: ${count(sent.letters, 'mail')}`);
  };

  if (preview !== null)
    return (
      <MessagePreview
        preview={preview}
        save={save}
        onClose={onClose}
        onBack={() => setPreview(null)}
        onSend={() => void send()}
      />
    );
  return (
    <Dialog title="Écrire à tous" width="large" onClose={onClose}>
      <form className={formStyles.form} noValidate onSubmit={(event) => void openPreview(event)}>
        <p className="soft">
          {playbillDate(date.date)} –{' '}
          {count(date.bookings.CONFIRMEE, 'réservation confirmée', 'réservations confirmées')}
        </p>
        <ResumedNote typed={typed} anew="Écrire autre chose" />
        <TextField
          label="Objet"
          error={faults.subject ?? (isTried ? missing.subject : undefined)}
          autoFocus
          value={subject}
          onChange={(next) => typed.change({ subject: next })}
        />
        <TextField
          label="Message"
          rows={9}
          error={faults.text ?? (isTried ? missing.text : undefined)}
          value={text}
          onChange={(next) => typed.change({ text: next })}
          hint="«&nbsp;Bonjour&nbsp;» et le prénom viennent devant, la réservation de chacun et son lien après."
        />
        {waiting > 0 && (
          <Checkbox isSelected={toWaiting} onChange={(isChosen) => typed.change({ toWaiting: isChosen })}>
            Aussi à la liste d’attente ({count(waiting, 'réservation')})
          </Checkbox>
        )}
        <FailureNote failure={save.failure} />
        <SendButton
          form={save}
          variant="primary"
          offline="L’aperçu et l’envoi demandent le réseau. Ce qui est saisi reste ici."
        >
          Voir l’aperçu
        </SendButton>
      </form>
      <SentMessages dateUuid={date.uuid} />
    </Dialog>
  );
}

/** Messages already sent to all holders of a date, to avoid sending one twice. */
function SentMessages({ dateUuid }: { dateUuid: string }) {
  const { answer } = useServerData(
    () => askServer('listDateMessages', { params: { uuid: dateUuid } }),
    dateUuid,
  );
  if (answer === undefined || answer.length === 0) return null;
  return (
    <section className={styles.sent} aria-label="Déjà envoyés">
      <h3 className={styles.small}>Déjà envoyés</h3>
      <ul>
        {answer.map(({ uuid, at, by, subject, text, states, letters }) => (
          <li key={uuid}>
            <details>
              <summary>
                {subject}
                <span className="soft small">
                  <time dateTime={isoDateTime(at)}>
                    {shortDate(at)}, {hourInWords(at)}
                  </time>
                  {by && `\u00a0· ${fullName(by)}`}&nbsp;· {count(letters, 'mail')}
                  {states.includes('EN_ATTENTE') && '\u00a0· liste d’attente comprise'}
                </span>
              </summary>
              <p className={styles.letter}>{text}</p>
            </details>
          </li>
        ))}
      </ul>
    </section>
  );
}
