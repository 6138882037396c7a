import { useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { typedMailAddress } from '#common/base/mail-address';
import { links } from '#common/contract/site/links';
import { askServer } from '../../bridge/calls';
import { FormPage } from '../../components/form/form-page';
import { flagIn } from '../../components/list-filter/address-value';
import {
  confirmationFault,
  emailFault,
  firstnameFault,
  nameFault,
  newPasswordFault,
  termsFault,
} from '../../components/session/account-faults';
import { useTermsVersion } from '../../components/update/use-terms-version';
import { TermsCheckbox } from '../../components/session/terms-checkbox';
import { useSessionForm } from '../../components/form/use-session-form';
import { ResumedNote } from '../../components/form/resumed-note';
import { acceptTerms } from '../../state/terms';
import { TextField } from '../../ui/field/text-field';
import { MailSent } from './mail-sent';
import { useAddressQuestion } from '../../components/session/address-question';
import { NewPasswordFields } from '../../components/session/new-password-fields';
import styles from '../../components/form/form.module.css';
import { SendButton } from '../../components/form/send-button';

/** Creates an account; with `?temporary`, one that lasts as long as a show is offered. */
export function Registration() {
  const isTemporary = flagIn(useSearch(), 'temporary');
  return (
    <FormPage
      title={isTemporary ? 'Un compte pour l’occasion' : 'Créer un compte'}
      words={
        isTemporary ? (
          <p>
            Ce compte est temporaire&nbsp;: il disparaît de lui-même dès qu’aucun spectacle n’est plus
            proposé. Vous pourrez le garder en le rendant permanent dans votre profil.
          </p>
        ) : (
          <p>Pour retrouver vos places, réserver plus vite et rejoindre la troupe.</p>
        )
      }
      poster={{ title: 'Entrez en scène', scene: 'doors' }}
    >
      <RegistrationForm isTemporary={isTemporary} />
    </FormPage>
  );
}

const nothing = { name: '', firstname: '', email: '', password: '', confirmation: '', terms: '' };

const faultsOf = (values: typeof nothing) => ({
  name: nameFault(values.name),
  firstname: firstnameFault(values.firstname),
  email: emailFault(values.email),
  password: newPasswordFault(values.password),
  confirmation: confirmationFault(values.confirmation, values.password),
  terms: termsFault(values.terms !== ''),
});

function RegistrationForm({ isTemporary }: { isTemporary: boolean }) {
  const [, navigate] = useLocation();
  const [sentTo, setSentTo] = useState<string | null>(null);
  const termsVersion = useTermsVersion();
  const form = useSessionForm('registration', nothing, faultsOf, ['password', 'confirmation', 'terms']);

  const { asks, question } = useAddressQuestion(form.field('email'));

  const send = async () => {
    if (asks()) return;
    const { name, firstname, email, password } = form.values;
    const result = await askServer('registerUser', {
      body: {
        name: name.trim(),
        firstname: firstname.trim(),
        email: typedMailAddress(email),
        password,
        temporary: isTemporary,
        ...(termsVersion !== undefined && { termsVersion }),
      },
    });
    if (!result.ok) return form.fail(result.failure);
    if (termsVersion !== undefined) acceptTerms(termsVersion);
    form.forget();
    setSentTo(typedMailAddress(email));
  };

  return (
    <form className={styles.form} noValidate onSubmit={form.sending(send)}>
      <ResumedNote typed={form} anew="Effacer" />
      <div className={styles.pair}>
        <TextField
          {...form.field('firstname')}
          label="Prénom"
          autoComplete="given-name"
          autoCapitalize="words"
        />
        <TextField {...form.field('name')} label="Nom" autoComplete="family-name" autoCapitalize="words" />
      </div>
      <TextField {...form.field('email')} label="Adresse mail" type="email" autoComplete="email" />
      {question}
      <NewPasswordFields password={form.field('password')} confirmation={form.field('confirmation')} />
      <TermsCheckbox {...form.field('terms')} />
      <SendButton
        form={form}
        variant="primary"
        size="big"
        offline="Créer un compte demande le réseau. Ce que vous avez écrit reste ici."
      >
        Créer mon compte
      </SendButton>
      <MailSent address={sentTo} onClose={() => navigate(links.newsHome.to())}>
        Un mail d’activation va être envoyé à cette adresse. S’il n’arrive pas, regardez dans les courriers
        indésirables (spam).
      </MailSent>
    </form>
  );
}
