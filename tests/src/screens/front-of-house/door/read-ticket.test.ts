import { CompactSign, exportJWK, generateKeyPair } from 'jose';
import { beforeAll, describe, expect, test } from 'vitest';
import type { DoorKeyRow, TicketClaims } from '#common/contract/tickets/door';
import { readTicket } from '../../../../../src/screens/front-of-house/door/read-ticket';
import { aroundCodes } from '../../../../support/around-codes';

const claims: TicketClaims = {
  t: '0193f5a0-0000-7000-8000-000000000001',
  d: '0193f5a0-0000-7000-8000-000000000002',
  k: 'free',
  n: 2,
  x: 1_800_000_000,
};

describe('reading a ticket', () => {
  let ours: DoorKeyRow;
  let ticket: string;
  let foreign: string;

  beforeAll(async () => {
    const signing = await generateKeyPair('ES256', { extractable: true });
    const stranger = await generateKeyPair('ES256');
    const { x = '', y = '' } = await exportJWK(signing.publicKey);
    ours = { uuid: '0193f5a0-0000-7000-8000-000000000003', kid: '1', x, y };
    ticket = await sign(claims, signing.privateKey);
    foreign = await sign(claims, stranger.privateKey);
  });

  test('finds a good signature and what the ticket says', async () => {
    expect(await readTicket(ticket, [ours])).toEqual({ from: 'qr', signature: 'good', claims });
  });

  test.each(aroundCodes)('is not kept from it by %s before the code', async (_, before) => {
    expect(await readTicket(before + ticket, [ours])).toMatchObject({ signature: 'good', claims });
  });

  test('tries each of our keys, the newest as well as the old', async () => {
    const other = await exportJWK((await generateKeyPair('ES256')).publicKey);
    const newer = { ...ours, kid: '2', x: other.x ?? '', y: other.y ?? '' };
    expect(await readTicket(ticket, [newer, ours])).toMatchObject({ signature: 'good' });
  });

  test.each([0, 5, 40])(
    'sees that character %i from the end of the signature was changed',
    async (fromEnd) => {
      const at = ticket.length - 2 - fromEnd;
      const changed = ticket.slice(0, at) + (ticket[at] === 'A' ? 'B' : 'A') + ticket.slice(at + 1);
      expect(await readTicket(changed, [ours])).toMatchObject({ signature: 'wrong' });
    },
  );

  test('sees that somebody else signed it', async () => {
    expect(await readTicket(foreign, [ours])).toMatchObject({ signature: 'wrong' });
  });

  test('does not call altered what it had no key to check with', async () => {
    expect(await readTicket(ticket, [])).toEqual({ from: 'qr', signature: 'unchecked', claims });
  });

  test('does not call altered what a broken key may have signed', async () => {
    const broken = { ...ours, x: 'AAAA' };
    expect(await readTicket(ticket, [broken])).toMatchObject({ signature: 'unchecked' });
    expect(await readTicket(ticket, [broken, ours])).toMatchObject({ signature: 'good' });
  });

  test.each(['', 'bonjour', 'https://theatre.example', 'a.b.c', 'a.b.c.d', `${'x'.repeat(5000)}.y.z`, '…'])(
    'says that a foreign text is not ours: %s',
    async (text) => {
      expect(await readTicket(text, [ours])).toEqual({ from: 'qr', signature: 'not-ours', claims: null });
    },
  );

  test('says that claims of another shape are not ours', async () => {
    const { privateKey } = await generateKeyPair('ES256');
    expect(await readTicket(await sign({ ...claims, n: 99 }, privateKey), [ours])).toMatchObject({
      signature: 'not-ours',
    });
  });
});

function sign(payload: object, key: CryptoKey): Promise<string> {
  return new CompactSign(new TextEncoder().encode(JSON.stringify(payload)))
    .setProtectedHeader({ alg: 'ES256' })
    .sign(key);
}
