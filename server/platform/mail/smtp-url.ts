import { codesInPassword } from '../process/codes-in-password';
import { isSenderSound } from './sender-address';

/**
 * What is wrong with an SMTP_URL, in French and in English; null if nothing is. A password with one of the characters
 * that separate the parts of an address cuts it in the wrong place: it would be taken for a name of a machine.
 */
export function faultOfSmtpUrl(text: string): readonly [french: string, english: string] | null {
  if (!/^smtps?:\/\//i.test(text))
    return [
      'une adresse qui commence par smtp:// ou smtps://.',
      'an address that begins with smtp:// or smtps://.',
    ];
  if (!isSound(text))
    return [
      `elle doit être de la forme smtp://utilisateur:mot-de-passe@machine:587?from=theatre@example.org. ${codesInPassword.french}`,
      `it must look like smtp://user:password@machine:587?from=theatre@example.org. ${codesInPassword.english}`,
    ];
  if (isSenderSound(text)) return null;
  const from = new URL(text).searchParams.get('from') ?? '';
  return [
    `from est une adresse seule, comme theatre@example.org, et non «\u00a0${from}\u00a0».`,
    `from is a bare address, like theatre@example.org, not “${from}”.`,
  ];
}

function isSound(text: string): boolean {
  if (!URL.canParse(text) || text.includes('#')) return false;
  const { hostname, pathname, search, searchParams } = new URL(text);
  const isCut = [...searchParams].some(([name, value]) => name !== 'from' && `${name}${value}`.includes('@'));
  return hostname !== '' && /^\/?$/.test(pathname) && !search.slice(1).includes('?') && !isCut;
}
