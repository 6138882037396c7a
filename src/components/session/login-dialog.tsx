import { type SubmitEvent, useState } from 'react';
import { is } from 'superstruct';
import { email as emailStruct } from '#common/contract/user';
import { login } from '../../bridge/calls';
import { links } from '../../links';
import { announce, warn } from '../../state/notices';
import { failureSentence } from '../../text/error-sentences';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { Link } from '../../ui/link';
import { TextField } from '../../ui/text-field';
import type { DialogScreenProps } from '../dialog-screen';
import styles from './session-dialogs.module.css';

export function LoginDialog({ isOpen, onClose }: DialogScreenProps) {
  return (
    <Dialog
      title="Se connecter"
      isOpen={isOpen}
      onClose={onClose}
      foot={
        <>
          <Link href={links.forgottenPassword.to()} onClick={onClose}>
            Mot de passe oublié ?
          </Link>
          <Link href={links.register.to()} onClick={onClose}>
            Créer un compte
          </Link>
        </>
      }
    >
      <LoginForm onDone={onClose} />
    </Dialog>
  );
}

function LoginForm({ onDone }: { onDone: () => void }) {
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [touched, setTouched] = useState({ email: false, password: false });
  const [isRunning, setRunning] = useState(false);
  const faults = { email: emailFault(email), password: passwordFault(password) };
  const isValid = faults.email === undefined && faults.password === undefined;

  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    if (!isValid || isRunning) return;
    setRunning(true);
    const result = await login(email.trim(), password);
    setRunning(false);
    if (!result.ok) {
      warn(failureSentence(result.failure));
      return;
    }
    announce('Vous êtes à présent connecté.');
    onDone();
  };

  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <TextField
        label="Adresse mail"
        type="email"
        name="email"
        autoComplete="username"
        autoFocus
        value={email}
        onChange={(value) => {
          setEmail(value);
          setTouched((before) => ({ ...before, email: true }));
        }}
        onBlur={() => setTouched((before) => ({ ...before, email: true }))}
        error={touched.email ? faults.email : undefined}
      />
      <TextField
        label="Mot de passe"
        type="password"
        name="password"
        autoComplete="current-password"
        value={password}
        onChange={(value) => {
          setPassword(value);
          setTouched((before) => ({ ...before, password: true }));
        }}
        onBlur={() => setTouched((before) => ({ ...before, password: true }))}
        error={touched.password ? faults.password : undefined}
      />
      <Button type="submit" look="act" size="big" wide disabled={!isValid} pending={isRunning}>
        Se connecter
      </Button>
    </form>
  );
}

function emailFault(email: string): string | undefined {
  if (email.trim() === '') return "L'adesse mail est obligatoire";
  return is(email.trim(), emailStruct) ? undefined : "L'adesse mail n'est pas correcte";
}

function passwordFault(password: string): string | undefined {
  return password === '' ? 'Le mot de passe est obligatoire' : undefined;
}
