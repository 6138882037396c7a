import { generateKeyPairSync } from 'node:crypto';
import { expect, test } from 'vitest';
import { readTicketCode } from '#common/rules/ticket-signature';
import { writeTicketCode } from '#server/tickets/ticket-code/ticket-code';
import { aroundCodes } from '../../../support/around-codes';

const ours = generateKeyPairSync('ec', { namedCurve: 'P-256' });
const older = generateKeyPairSync('ec', { namedCurve: 'P-256' });
const keys = [ours.publicKey, older.publicKey];
const claims = {
  t: 'b113db92-13ce-4149-b3d7-5c21d09a2cf2',
  d: 'de85e64e-15f6-47d6-b1db-c85c2ecdb998',
  k: 'booking',
  n: 4,
  x: 1_800_000_000,
} as const;

test('a code that any of our keys signed is genuine', async () => {
  for (const { privateKey } of [ours, older])
    expect(await readTicketCode(await writeTicketCode(claims, privateKey), keys)).toEqual({
      from: 'qr',
      signature: 'good',
      claims,
    });
});

test.each(aroundCodes)('a code stays genuine with %s before it', async (_, before) => {
  const code = await writeTicketCode(claims, ours.privateKey);
  expect(await readTicketCode(before + code, keys)).toMatchObject({ signature: 'good', claims });
});

test('a code that somebody else signed is altered', async () => {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  expect(await readTicketCode(await writeTicketCode(claims, privateKey), keys)).toMatchObject({
    signature: 'wrong',
  });
});

test('a code without a signature is altered', async () => {
  const [, payload] = (await writeTicketCode(claims, ours.privateKey)).split('.');
  const header = Buffer.from('{"alg":"none"}').toString('base64url');
  expect(await readTicketCode(`${header}.${payload}.`, keys)).toMatchObject({ signature: 'wrong' });
});

test.each(['', 'bonjour', 'https://theatre.example/a.b.c', 'a.b.c', 'a.b.c.d', '{}.{}.{}', 'é.è.à'])(
  '%j is none of ours',
  async (text) => {
    expect(await readTicketCode(text, keys)).toEqual({ from: 'qr', signature: 'not-ours', claims: null });
  },
);
