import type { ReactNode } from 'react';
import type { IdentityProof } from '#common/contract/people/identity-proof';
import { askServer } from '../../bridge/calls';
import { knowsPasskeys, signWithPasskey } from '../../bridge/passkeys';
import formStyles from '../../components/form/form.module.css';
import { SendButton } from '../../components/form/send-button';
import { useForm } from '../../components/form/use-form';
import { useLine } from '../../components/request/needs-network';
import { useRunning } from '../../components/request/use-running';
import { currentPasswordFault } from '../../components/session/account-faults';
import { warn } from '../../state/notices';
import { failureSentence } from '../../text/error-sentences';
import { passkeySentences } from '../../text/passkey-sentences';
import { Button } from '../../ui/button';
import { TextField } from '../../ui/field/text-field';
import { Dialog } from '../../ui/overlay/dialog';
import styles from './account-form.module.css';
import { UsernameField } from './username-field';

interface ProofDialogProps {
  /** One sentence; it names what would be lost. */
  question: string;
  /** What is said before the proof is asked for. */
  children: ReactNode;
  yes: string;
  no: string;
  email: string;
  isOpen: boolean;
  onNo: () => void;
  /** Does what was asked, which the server allows for five minutes after the proof. */
  onProved: () => Promise<void>;
}

/** Asks before something irreversible, and for the password or a passkey: the device may lie open on a table. */
export function ProofDialog({ question, isOpen, onNo, ...asked }: ProofDialogProps) {
  return (
    <Dialog title={question} isOpen={isOpen} onClose={onNo}>
      <ProofForm onNo={onNo} {...asked} />
    </Dialog>
  );
}

function ProofForm({
  children,
  yes,
  no,
  email,
  onNo,
  onProved,
}: Omit<ProofDialogProps, 'question' | 'isOpen'>) {
  const hasLine = useLine();
  const signing = useRunning();
  const form = useForm({ password: '' }, ({ password }) => ({ password: currentPasswordFault(password) }));

  const send = async () => {
    const proved = await prove({ password: form.values.password });
    if (proved.ok) await onProved();
    else form.fail(proved.failure);
  };
  const sign = async () => {
    const asked = await askServer('requestPasskey', {});
    if (!asked.ok) return warn(failureSentence(asked.failure));
    const signed = await signWithPasskey(asked.value);
    if (!signed.ok) return warn(passkeySentences[signed.failure]);
    const proved = await prove({ credential: signed.value });
    return proved.ok ? onProved() : warn(failureSentence(proved.failure));
  };

  return (
    <form className={`${formStyles.form} ${styles.inDialog}`} noValidate onSubmit={form.sending(send)}>
      {children}
      <p>Confirmez que c’est bien vous.</p>
      <UsernameField email={email} />
      <TextField
        {...form.field('password')}
        label="Mot de passe actuel"
        type="password"
        autoComplete="current-password"
      />
      <SendButton form={form} variant="primary" offline={`${yes} demande le réseau.`}>
        {yes}
      </SendButton>
      {knowsPasskeys() && (
        <Button
          icon="key"
          disabled={!hasLine || form.isRunning}
          pending={signing.isRunning}
          onClick={() => void signing.run(sign)}
        >
          {yes} avec une clé d’accès
        </Button>
      )}
      <Button onClick={onNo}>{no}</Button>
    </form>
  );
}

const prove = (body: IdentityProof) => askServer('proveIdentity', { body });
