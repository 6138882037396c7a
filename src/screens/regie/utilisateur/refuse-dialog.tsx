import { type SubmitEvent, useState } from 'react';
import type { RoleDemand } from '#common/contract/role-demand';
import { FailureNote } from '../../../components/failure-note';
import { quoted } from '../../../text/quoted';
import { Button } from '../../../ui/button';
import { Dialog } from '../../../ui/dialog';
import { TextField } from '../../../ui/text-field';
import styles from './dialog-form.module.css';
import { fullName } from './person-name';
import type { Decision } from './use-decision';

interface RefuseDialogProps {
  /** What is about to be refused; null closes the dialog. */
  demand: RoleDemand | null;
  decision: Decision;
  onClose: () => void;
}

/** Refuses a demand, for a reason that the member reads. */
export function RefuseDialog({ demand, decision, onClose }: RefuseDialogProps) {
  const [shown, setShown] = useState(demand);
  if (demand !== null && demand !== shown) setShown(demand);
  if (shown === null) return null;
  return (
    <Dialog title="Refuser" isOpen={demand !== null} onClose={onClose}>
      <RefuseForm key={shown.uuid} demand={shown} decision={decision} onClose={onClose} />
    </Dialog>
  );
}

interface RefuseFormProps extends Omit<RefuseDialogProps, 'demand'> {
  demand: RoleDemand;
}

function RefuseForm({ demand, decision, onClose }: RefuseFormProps) {
  const [reason, setReason] = useState('');
  const [isTouched, setTouched] = useState(false);
  const isEmpty = reason.trim() === '';
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (!isEmpty) void decision.refuse(demand, reason.trim());
  };
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <p>
        <strong>{fullName(demand.user)}</strong> n’aura pas l’habilitation {quoted(demand.role.name)}.
      </p>
      <TextField
        label="Motif"
        rows={4}
        maxLength={1000}
        autoFocus
        value={reason}
        onChange={(text) => {
          setReason(text);
          setTouched(true);
        }}
        onBlur={() => setTouched(true)}
        hint="Il part par mail et se lit dans le profil."
        error={isTouched && isEmpty ? 'Le motif est obligatoire' : undefined}
      />
      <FailureNote failure={decision.failure} />
      <div className={styles.answers}>
        <Button onClick={onClose}>Annuler</Button>
        <Button type="submit" look="act" disabled={isEmpty} pending={decision.running === demand.uuid}>
          Refuser
        </Button>
      </div>
    </form>
  );
}
