import { fold } from './fold';

/** `d’Inès Delmotte`, `de Lucien Bonnafous`: after a noun, with the elision that a name asks for. */
export function ofSomebody(name: string): string {
  return /^(?:[aeiouh]|y[^aeiou])/.test(fold(name)) ? `d’${name}` : `de ${name}`;
}
