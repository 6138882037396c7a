import { useAtom, useAtomValue } from 'jotai';
import { useId, useState } from 'react';
import { useLiveQuery } from 'dexie-react-hooks';
import { typedMailAddress } from '#common/base/mail-address';
import { links } from '#common/contract/site/links';
import { count } from '#common/base/numbers';
import { leftBehindQueries } from '#mirror/queries/left-behind-queries';
import { askServer, login } from '../../bridge/calls';
import { announce, warn } from '../../state/notices';
import { typedAddressAtom } from '../../state/typed-address';
import { failureSentence } from '../../text/error-sentences';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/overlay/dialog';
import { Link } from '../../ui/link';
import { TextField } from '../../ui/field/text-field';
import type { DialogScreenProps } from '../loading/dialog-screen';
import { useForm } from '../form/use-form';
import { useTask } from '../request/use-task';
import { syncAtom } from '../../state/connection';
import { keepingAtom } from '../../state/keeping';
import { readReturnAddress } from '../../state/return-address';
import { absentWords } from '../../text/sync-sentences';
import { knowsPasskeys } from '../../bridge/passkeys';
import { NeedsNetwork, useLine } from '../request/needs-network';
import { accountEmailFault, passwordFault } from './account-faults';
import { usePasskeyLogin } from './use-passkey-login';
import styles from './session-dialogs.module.css';

export function LoginDialog({ isOpen, onClose }: DialogScreenProps) {
  const noteId = useId();
  const words = useReturnWords();
  return (
    <Dialog
      title="Se connecter"
      isOpen={isOpen}
      onClose={onClose}
      describedBy={words.length > 0 ? noteId : undefined}
      foot={
        <>
          <Link href={links.forgottenPassword.to()} onClick={onClose}>
            Mot de passe oublié&nbsp;?
          </Link>
          <Link href={links.register.to()} onClick={onClose}>
            Créer un compte
          </Link>
        </>
      }
    >
      {words.length > 0 && (
        <div id={noteId} className={styles.waiting}>
          {words.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      )}
      <LoginForm onDone={onClose} />
      <PasskeyLogin onDone={onClose} />
    </Dialog>
  );
}

/** The field to which each server error applies. */
const places: Readonly<Record<string, 'email' | 'password'>> = {
  'bad-credentials': 'password',
  'not-activated': 'email',
  blocked: 'email',
};

/** The credentials of an account that is not activated yet: the password was right, so it belongs to this person. */
type Waiting = Readonly<Record<'email' | 'password', string>>;

function LoginForm({ onDone }: { onDone: () => void }) {
  const [typedAddress, setTypedAddress] = useAtom(typedAddressAtom);
  const form = useForm({ email: typedAddress, password: '' }, ({ email, password }) => ({
    email: accountEmailFault(email),
    password: passwordFault(password),
  }));

  const [waiting, setWaiting] = useState<Waiting | null>(null);

  const send = async () => {
    const typed = { ...form.values, email: typedMailAddress(form.values.email) };
    const result = await login(typed.email, typed.password);
    const code = result.ok ? undefined : result.failure.error?.code;
    setWaiting(code === 'not-activated' ? typed : null);
    if (!result.ok) {
      const why = failureSentence(result.failure);
      warn(why);
      // The notice disappears and may cover the field: beside the field the error stays until something is typed.
      const place = places[code ?? ''];
      if (place !== undefined) form.refuse({ [place]: why });
      return;
    }
    setTypedAddress('');
    announce('Vous êtes à présent connecté.');
    onDone();
  };

  return (
    <form className={styles.form} noValidate onSubmit={form.sending(send)}>
      <TextField
        {...form.field('email')}
        label="Adresse mail"
        type="email"
        autoComplete="username webauthn"
        autoFocus
        onChange={(address) => {
          form.field('email').onChange(address);
          setTypedAddress(address);
        }}
      />
      <TextField
        {...form.field('password')}
        label="Mot de passe"
        type="password"
        autoComplete="current-password"
      />
      {waiting !== null && <ResendButton waiting={waiting} onDone={() => setWaiting(null)} />}
      <Button
        type="submit"
        variant="primary"
        size="big"
        wide
        disabled={!form.isReady && !form.isRunning}
        pending={form.isRunning}
      >
        Se connecter
      </Button>
    </form>
  );
}

function ResendButton({ waiting, onDone }: { waiting: Waiting; onDone: () => void }) {
  const { isRunning, run } = useTask();
  const resend = () =>
    run(
      () => askServer('resendActivation', { body: waiting }),
      () => {
        announce(`Le mail d’activation repart vers ${waiting.email}. Regardez aussi dans les indésirables.`);
        onDone();
      },
    );
  return (
    <Button icon="mail" pending={isRunning} onClick={resend}>
      Renvoyer le mail
    </Button>
  );
}

/** For whoever is about to log in: why the session ended, if that is known, what waits for the login, where it leads. */
function useReturnWords(): readonly string[] {
  const state = useAtomValue(syncAtom);
  const ended = state.session.kind === 'ended' ? state.session : null;
  const person = ended?.person ?? null;
  const left = useLiveQuery(async () => (person === null ? null : leftBehindQueries.of(person)), [person]);
  const isKept = useAtomValue(keepingAtom).kind !== 'refused';
  const drafts = left?.drafts ?? 0;
  const words = absentWords(state).map((sentence) => `${sentence}.`);
  if (drafts > 0)
    words.push(
      count(drafts, 'brouillon est gardé sur cet appareil.', 'brouillons sont gardés sur cet appareil.'),
    );
  if (person !== null && readReturnAddress()?.by === person)
    words.push('Vous reviendrez à la page où vous étiez.');
  if (!isKept)
    words.push(
      'Ce navigateur ne garde rien\u00a0: vous resterez connecté tant que vous ne rechargez ni ne fermez cette page.',
    );
  return [...(ended?.reason ? [ended.reason] : []), ...(words.length > 0 ? [words.join(' ')] : [])];
}

/** Login by passkey, by a button or from the browser's suggestions in the address field. */
function PasskeyLogin({ onDone }: { onDone: () => void }) {
  const hasLine = useLine();
  const reasonId = useId();
  const isKnown = knowsPasskeys();
  const { isRunning, choose } = usePasskeyLogin(isKnown && hasLine, onDone);
  if (!isKnown) return null;
  return (
    <div className={styles.otherWay}>
      <p className={styles.or}>ou</p>
      <NeedsNetwork id={reasonId}>
        Le serveur vérifie la clé d’accès&nbsp;: il faut le réseau pour s’en servir.
      </NeedsNetwork>
      <Button
        icon="key"
        size="big"
        wide
        disabled={!hasLine}
        pending={isRunning}
        aria-describedby={reasonId}
        onClick={choose}
      >
        Utiliser une clé d’accès
      </Button>
    </div>
  );
}
