import { useAtomValue } from 'jotai';
import { useEffect, useRef, useState } from 'react';
import { lengthFault } from '#common/base/character-count';
import { typedMailAddress } from '#common/base/mail-address';
import { fullName } from '#common/base/full-name';
import { MESSAGE_LENGTH } from '#common/contract/site/contact';
import { enqueue } from '../../bridge/calls';
import { queuedWrites } from '../../bridge/queued-writes';
import { useAddressQuestion } from '../../components/session/address-question';
import { nameFault } from '../../components/session/account-faults';
import { plainEmailFault } from '../../components/session/plain-email-fault';
import formStyles from '../../components/form/form.module.css';
import { type KnownOutcome, followOutcome } from '../../components/request/enqueue-and-announce';
import { NeedsNetwork } from '../../components/request/needs-network';
import { useForm } from '../../components/form/use-form';
import { useSessionCreation } from '../../components/form/use-session-creation';
import { warn } from '../../state/notices';
import { personAtom } from '../../state/session';
import { failureSentence } from '../../text/error-sentences';
import { Button } from '../../ui/button';
import { useIsAlive } from '../../ui/unpressable';
import { TextField } from '../../ui/field/text-field';
import styles from './contacts.module.css';

/**
 * Contact form; this tab keeps what is typed until this device has saved the message, which is sent once there is a network.
 */
export function ContactForm() {
  const person = useAtomValue(personAtom);
  const isAlive = useIsAlive();
  const fields = useRef<HTMLFormElement>(null);
  const trap = useRef<HTMLInputElement>(null);
  const [sent, setSent] = useState<SentMessage | null>(null);
  const [isAgain, setAgain] = useState(false);
  const fresh = {
    name: person === null ? '' : fullName(person),
    email: person?.email ?? '',
    message: '',
  };
  const typed = useSessionCreation('contact', () => fresh);
  const form = useForm(fresh, ({ name, email, message }) => ({
    name: nameFault(name),
    email: plainEmailFault(email),
    message: messageFault(message),
  }));
  // Only now: the server renders an empty form, which the first rendering here has to equal.
  useEffect(() => {
    form.restart({ ...typed.value, ...typedBefore(fields.current, fresh) });
    // oxlint-disable-next-line react/exhaustive-deps -- what this tab kept is filled in once
  }, []);
  const by = person?.uuid ?? null;
  const shownTo = useRef(by);
  useEffect(() => {
    // What a visitor has typed is theirs who then log in; what a person has typed is not the next one's.
    if (shownTo.current !== by) {
      const { name, email, message } = typed.value;
      form.restart({ name: name || fresh.name, email: email || fresh.email, message });
    }
    shownTo.current = by;
    // oxlint-disable-next-line react/exhaustive-deps -- only as another person comes
  }, [by]);
  const field = (name: keyof typeof fresh) => ({
    ...form.field(name),
    onChange(value: string) {
      form.field(name).onChange(value);
      typed.change({ [name]: value });
    },
  });

  const { asks, question } = useAddressQuestion(field('email'));

  const send = async () => {
    if (asks()) return undefined;
    const { name, email, message } = form.values;
    const website = trap.current?.value ?? '';
    const letter = { name: name.trim(), email: typedMailAddress(email), message: message.trim(), website };
    const saved = await typed.attempt((uuid) => enqueue(queuedWrites.sendContactMessage(uuid, letter)));
    if (!saved.ok) return warn(failureSentence(saved.failure));
    typed.forget();
    form.restart(fresh);
    const { key } = saved.value;
    setSent({ key, email: letter.email, outcome: 'waiting' });
    // Another message may be shown by the time that this one has left.
    void followOutcome(key, (outcome) =>
      setSent((shown) => (shown?.key === key ? { ...shown, outcome } : shown)),
    );
  };

  const writeAgain = () => {
    setSent(null);
    setAgain(true);
  };

  if (sent !== null) return <Sent key={sent.key} message={sent} onAgain={writeAgain} />;
  return (
    <>
      <noscript>
        <p>Écrire d’ici demande JavaScript. Sans lui, appelez-nous, ou passez nous voir.</p>
      </noscript>
      <form ref={fields} className={formStyles.form} noValidate onSubmit={form.sending(send)}>
        <div className={formStyles.pair}>
          <TextField
            {...field('name')}
            label="Votre nom"
            autoComplete="name"
            autoCapitalize="words"
            autoFocus={isAgain}
          />
          <TextField {...field('email')} label="Adresse mail" type="email" autoComplete="email" />
        </div>
        {question}
        <TextField {...field('message')} label="Votre message" rows={8} />
        <input
          ref={trap}
          className={styles.trap}
          name="website"
          tabIndex={-1}
          autoComplete="off"
          aria-hidden="true"
        />
        <NeedsNetwork>Sans réseau, votre message attend ici. Il partira de lui-même.</NeedsNetwork>
        <Button type="submit" variant="primary" size="big" disabled={!isAlive} pending={form.isRunning}>
          Envoyer
        </Button>
      </form>
    </>
  );
}

interface SentMessage {
  readonly key: string;
  /** Where an answer goes. */
  readonly email: string;
  readonly outcome: KnownOutcome;
}

interface SentProps {
  message: SentMessage;
  onAgain: () => void;
}

/** What became of the message, until the page is left. */
function Sent({ message: { email, outcome }, onAgain }: SentProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  // The pressed button is gone with its form.
  useEffect(() => {
    heading.current?.focus();
  }, []);
  return (
    <div className={styles.sent} role="status">
      <h3 ref={heading} tabIndex={-1}>
        {titles[outcome]}
      </h3>
      <p>{outcome === 'done' ? `La réponse viendra à ${email}.` : words[outcome]}</p>
      <Button onClick={onAgain}>Écrire un autre message</Button>
    </div>
  );
}

const titles: Readonly<Record<KnownOutcome, string>> = {
  waiting: 'Merci\u00a0! Votre message est enregistré.',
  done: 'Merci\u00a0! Votre message est envoyé.',
  refused: 'Votre message n’est pas parti.',
};

const words = {
  waiting: 'Il part dès que possible, même si vous fermez cette page.',
  refused: 'Voyez «\u00a0À\u00a0traiter\u00a0»\u00a0: ce que vous avez écrit y est gardé.',
} as const;

/** What was typed into the server's form before the code came, or put back there by the browser. */
function typedBefore<Values extends Readonly<Record<string, string>>>(
  form: HTMLFormElement | null,
  fresh: Values,
): Partial<Values> {
  const shown = [...new FormData(form ?? undefined)];
  return Object.fromEntries(
    shown.filter(([name, text]) => name in fresh && text !== '' && text !== fresh[name]),
  ) as Partial<Values>;
}

function messageFault(message: string): string | undefined {
  if (message.trim() === '') return 'Le message est obligatoire';
  return lengthFault(message.trim(), MESSAGE_LENGTH);
}
