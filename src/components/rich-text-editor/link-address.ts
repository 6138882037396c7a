import { is } from 'superstruct';
import { mailAddress, typedMailAddress } from '#common/base/mail-address';
import { withoutOddInLine } from '#common/base/odd-character';
import { dialledAddress, telephoneAddress, telephonesIn, tidyTelephone } from '#common/base/telephone';
import { webLink } from '#common/contract/fields/primitives';
import { isSafeHref } from '#common/contract/fields/rich-text-check';
import { email } from '#common/contract/people/user';
import { telephoneFault } from '../../text/telephone-fault';

/**
 * The link meant by typed text: a site with or without https, a mail address, a telephone number, a path of this site.
 */
export function linkAddress(typed: string): string | undefined {
  const words = withoutOddInLine(typed).trim();
  const address = meant(words);
  return address !== undefined && isSafeHref(address) ? address : undefined;
}

/** What is wrong with a typed link, in words; undefined: nothing. */
export function linkFault(typed: string): string | undefined {
  const address = linkAddress(typed);
  if (address === undefined)
    return 'Ce lien n’en est pas un\u00a0: un site (exemple.fr/page), une adresse mail, un téléphone ou une page d’ici (/breve)';
  return address.startsWith('tel:') ? telephoneFault(typed) : undefined;
}

function meant(words: string): string | undefined {
  if (/^(mailto:|\/)/i.test(words)) return words;
  if (/^tel:/i.test(words)) return dialledAddress(words);
  const mail = typedMailAddress(words);
  if (is(mail, email)) return mailAddress(mail);
  const [telephone, ...others] = telephonesIn(words);
  if (telephone?.words === tidyTelephone(words) && others.length === 0) return telephoneAddress(telephone);
  if (words === '' || !is(words, webLink)) return undefined;
  return /^https?:/i.test(words) ? words : `https://${words}`;
}
