import { useAtom } from 'jotai';
import { useId, useState } from 'react';
import { typedMailAddress } from '#common/base/mail-address';
import { links } from '#common/contract/site/links';
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
import { accountEmailFault, passwordFault } from './account-faults';
import { PasskeyLogin } from './passkey-login';
import styles from './session-dialogs.module.css';
import { useReturnWords } from './use-return-words';

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
