import { typedMailAddress } from '#common/base/mail-address';
import { isBlank } from '#common/base/odd-character';
import { createFirstAdministrator } from '../../bridge/calls';
import { FormPage } from '../../components/form/form-page';
import styles from '../../components/form/form.module.css';
import { SendButton } from '../../components/form/send-button';
import { useSessionForm } from '../../components/form/use-session-form';
import {
  confirmationFault,
  emailFault,
  firstnameFault,
  nameFault,
  newPasswordFault,
} from '../../components/session/account-faults';
import { useAddressQuestion } from '../../components/session/address-question';
import { NewPasswordFields } from '../../components/session/new-password-fields';
import { ResumedNote } from '../../components/form/resumed-note';
import { announce } from '../../state/notices';
import { TextField } from '../../ui/field/text-field';

const nothing = { secret: '', name: '', firstname: '', email: '', password: '', confirmation: '' };

const faultsOf = (values: typeof nothing) => ({
  secret: isBlank(values.secret) ? 'Le code est obligatoire' : undefined,
  name: nameFault(values.name),
  firstname: firstnameFault(values.firstname),
  email: emailFault(values.email),
  password: newPasswordFault(values.password),
  confirmation: confirmationFault(values.confirmation, values.password),
});

/** Opens the account of the first administrator, who is then logged in. */
export function AdministratorForm({ onRefused }: { onRefused: () => void }) {
  const form = useSessionForm('administrator', nothing, faultsOf, ['secret', 'password', 'confirmation']);
  const { asks, question } = useAddressQuestion(form.field('email'));

  const send = async () => {
    if (asks()) return undefined;
    const { secret, name, firstname, email, password } = form.values;
    const result = await createFirstAdministrator({
      secret: secret.trim(),
      name: name.trim(),
      firstname: firstname.trim(),
      email: typedMailAddress(email),
      password,
    });
    if (result.ok) {
      form.forget();
      return announce('Votre compte est ouvert, et vous êtes connecté.');
    }
    form.fail(result.failure);
    // Somebody else was faster: there is nothing to do here any more.
    if (result.failure.error?.code === 'wrong-state') onRefused();
    return undefined;
  };

  return (
    <FormPage
      title="Premiers pas"
      words={
        <p>
          Ce site vient d’être installé. Ouvrez d’abord le compte de la personne qui l’administrera&nbsp;; le
          reste suit.
        </p>
      }
      poster={{ title: 'Bienvenue', scene: 'curtain' }}
    >
      <form className={styles.form} noValidate onSubmit={form.sending(send)}>
        <ResumedNote typed={form} anew="Effacer" />
        <TextField
          {...form.field('secret')}
          label="Code de mise en service"
          hint="Le serveur en écrit un à chaque démarrage&nbsp;: prenez le dernier."
          autoComplete="off"
          spellCheck="false"
        />
        <div className={styles.pair}>
          <TextField
            {...form.field('firstname')}
            label="Prénom"
            autoComplete="given-name"
            autoCapitalize="words"
          />
          <TextField {...form.field('name')} label="Nom" autoComplete="family-name" autoCapitalize="words" />
        </div>
        <TextField {...form.field('email')} label="Adresse mail" type="email" autoComplete="username" />
        {question}
        <NewPasswordFields password={form.field('password')} confirmation={form.field('confirmation')} />
        <SendButton
          form={form}
          variant="primary"
          size="big"
          offline="Ouvrir ce compte demande le réseau. Ce que vous avez écrit reste ici."
        >
          Ouvrir le compte
        </SendButton>
      </form>
    </FormPage>
  );
}
