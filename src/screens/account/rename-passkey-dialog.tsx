import { LONGEST_PASSKEY_NAME, type Passkey } from '#common/contract/people/passkey';
import { textFault } from '#common/rules/text-faults';
import { askServer } from '../../bridge/calls';
import { ResumedNote } from '../../components/form/resumed-note';
import { useSessionForm } from '../../components/form/use-session-form';
import { announce } from '../../state/notices';
import { quoted } from '../../text/quoted';
import { Dialog } from '../../ui/overlay/dialog';
import { TextField } from '../../ui/field/text-field';
import formStyles from '../../components/form/form.module.css';
import styles from './account-form.module.css';
import { SendButton } from '../../components/form/send-button';

interface RenamePasskeyDialogProps {
  passkey: Passkey;
  isOpen: boolean;
  onClose: () => void;
  onRenamed: () => void;
}

export function RenamePasskeyDialog({ isOpen, onClose, ...rest }: RenamePasskeyDialogProps) {
  return (
    <Dialog title="Renommer la clé d’accès" isOpen={isOpen} onClose={onClose}>
      <RenameForm {...rest} />
    </Dialog>
  );
}

type RenameFormProps = Pick<RenamePasskeyDialogProps, 'passkey' | 'onRenamed'>;

function RenameForm({ passkey, onRenamed }: RenameFormProps) {
  const form = useSessionForm(`passkey ${passkey.uuid}`, { name: passkey.name }, ({ name }) => ({
    name: name.trim() === '' ? 'Le nom est obligatoire' : textFault(name, LONGEST_PASSKEY_NAME),
  }));
  const send = async () => {
    const renamed = await askServer('renamePasskey', {
      params: { uuid: passkey.uuid },
      body: { name: form.values.name.trim() },
    });
    if (!renamed.ok) return form.fail(renamed.failure);
    form.forget();
    announce('Clé d’accès renommée');
    onRenamed();
  };
  return (
    <form className={`${formStyles.form} ${styles.inDialog}`} noValidate onSubmit={form.sending(send)}>
      <ResumedNote typed={form} anew="Repartir du nom enregistré" />
      <TextField
        {...form.field('name')}
        label="Nom de la clé"
        hint={`Pour la reconnaître\u00a0: ${quoted('Mon téléphone')}, ${quoted('Ordinateur du bureau')}…`}
        autoComplete="off"
        autoFocus
      />
      <SendButton form={form} variant="primary" offline="Renommer une clé d’accès demande le réseau.">
        Enregistrer
      </SendButton>
    </form>
  );
}
