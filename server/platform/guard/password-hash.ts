import { hash, verify } from '@node-rs/argon2';
import { must } from '#common/base/must';

/**
 * argon2id with 19 MiB and two passes, the minimum recommended by OWASP. The text form contains salt and parameters.
 * @param like a hash whose salt and parameters are reused, so that the same password gives the same text
 */
export function hashPassword(password: string, like: string | null = null): Promise<string> {
  return hash(normal(password), like === null ? parameters : makingOf(like));
}

const parameters = { memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 };

/**
 * Whether the password matches. Without a stored hash (no such account, or no password) a decoy hash is checked
 * instead, so that the answer takes as long.
 */
export async function verifyPassword(stored: string | null, password: string): Promise<boolean> {
  const matches = await verify(stored ?? (await decoy()), normal(password));
  return stored !== null && matches;
}

/**
 * Hashes a password once for each distinct salt and parameters among these hashes: comparing it with many hashes then
 * costs only a few computations.
 */
export function hashesWithSaltsOf(stored: Iterable<string>, password: string): Promise<readonly string[]> {
  const bySalt = new Map([...stored].map((hash) => [hash.slice(0, hash.lastIndexOf('$')), hash]));
  return Promise.all([...bySalt.values()].map((like) => hashPassword(password, like)));
}

/** The parameters and salt contained in a hash. */
function makingOf(stored: string) {
  const parts = must(/\$m=(\d+),t=(\d+),p=(\d+)\$([^$]+)\$/.exec(stored), 'an argon2 hash');
  const [, memoryCost, timeCost, parallelism, salt = ''] = parts;
  return {
    memoryCost: Number(memoryCost),
    timeCost: Number(timeCost),
    parallelism: Number(parallelism),
    salt: Buffer.from(salt, 'base64'),
  };
}

// The same keys produce different code points on different systems.
const normal = (password: string) => password.normalize('NFKC');

let decoyHash: Promise<string> | undefined;

function decoy(): Promise<string> {
  decoyHash ??= hashPassword('nobody logs in with this').catch((error: unknown) => {
    decoyHash = undefined;
    throw error;
  });
  return decoyHash;
}
