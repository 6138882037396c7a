import { hash, verify } from '@node-rs/argon2';

/** argon2id with 19 MiB and two passes, as OWASP asks at least. The text form carries salt and parameters. */
export function hashPassword(password: string): Promise<string> {
  return hash(normal(password), {
    memoryCost: 19 * 1024,
    timeCost: 2,
    parallelism: 1,
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

// The same keys make different characters on different systems.
const normal = (password: string) => password.normalize('NFKC');

let decoyHash: Promise<string> | undefined;

function decoy(): Promise<string> {
  decoyHash ??= hashPassword('nobody logs in with this');
  return decoyHash;
}
