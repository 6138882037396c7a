import { type ReactNode, useState } from 'react';
import { plainMoney } from '#common/base/numbers';
import type { TypedNumber } from '#common/base/typed-number';
import { type PaidMeans, paidMeansCodes, paymentMeans } from '#common/contract/tickets/ticket-order';
import { Chip, chipsClass } from '../../../ui/chip';
import { classNames } from '../../../ui/class-names';
import { NumberField } from '../../../ui/field/number-field';
import { changeOf, likelyCash } from './cash';
import styles from './payment-fields.module.css';

export interface Payment {
  readonly means: PaidMeans;
  /** Amount handed over in cash, in euros, as typed. */
  readonly handed: TypedNumber;
}

interface PaymentFieldsProps {
  /** Euros, more than 0. */
  total: number;
  payment: Payment;
  onChange: (changed: Partial<Payment>) => void;
}

/** Means of payment, and the change to give back. */
export function PaymentFields({ total, payment, onChange }: PaymentFieldsProps) {
  return (
    <div className={styles.payment}>
      <div className={styles.means} role="group" aria-label="Moyen de paiement">
        {paidMeansCodes.map((code) => (
          <button
            key={code}
            type="button"
            aria-pressed={payment.means === code}
            onClick={() => onChange({ means: code, handed: null })}
          >
            {paymentMeans[code]}
          </button>
        ))}
      </div>
      {payment.means === 'ESPECES' && (
        <CashFields
          key={total}
          total={total}
          handed={payment.handed}
          onChange={(handed) => onChange({ handed })}
        />
      )}
    </div>
  );
}

interface CashFieldsProps {
  total: number;
  handed: TypedNumber;
  onChange: (handed: TypedNumber) => void;
}

function CashFields({ total, handed, onChange }: CashFieldsProps) {
  const sums = likelyCash(total);
  const [isTyping, setTyping] = useState(handed !== null && !sums.some((sum) => sum === handed));
  const choose = (sum: number) => {
    setTyping(false);
    onChange(handed === sum ? null : sum);
  };
  const type = () => {
    setTyping(!isTyping);
    onChange(null);
  };
  return (
    <div className={styles.cash}>
      <div className={classNames(chipsClass, styles.handed)} role="group" aria-label="Somme remise">
        {sums.map((sum) => (
          <Chip key={sum} pressed={!isTyping && handed === sum} onClick={() => choose(sum)}>
            {plainMoney(sum)}
          </Chip>
        ))}
        <Chip pressed={isTyping} aria-label="Autre somme" onClick={type}>
          Autre
        </Chip>
      </div>
      {isTyping ? (
        <NumberField
          label="Somme remise"
          // Of what is typed so far: until the field is left, its value is the sum before.
          hint={(typed) => changeWords(total, typed)}
          unit="euros"
          minValue={0}
          maxValue={100_000}
          value={handed}
          onChange={onChange}
          autoFocus
        />
      ) : (
        changeWords(total, handed)
      )}
    </div>
  );
}

function changeWords(total: number, handed: TypedNumber): ReactNode {
  const back = typeof handed === 'number' ? changeOf(total, handed) : null;
  return (
    <span className={styles.back} aria-live="polite">
      {back === null ? (
        <span className={styles.unknown}>Somme remise, pour savoir que rendre</span>
      ) : (
        <>
          <span>{back < 0 ? 'Il manque' : 'À rendre'}</span> <b>{plainMoney(Math.abs(back))}</b>
        </>
      )}
    </span>
  );
}
