import { askServer } from '../../bridge/calls';
import styles from '../../components/form/form.module.css';
import {
  confirmationFault,
  currentPasswordFault,
  newPasswordFault,
} from '../../components/session/account-faults';
import { useForm } from '../../components/form/use-form';
import { announce } from '../../state/notices';
import { TextField } from '../../ui/field/text-field';
import rows from './section-rows.module.css';
import { NewPasswordFields } from '../../components/session/new-password-fields';
import type { SectionProps } from './section-props';
import { SendButton } from '../../components/form/send-button';
import { UsernameField } from './username-field';

const nothing = { current: '', password: '', confirmation: '' };

/** Changes the password, given the current one. Other devices are then logged out. */
export function PasswordSection({ person }: SectionProps) {
  const form = useForm(nothing, ({ current, password, confirmation }) => ({
    current: currentPasswordFault(current),
    password: newPasswordFault(password),
    confirmation: confirmationFault(confirmation, password),
  }));

  const send = async () => {
    const { uuid } = person;
    const { current, password } = form.values;
    const result = await askServer('changePassword', {
      params: { uuid },
      body: { user: { uuid }, password: current, newUser: { password } },
    });
    if (result.ok) {
      announce('Votre mot de passe a été modifié.');
      form.restart();
      return;
    }
    form.fail(result.failure, { current: 'password', password: 'newUser.password' });
  };

  return (
    <form className={`${styles.form} ${rows.narrow}`} noValidate onSubmit={form.sending(send)}>
      <UsernameField email={person.email} />
      <TextField
        {...form.field('current')}
        label="Mot de passe actuel"
        type="password"
        autoComplete="current-password"
      />
      <NewPasswordFields
        label="Nouveau mot de passe"
        password={form.field('password')}
        confirmation={form.field('confirmation')}
      />
      <p className="small soft">Vos autres appareils seront déconnectés&nbsp;; celui-ci reste connecté.</p>
      <SendButton
        form={form}
        offline="Changer de mot de passe demande le réseau. Ce que vous avez écrit reste ici."
      >
        Changer le mot de passe
      </SendButton>
    </form>
  );
}
