import { plainMoney } from '#common/base/numbers';
import type { DoorScanRow } from '#common/contract/tickets/door';
import { paymentMeans } from '#common/contract/tickets/ticket-order';
import { paidWords } from './box-office/order-words';

type Paying = Pick<DoorScanRow, 'means' | 'amount'>;

/** `15 € en espèces`: what was taken with an entry; null: nothing. */
export function takenWords({ means, amount }: Paying): string | null {
  if (means === undefined || amount === 0) return null;
  return amount === undefined ? `payé (${inBrackets(means)})` : paidWords(amount, means);
}

/** `15 € (espèces)`: what is to be given back where an entry is undone; null: nothing. */
export function moneyBack({ means, amount }: Paying): string | null {
  if (means === undefined || amount === 0) return null;
  return `${amount === undefined ? 'la somme' : plainMoney(amount)} (${inBrackets(means)})`;
}

const inBrackets = (means: keyof typeof paymentMeans) => paymentMeans[means].toLowerCase();
