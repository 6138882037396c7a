import { soughtTelephone } from '#common/base/telephone';
import { shortCodesIn } from '#common/rules/short-code';

/** Why nothing was found by what was typed. */
export function nobodyWords(typed: string): string {
  if (isCode(typed)) return 'Aucun billet de cette séance n’a ce code';
  if (soughtTelephone(typed) === null) return 'Personne de ce nom pour cette séance';
  return 'Les numéros de téléphone ne viennent pas sur cet appareil\u00a0: cherchez le nom, ou le code du billet';
}

/** Whether somebody typed a short code, and no telephone number: that has more digits. */
export const isCode = (typed: string): boolean =>
  shortCodesIn(typed).length > 0 && typed.replace(/\D/g, '').length <= 8;
