const euros = new Intl.NumberFormat('fr-FR', { style: 'currency', currency: 'EUR' });
const wholeEuros = new Intl.NumberFormat('fr-FR', {
  style: 'currency',
  currency: 'EUR',
  maximumFractionDigits: 0,
});
const integers = new Intl.NumberFormat('fr-FR', { maximumFractionDigits: 0 });

/** `1 234,50 €`, with the narrow spaces of French typography. */
export function money(amount: number): string {
  return euros.format(amount);
}

/** `24 €`, `24,50 €`: the short form used at the counter. */
export function plainMoney(amount: number): string {
  const isWhole = Math.round(amount * 100) % 100 === 0;
  return (isWhole ? wholeEuros : euros).format(amount);
}

/** `214`, `12 480`. */
export function integer(value: number): string {
  return integers.format(value);
}

/** `0 place`, `1 place`, `3 places`: in French the plural begins at two. */
export function count(value: number, singular: string, plural = `${singular}s`): string {
  return `${integer(value)} ${value < 2 ? singular : plural}`;
}
