import { type ReactNode, type SubmitEvent, useState } from 'react';
import { textFault } from '#common/rules/text-faults';
import { Button } from '../../../ui/button';
import { Dialog } from '../../../ui/overlay/dialog';
import { TextField } from '../../../ui/field/text-field';
import dialogForm from '../../../components/form/dialog-form.module.css';
import { FailureNote } from '../../../components/form/failure-note';
import { useTooEarly } from '../../../components/form/use-too-early';
import { useSave } from '../../../components/request/use-save';
import { ResumedNote } from '../../../components/form/resumed-note';
import { useSessionFormValues } from '../../../components/form/use-session-form-values';
import { WhileClosing } from '../../../ui/overlay/while-closing';
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
  /** How many characters the reason may have. */
  most: number;
  onClose: () => void;
}

/** Refuses a demand, for a reason that the member reads. */
export const RefuseDialog = <Refused extends Demand>({ demand, ...rest }: RefuseDialogProps<Refused>) => (
  <WhileClosing of={demand}>
    {(refused, isOpen) => (
      <Dialog title="Refuser" isOpen={isOpen} onClose={rest.onClose}>
        <RefuseForm demand={refused} isOpen={isOpen} {...rest} />
      </Dialog>
    )}
  </WhileClosing>
);

interface RefuseFormProps<Refused extends Demand> extends RefuseDialogProps<Refused> {
  demand: Refused;
  isOpen: boolean;
}

function RefuseForm<Refused extends Demand>(props: RefuseFormProps<Refused>) {
  const { demand, isOpen, decision, lossOf, hint, most, onClose } = props;
  const typed = useSessionFormValues(`refuse ${demand.uuid}`, () => ({ reason: '' }));
  const save = useSave(isOpen);
  const { reason } = typed.value;
  const [isTouched, setTouched] = useState(false);
  const fault = reason.trim() === '' ? 'Le motif est obligatoire' : textFault(reason, most, true);
  const { isTooEarly } = useTooEarly(fault === undefined);
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    setTouched(true);
    if (isTooEarly(event)) return;
    const isSettled = await save.run(() => decision.refuse(demand, reason.trim()));
    if (isSettled !== true) return;
    typed.forget();
    // The dialog is about to close; its empty field is no fault.
    setTouched(false);
  };
  return (
    <form className={dialogForm.form} noValidate onSubmit={(event) => void submit(event)}>
      <ResumedNote typed={typed} anew="Effacer" />
      <p>{lossOf(demand)}</p>
      <TextField
        label="Motif"
        rows={4}
        autoFocus
        value={reason}
        onChange={(text) => {
          typed.change({ reason: text });
          setTouched(true);
        }}
        onBlur={() => setTouched(true)}
        hint={hint}
        error={isTouched ? fault : undefined}
      />
      <FailureNote failure={save.failure} />
      <div className={dialogForm.answers}>
        <Button onClick={onClose}>Annuler</Button>
        <Button type="submit" variant="primary" pending={decision.running === demand.uuid}>
          Refuser
        </Button>
      </div>
    </form>
  );
}
