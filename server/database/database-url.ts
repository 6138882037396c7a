import pg from 'pg';

/**
 * What is wrong with a DATABASE_URL, in French and then in English; null if nothing is. A password with one of the
 * characters that separate the parts of an address cuts it in the wrong place: it would be taken for a name of a machine.
 */
export function faultOfDatabaseUrl(text: string): string | null {
  if (!/^postgres(ql)?:\/\//.test(text)) return both(...SCHEME);
  return isSound(text) ? null : both(...CHARACTERS);
}

function isSound(text: string): boolean {
  const [place = '', query, ...more] = text.split('?');
  const [, ...path] = place.replace(/^postgres(ql)?:\/\//, '').split('/');
  return (
    isReadable(place) &&
    !text.includes('#') &&
    !path.join('/').includes('@') &&
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

const both = (french: string, english: string) => `DATABASE_URL : ${french}\nDATABASE_URL: ${english}`;

const SCHEME = [
  'une adresse qui commence par postgres:// ou postgresql://.',
  'an address that begins with postgres:// or postgresql://.',
] as const;
const CHARACTERS = [
  'elle doit être de la forme postgres://utilisateur:mot-de-passe@machine:5432/base. Dans le mot de passe, écrivez %40 pour @, %2F pour /, %3A pour :, %23 pour #, %3F pour ?, %25 pour %.',
  'it must look like postgres://user:password@machine:5432/database. In the password, write %40 for @, %2F for /, %3A for :, %23 for #, %3F for ?, %25 for %.',
] as const;
