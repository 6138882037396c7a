import type { Show } from '#common/contract/agenda/show';

/** What is said of how seats are paid, as stored with its show. */
export interface StoredPayment {
  readonly payment_words: string | null;
  readonly payment_link: string | null;
}

/** The same in the form that calls return; nothing if there is none. */
export function paymentOf({ payment_words, payment_link }: StoredPayment): Pick<Show, 'payment'> {
  if (payment_words === null && payment_link === null) return {};
  return {
    payment: {
      ...(payment_words !== null && { words: payment_words }),
      ...(payment_link !== null && { link: payment_link }),
    },
  };
}

/** What is said of payment as stored. */
export const paymentColumns = (payment: Show['payment']): StoredPayment => ({
  payment_words: payment?.words ?? null,
  payment_link: payment?.link ?? null,
});
