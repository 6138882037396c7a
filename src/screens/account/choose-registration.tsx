import type { AccountToken } from '#common/contract/people/account';
import { links } from '#common/contract/site/links';
import { askServer } from '../../bridge/calls';
import styles from '../../components/form/form.module.css';
import { FormPage } from '../../components/form/form-page';
import { SendButton } from '../../components/form/send-button';
import { passwordFault } from '../../components/session/account-faults';
import { useForm } from '../../components/form/use-form';
import { Link } from '../../ui/link';
import { TextField } from '../../ui/field/text-field';
import { useUnknownToken } from './use-unknown-token';
import { UsernameField } from './username-field';

interface ChooseRegistrationProps {
  accountToken: AccountToken;
  onActivated: (firstname: string) => void;
}

/** The address has several registrations: the password typed selects the one to activate. */
export function ChooseRegistration({ accountToken, onActivated }: ChooseRegistrationProps) {
  return (
    <FormPage
      title="Activation du compte"
      words={
        <p>
          Cette adresse était déjà connue ici. Tapez le mot de passe que vous avez choisi en vous inscrivant.
        </p>
      }
      poster={{ title: 'La nouvelle clef', scene: 'landing' }}
    >
      <ChooseRegistrationForm accountToken={accountToken} onActivated={onActivated} />
    </FormPage>
  );
}

function ChooseRegistrationForm({ accountToken, onActivated }: ChooseRegistrationProps) {
  const leave = useUnknownToken('activation');
  const form = useForm({ password: '' }, ({ password }) => ({ password: passwordFault(password) }));

  const send = async () => {
    const { token } = accountToken;
    const body = { ...accountToken, password: form.values.password };
    const result = await askServer('activateAccount', { params: { token }, body });
    if (result.ok) {
      onActivated(result.value.user.firstname);
    } else if (result.failure.status === 404) {
      leave();
    } else {
      form.fail(result.failure);
    }
  };

  return (
    <form className={styles.form} noValidate onSubmit={form.sending(send)}>
      <UsernameField email={accountToken.user.email} />
      <TextField
        {...form.field('password')}
        label="Mot de passe"
        type="password"
        autoComplete="current-password"
      />
      <SendButton
        form={form}
        variant="primary"
        size="big"
        offline="Activer le compte demande le réseau. Ce que vous avez écrit reste ici."
      >
        Activer mon compte
      </SendButton>
      <p>
        <Link href={links.forgottenPassword.to()}>Mot de passe oublié&nbsp;?</Link>
      </p>
    </form>
  );
}
