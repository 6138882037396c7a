import { miscountedDigits, tidyTelephone } from '#common/base/telephone';

/** What is wrong with the digits of a typed telephone number, in words; undefined: nothing that can be told. */
export function telephoneFault(typed: string): string | undefined {
  const excess = miscountedDigits(typed);
  if (excess === 0) return undefined;
  const count = Math.abs(excess);
  const digits = count === 1 ? 'un chiffre' : `${count} chiffres`;
  const wrong = excess < 0 ? `Il manque ${digits}` : `Il y a ${digits} de trop`;
  const isWithCountry = /^\(?(?:\+|00)/.test(tidyTelephone(typed));
  return isWithCountry ? wrong : `${wrong} (un numéro de l’étranger commence par +)`;
}
