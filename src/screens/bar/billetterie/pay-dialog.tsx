import { type SubmitEvent, useState } from 'react';
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

interface PayDialogProps {
  /** Name of the payer, or of the item paid for. */
  name: string;
  what: string;
  /** Euros, more than 0. */
  total: number;
  /** The same `one` for all tries. */
  onPay: (means: PaidMeans, one: OneTry) => Promise<Result<unknown, Failure>>;
  /** The corrected time. */
  now: () => Date;
  onClose: () => void;
}

/** Records a payment that is due. */
export function PayDialog({ name, what, total, onPay, now, onClose }: PayDialogProps) {
  const [payment, setPayment] = useState<Payment>({ means: 'ESPECES', handed: null });
  const { isRunning, run } = useTask();
  const tries = useOneTry(now);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    run(
      () => tries.attempt((one) => onPay(payment.means, one)),
      () => {
        announce(`${name}\u00a0: ${paidWords(total, payment.means)}`);
        onClose();
      },
    );
  };
  return (
    <Dialog title={name} onClose={onClose}>
      <form className={formStyles.form} noValidate onSubmit={submit}>
        <p>
          {what}&nbsp;: <b>{plainMoney(total)}</b> à encaisser.
        </p>
        <PaymentFields
          total={total}
          payment={payment}
          onChange={(changed) => setPayment({ ...payment, ...changed })}
        />
        <Button type="submit" variant="primary" size="big" wide pending={isRunning}>
          Encaisser {plainMoney(total)}
        </Button>
      </form>
    </Dialog>
  );
}
