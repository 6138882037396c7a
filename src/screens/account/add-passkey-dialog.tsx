import { askServer } from '../../bridge/calls';
import { makePasskey } from '../../bridge/passkeys';
import { currentPasswordFault } from '../../components/session/account-faults';
import { useForm } from '../../components/form/use-form';
import { announce, warn } from '../../state/notices';
import type { Person } from '../../state/session-records';
import { passkeySentences } from '../../text/passkey-sentences';
import { Dialog } from '../../ui/overlay/dialog';
import { TextField } from '../../ui/field/text-field';
import formStyles from '../../components/form/form.module.css';
import styles from './account-form.module.css';
import { SendButton } from '../../components/form/send-button';
import { UsernameField } from './username-field';

interface AddPasskeyDialogProps {
  person: Person;
  isOpen: boolean;
  onClose: () => void;
  onAdded: () => void;
}

/** Asks for the password again, then the browser asks for a finger, a face or a PIN. */
export function AddPasskeyDialog({ person, isOpen, onClose, onAdded }: AddPasskeyDialogProps) {
  return (
    <Dialog title="Ajouter une clé d’accès" isOpen={isOpen} onClose={onClose}>
      <AddForm email={person.email} onAdded={onAdded} />
    </Dialog>
  );
}

function AddForm({ email, onAdded }: { email: string; onAdded: () => void }) {
  const form = useForm({ password: '' }, ({ password }) => ({ password: currentPasswordFault(password) }));
  const send = async () => {
    const prepared = await askServer('preparePasskey', { body: { password: form.values.password } });
    if (!prepared.ok) return form.fail(prepared.failure);
    const made = await makePasskey(prepared.value);
    if (!made.ok) return warn(passkeySentences[made.failure]);
    const added = await askServer('addPasskey', { body: { credential: made.value } });
    if (!added.ok) return form.fail(added.failure);
    announce('Clé d’accès ajoutée');
    onAdded();
  };
  return (
    <form className={`${formStyles.form} ${styles.inDialog}`} noValidate onSubmit={form.sending(send)}>
      <p>
        Votre mot de passe encore une fois&nbsp;; puis votre navigateur vous demandera votre empreinte, votre
        visage ou le code de l’appareil.
      </p>
      <UsernameField email={email} />
      <TextField
        {...form.field('password')}
        label="Mot de passe actuel"
        type="password"
        autoComplete="current-password"
        autoFocus
      />
      <SendButton form={form} variant="primary" offline="Ajouter une clé d’accès demande le réseau.">
        Continuer
      </SendButton>
    </form>
  );
}
