import { useAtom } from 'jotai';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { typedMailAddress } from '#common/base/mail-address';
import { links } from '#common/contract/site/links';
import { askServer } from '../../bridge/calls';
import styles from '../../components/form/form.module.css';
import { FormPage } from '../../components/form/form-page';
import { accountEmailFault } from '../../components/session/account-faults';
import { useForm } from '../../components/form/use-form';
import { useAddressQuestion } from '../../components/session/address-question';
import { warn } from '../../state/notices';
import { typedAddressAtom } from '../../state/typed-address';
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
  const [typedAddress, setTypedAddress] = useAtom(typedAddressAtom);
  const form = useForm({ email: typedAddress }, ({ email }) => ({ email: accountEmailFault(email) }));

  const email = {
    ...form.field('email'),
    onChange(address: string) {
      form.field('email').onChange(address);
      setTypedAddress(address);
    },
  };
  const { asks, question } = useAddressQuestion(email);

  const send = async () => {
    if (asks()) return;
    const address = typedMailAddress(form.values.email);
    const result = await askServer('requestPassword', { body: { email: address } });
    if (result.ok) {
      setSentTo(address);
      return;
    }
    if (result.failure.status === 404) warn("Aucun compte trouvé. Vérifiez l'adresse mail.");
    else form.fail(result.failure);
  };

  return (
    <form className={styles.form} noValidate onSubmit={form.sending(send)}>
      <TextField {...email} label="Adresse mail" type="email" autoComplete="username" />
      {question}
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
