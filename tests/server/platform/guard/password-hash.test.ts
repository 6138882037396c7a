import { hash } from '@node-rs/argon2';
import { expect, test } from 'vitest';
import { hashPassword, hashesWithSaltsOf, verifyPassword } from '#server/platform/guard/password-hash';

test('a password is kept as argon2id with 19 MiB, two passes and a salt of its own', async () => {
  const [one, other] = await Promise.all([hashPassword('Rideau-1984!'), hashPassword('Rideau-1984!')]);
  expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(other).not.toBe(one);
});

test('with the salt of another hash, the same password is kept as the same text, and another is not', async () => {
  const first = await hashPassword('Rideau-1984!');
  expect(await hashPassword('Rideau-1984!', first)).toBe(first);
  expect(await hashPassword('Rideau-1985!', first)).not.toBe(first);
});

test('what was made at another cost is made again at that cost', async () => {
  const cheap = await hash('Rideau-1984!', { memoryCost: 8 * 1024, timeCost: 1, parallelism: 1 });
  expect(await hashPassword('Rideau-1984!', cheap)).toBe(cheap);
});

test('of many hashes with few salts, one for each salt is made', async () => {
  const [first, foreign] = await Promise.all([hashPassword('Rideau-1984!'), hashPassword('Rideau-1985!')]);
  const second = await hashPassword('Rideau-1986!', first);
  const hashes = await hashesWithSaltsOf([first, second, foreign], 'Rideau-1986!');
  expect(hashes).toHaveLength(2);
  expect(hashes.filter((hash) => [first, second, foreign].includes(hash))).toEqual([second]);
});

test('only the password itself matches', async () => {
  const stored = await hashPassword('Rideau-1984!');
  expect(await verifyPassword(stored, 'Rideau-1984!')).toBe(true);
  expect(await verifyPassword(stored, 'rideau-1984!')).toBe(false);
});

test('nothing matches where there is no password', async () => {
  expect(await verifyPassword(null, '')).toBe(false);
  expect(await verifyPassword(null, 'nobody logs in with this')).toBe(false);
});
