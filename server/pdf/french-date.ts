const zone = { timeZone: 'Europe/Paris' } as const;
const day = new Intl.DateTimeFormat('fr-FR', {
  ...zone,
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
});
const figures = new Intl.DateTimeFormat('fr-FR', {
  ...zone,
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
});
const number = new Intl.DateTimeFormat('fr-FR', { ...zone, day: 'numeric' });
const time = new Intl.DateTimeFormat('fr-FR', { ...zone, hour: '2-digit', minute: '2-digit' });
const euros = new Intl.NumberFormat('fr-FR', { style: 'currency', currency: 'EUR' });

/** `vendredi 12 décembre 2026`; the first of a month is `1er`. */
export function frenchDay(date: Date): string {
  return day.format(date).replace(/ 1 /, ' 1er ');
}

/** `12/12/2026` */
export function shortDay(date: Date): string {
  return figures.format(date);
}

/** `12` */
export function dayNumber(date: Date): string {
  return number.format(date);
}

/** `20 h 30` or `15 h`, held together by no-break spaces. */
export function frenchHour(date: Date): string {
  const [hour = '', minute = ''] = time.format(date).split(':');
  return minute === '00' ? `${Number(hour)}\u00a0h` : `${Number(hour)}\u00a0h\u00a0${minute}`;
}

/** `1 234,50 €`, with the narrow space in the number and the no-break one before €. */
export function frenchMoney(amount: number): string {
  return euros.format(amount);
}
