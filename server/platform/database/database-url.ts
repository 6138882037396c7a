import pg from 'pg';
import { codesInPassword } from '../process/codes-in-password';

/**
 * What is wrong with a DATABASE_URL, in French and in English; null if nothing is. A password with one of the
 * characters that separate the parts of an address cuts it in the wrong place: it would be taken for a name of a machine.
 */
export function faultOfDatabaseUrl(text: string): readonly [french: string, english: string] | null {
  if (!/^postgres(ql)?:\/\//.test(text)) return SCHEME;
  return isSound(text) ? null : CHARACTERS;
}

function isSound(text: string): boolean {
  const [place = '', query, ...more] = text.split('?');
  const [, ...path] = place.replace(/^postgres(ql)?:\/\//, '').split('/');
  return (
    isReadable(place) &&
    !text.includes('#') &&
    !path.join('/').includes('@') &&
    // The machine, and the database with it, stands behind the question mark.
    !(path.length === 0 && query?.includes('@')) &&
    more.length === 0 &&
    (query === undefined || query === '' || /^[\w.-]+=/.test(query))
  );
}

/** Whether the driver can read it, which takes more than a URL may be: addresses that it takes have to go on working. */
function isReadable(place: string): boolean {
  try {
    return new pg.Client({ connectionString: place }) instanceof pg.Client;
  } catch {
    return false;
  }
}

const SCHEME = [
  'une adresse qui commence par postgres:// ou postgresql://.',
  'an address that begins with postgres:// or postgresql://.',
] as const;
const CHARACTERS = [
  `elle doit être de la forme postgres://utilisateur:mot-de-passe@machine:5432/base. ${codesInPassword.french}`,
  `it must look like postgres://user:password@machine:5432/database. ${codesInPassword.english}`,
] as const;
