import { useState } from 'react';
import { useLocation } from 'wouter';
import { typedMailAddress } from '#common/base/mail-address';
import { links } from '#common/contract/site/links';
import { askServer } from '../../bridge/calls';
import styles from '../../components/form/form.module.css';
import { FormPage } from '../../components/form/form-page';
import { accountEmailFault } from '../../components/session/account-faults';
import { useForm } from '../../components/form/use-form';
import { warn } from '../../state/notices';
import { failureSentence } from '../../text/error-sentences';
import { TextField } from '../../ui/field/text-field';
import { MailSent } from './mail-sent';
import { SendButton } from '../../components/form/send-button';

/** Requests a mail with a link to choose a new password. */
export function ForgottenPassword() {
  return (
    <FormPage
      title={'Mot de\u00a0passe oublié'}
      words={<p>Nous vous envoyons un mail avec un lien pour en choisir un autre.</p>}
      poster={{ title: 'Le trou de mémoire', scene: 'vigil' }}
    >
      <ForgottenPasswordForm />
    </FormPage>
  );
}

function ForgottenPasswordForm() {
  const [, navigate] = useLocation();
  const [sentTo, setSentTo] = useState<string | null>(null);
  const form = useForm({ email: '' }, ({ email }) => ({ email: accountEmailFault(email) }));

  const send = async () => {
    const email = typedMailAddress(form.values.email);
    const result = await askServer('requestPassword', { body: { email } });
    if (result.ok) {
      setSentTo(email);
      return;
    }
    const isUnknown = result.failure.status === 404;
    warn(isUnknown ? "Aucun compte trouvé. Vérifiez l'adresse mail." : failureSentence(result.failure));
  };

  return (
    <form className={styles.form} noValidate onSubmit={form.sending(send)}>
      <TextField {...form.field('email')} label="Adresse mail" type="email" autoComplete="username" />
      <SendButton
        form={form}
        variant="primary"
        size="big"
        offline="Demander un nouveau mot de passe demande le réseau."
      >
        Recevoir le lien
      </SendButton>
      <MailSent address={sentTo} onClose={() => navigate(links.newsHome.to())}>
        Il contient un lien pour choisir un nouveau mot de passe, valable une heure. S’il n’arrive pas,
        regardez dans les courriers indésirables (spam).
      </MailSent>
    </form>
  );
}
