import { base64url } from 'jose';
import { describe, expect, test } from 'vitest';
import { claimsOfCode, plainCode } from '#common/rules/ticket-code';
import { aroundCodes } from '../../support/around-codes';

const claims = {
  t: '0190a000-0000-7000-8000-0000000000b1',
  d: '0190a000-0000-7000-8000-0000000000d1',
  k: 'free',
  n: 2,
  x: 1_800_000_000,
} as const;
const coded = (payload: unknown) => base64url.encode(JSON.stringify(payload));
const code = (payload: unknown) => `${coded({ alg: 'ES256' })}.${coded(payload)}.c2lnbmF0dXJl`;

test('the code of a ticket claims what was written into it', () => {
  expect(claimsOfCode(code(claims))).toEqual(claims);
});

test('what a scanner or a hand puts around it does not count', () => {
  expect(claimsOfCode(` ${code(claims)}\r\n`)).toEqual(claims);
});

describe('what a scanner sets before the code does not count', () => {
  test.each(aroundCodes)('%s', (_, before) => {
    expect(claimsOfCode(before + code(claims))).toEqual(claims);
    expect(plainCode(before + code(claims))).toBe(code(claims));
  });
});

describe('a text claims nothing', () => {
  test.each([
    ['that is an address', 'https://theatre.example/billet'],
    ['that is empty', ''],
    ['that has no signature', code(claims).split('.').slice(0, 2).join('.')],
    ['that has too many parts', `${code(claims)}.more`],
    ['that is no JSON', `a.${base64url.encode('rideau')}.c`],
    ['that is not base64url', 'a.é.c'],
    ['of somebody else’s claims', code({ sub: 'somebody' })],
    ['for eleven people', code({ ...claims, n: 11 })],
    ['with a claim more', code({ ...claims, name: 'Hélène' })],
  ])('%s', (_, text) => {
    expect(claimsOfCode(text)).toBeNull();
  });
});
