import { fold } from '#common/base/fold';

/** First name, then last name: `Inès Delmotte`. */
export function fullName({ firstname, name }: { readonly firstname: string; readonly name: string }): string {
  return `${firstname} ${name}`.trim();
}

/** `d’Inès Delmotte`, `de Lucien Bonnafous`: after a noun, with the elision that a name asks for. */
export function ofSomebody(name: string): string {
  return /^(?:[aeiouh]|y[^aeiou])/.test(fold(name)) ? `d’${name}` : `de ${name}`;
}
