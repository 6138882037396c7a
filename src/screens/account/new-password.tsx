import { useSetAtom } from 'jotai';
import { useCallback } from 'react';
import { useLocation, useParams } from 'wouter';
import type { AccountToken } from '#common/contract/people/account';
import { links } from '#common/contract/site/links';
import { askServer } from '../../bridge/calls';
import { FormPage } from '../../components/form/form-page';
import { confirmationFault, newPasswordFault } from '../../components/session/account-faults';
import { useForm } from '../../components/form/use-form';
import { openDialog } from '../../state/dialogs';
import { announce } from '../../state/notices';
import { typedAddressAtom } from '../../state/typed-address';
import styles from '../../components/form/form.module.css';
import { NewPasswordFields } from '../../components/session/new-password-fields';
import { SendButton } from '../../components/form/send-button';
import { TokenWait } from './token-wait';
import { useToken } from './use-token';
import { useUnknownToken } from './use-unknown-token';
import { UsernameField } from './username-field';

/** The page of the link in the mail for a forgotten password. */
export function NewPassword() {
  const { token = '' } = useParams<{ token: string }>();
  const { stage, again } = useToken(
    'password',
    useCallback(() => askServer('readPasswordToken', { params: { token } }), [token]),
  );
  if (stage.kind !== 'found') return <TokenWait title="Nouveau mot de passe" stage={stage} onAgain={again} />;
  return (
    <FormPage
      title="Nouveau mot de passe"
      words={<p>Pour le compte {stage.found.user.email}. Vos autres appareils seront déconnectés.</p>}
      poster={{ title: 'La nouvelle clef', scene: 'landing' }}
    >
      <NewPasswordForm accountToken={stage.found} />
    </FormPage>
  );
}

function NewPasswordForm({ accountToken }: { accountToken: AccountToken }) {
  const [, navigate] = useLocation();
  const leave = useUnknownToken('password');
  const setTypedAddress = useSetAtom(typedAddressAtom);
  const form = useForm({ password: '', confirmation: '' }, ({ password, confirmation }) => ({
    password: newPasswordFault(password),
    confirmation: confirmationFault(confirmation, password),
  }));

  const send = async () => {
    const { token, user } = accountToken;
    const body = { ...accountToken, user: { ...user, password: form.values.password } };
    const result = await askServer('renewPassword', { params: { token }, body });
    if (result.ok) {
      announce('Votre mot de passe a été modifié.');
      navigate(links.newsHome.to());
      setTypedAddress(user.email);
      openDialog('login');
    } else if (result.failure.status === 404) {
      leave();
    } else {
      form.fail(result.failure, { password: 'user.password' });
    }
  };

  return (
    <form className={styles.form} noValidate onSubmit={form.sending(send)}>
      <UsernameField email={accountToken.user.email} />
      <NewPasswordFields
        label="Nouveau mot de passe"
        password={form.field('password')}
        confirmation={form.field('confirmation')}
      />
      <SendButton
        form={form}
        variant="primary"
        size="big"
        offline="Changer de mot de passe demande le réseau. Ce que vous avez écrit reste ici."
      >
        Changer le mot de passe
      </SendButton>
    </form>
  );
}
