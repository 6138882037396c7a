import { type ReactNode, type SubmitEvent, useState } from 'react';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/overlay/dialog';
import { TextField } from '../../ui/field/text-field';
import dialogForm from '../form/dialog-form.module.css';
import { FailureNote } from '../form/failure-note';
import type { Demand } from './demand';
import type { Decision } from './use-decision';

interface RefuseDialogProps<Refused extends Demand> {
  /** The demand about to be refused; null closes the dialog. */
  demand: Refused | null;
  decision: Decision<Refused>;
  /** What the member is refused. */
  lossOf: (demand: Refused) => ReactNode;
  /** Where the member reads the reason. */
  hint: string;
  maxLength: number;
  onClose: () => void;
}

/** Refuses a demand, for a reason that the member reads. */
export function RefuseDialog<Refused extends Demand>({ demand, ...rest }: RefuseDialogProps<Refused>) {
  const [shown, setShown] = useState(demand);
  if (demand !== null && demand !== shown) setShown(demand);
  if (shown === null) return null;
  return (
    <Dialog title="Refuser" isOpen={demand !== null} onClose={rest.onClose}>
      <RefuseForm key={shown.uuid} demand={shown} {...rest} />
    </Dialog>
  );
}

function RefuseForm<Refused extends Demand>(props: RefuseDialogProps<Refused> & { demand: Refused }) {
  const { demand, decision, lossOf, hint, maxLength, onClose } = props;
  const [reason, setReason] = useState('');
  const [isTouched, setTouched] = useState(false);
  const isEmpty = reason.trim() === '';
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (!isEmpty) void decision.refuse(demand, reason.trim());
  };
  return (
    <form className={dialogForm.form} noValidate onSubmit={submit}>
      <p>{lossOf(demand)}</p>
      <TextField
        label="Motif"
        rows={4}
        maxLength={maxLength}
        autoFocus
        value={reason}
        onChange={(text) => {
          setReason(text);
          setTouched(true);
        }}
        onBlur={() => setTouched(true)}
        hint={hint}
        error={isTouched && isEmpty ? 'Le motif est obligatoire' : undefined}
      />
      <FailureNote failure={decision.failure} />
      <div className={dialogForm.answers}>
        <Button onClick={onClose}>Annuler</Button>
        <Button type="submit" variant="primary" disabled={isEmpty} pending={decision.running === demand.uuid}>
          Refuser
        </Button>
      </div>
    </form>
  );
}
