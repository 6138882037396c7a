import { useState } from 'react';
import { plainMoney } from '#common/base/numbers';
import type { Result } from '#common/base/result';
import type { PaidMeans } from '#common/contract/tickets/ticket-order';
import type { Failure } from '#worker/api';
import formStyles from '../../../components/form/form.module.css';
import { type OneTry, useOneTry } from '../../../components/request/use-one-try';
import { useTask } from '../../../components/request/use-task';
import { announce } from '../../../state/notices';
import { Button } from '../../../ui/button';
import { Dialog } from '../../../ui/overlay/dialog';
import { paidWords } from './order-words';
import { type Payment, PaymentFields } from './payment-fields';
import { useDue } from './use-due';

interface PayDialogProps {
  /** Name of the payer, or of the item paid for. */
  name: string;
  what: string;
  /** Euros that are due by now: 0 once somebody else has taken them. */
  total: number;
  /** The same `one` for all tries. */
  onPay: (means: PaidMeans, one: OneTry) => Promise<Result<unknown, Failure>>;
  /** The corrected time. */
  now: () => Date;
  /** Whether a press of this moment is meant for this payment. */
  isMeant: () => boolean;
  onClose: () => void;
}

/** Records a payment that is due. */
export function PayDialog({ name, what, total, onPay, now, isMeant, onClose }: PayDialogProps) {
  const [payment, setPayment] = useState<Payment>({ means: 'ESPECES', handed: null });
  const { isRunning, run } = useTask();
  const tries = useOneTry(now);
  const { due, isOther } = useDue(total, isRunning);
  const pay = () => {
    if (!isMeant()) return;
    run(
      () => tries.attempt((one) => onPay(payment.means, one)),
      () => {
        announce(`${name}\u00a0: ${paidWords(due, payment.means)}`);
        onClose();
      },
    );
  };
  if (due === 0)
    return (
      <Dialog title={name} onClose={onClose}>
        <p role="status">
          {what}&nbsp;: il n’y a plus rien à encaisser, cela a été réglé ou annulé entre-temps.
        </p>
      </Dialog>
    );
  return (
    <Dialog title={name} onClose={onClose}>
      <form
        className={formStyles.form}
        noValidate
        // A payment is recorded only by its button: Enter in the field shows what to give back.
        onSubmit={(event) => event.preventDefault()}
      >
        <p>
          {what}&nbsp;: <b>{plainMoney(due)}</b> à encaisser.
        </p>
        {isOther && <p role="status">La somme a changé entre-temps.</p>}
        <PaymentFields
          total={due}
          payment={payment}
          onChange={(changed) => setPayment({ ...payment, ...changed })}
        />
        <Button variant="primary" size="big" wide pending={isRunning} onClick={pay}>
          Encaisser {plainMoney(due)}
        </Button>
      </form>
    </Dialog>
  );
}
