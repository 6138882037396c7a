import { is } from 'superstruct';
import { typedMailAddress } from '#common/base/mail-address';
import { EMAIL_FAULT, email as newEmail, knownEmail, unreachableFault } from '#common/contract/people/user';

/**
 * The fault of an address in a form of which the specification quotes no words: spelt right, and with what is wrong where that
 * can be told; undefined: none.
 * @param stored the address that the person or the booking has: it may have been taken before this was checked
 */
export function plainEmailFault(email: string, stored = ''): string | undefined {
  const address = typedMailAddress(email);
  if (address === '') return 'L’adresse mail est obligatoire';
  if (is(address, address === stored ? knownEmail : newEmail)) return undefined;
  const wrong = wrongIn(address);
  if (wrong !== undefined) return `${INCORRECT}\u00a0: ${wrong}`;
  return is(address, knownEmail) ? unreachableFault(address)?.replace(EMAIL_FAULT, INCORRECT) : INCORRECT;
}

const INCORRECT = 'L’adresse mail n’est pas correcte';

/** What most slips are. */
function wrongIn(address: string): string | undefined {
  const [local = '', host, ...others] = address.split('@');
  if (/\s/.test(address)) return 'il y a un espace de trop';
  if (host === undefined) return 'il manque l’@, comme dans nom@orange.fr';
  if (others.length > 0) return 'il y a un @ de trop';
  if (local === '') return 'il manque le début, avant l’@';
  if (host === '') return 'il manque la fin, après l’@, par exemple orange.fr';
  if (host.includes(',')) return 'il y a une virgule à la place d’un point';
  if (/^\.|\.\./.test(host)) return 'il y a un point de trop après l’@';
  return /\.[^.]{2,}$/.test(host) ? undefined : 'il manque la fin, par exemple .fr';
}
