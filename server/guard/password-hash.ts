import { hash, verify } from '@node-rs/argon2';
import { must } from '#common/base/must';

/**
 * argon2id with 19 MiB and two passes, as OWASP asks at least. The text form carries salt and parameters.
 * @param like a hash whose salt is taken: the same password comes out as the same text
 */
export function hashPassword(password: string, like: string | null = null): Promise<string> {
  return hash(normal(password), {
    memoryCost: 19 * 1024,
    timeCost: 2,
    parallelism: 1,
    ...(like !== null && { salt: saltOf(like) }),
  });
}

/**
 * Whether this is the password. Without a stored hash (no such account, or none set) the same work is done against a
 * hash that nothing matches, so that the answer takes as long.
 */
export async function isPassword(stored: string | null, password: string): Promise<boolean> {
  const matches = await verify(stored ?? (await decoy()), normal(password));
  return stored !== null && matches;
}

/** The password as it would be kept with the salt of each of these, once for each salt: who compares many does the work of few. */
export function hashesWithSaltsOf(stored: Iterable<string>, password: string): Promise<readonly string[]> {
  const bySalt = new Map([...stored].map((hash) => [saltOf(hash).toString('base64'), hash]));
  return Promise.all([...bySalt.values()].map((like) => hashPassword(password, like)));
}

const saltOf = (stored: string) => Buffer.from(must(stored.split('$')[4], 'the salt of a hash'), 'base64');

// The same keys make different characters on different systems.
const normal = (password: string) => password.normalize('NFKC');

let decoyHash: Promise<string> | undefined;

function decoy(): Promise<string> {
  decoyHash ??= hashPassword('nobody logs in with this');
  return decoyHash;
}
