import { CompactSign, exportJWK, generateKeyPair } from 'jose';
import type { DoorScanRow, DoorTicketRow, TicketClaims } from '#common/contract/tickets/door';
import type { DoorData } from '../../../../../src/screens/front-of-house/door/use-door';
import { doorDate } from '../../../../support/door-rows';

/** What a phone holds of tonight's door: one free ticket of three seats with its signed code, and `scans` of it. */
export async function doorWithTicket(scans: readonly Partial<DoorScanRow>[]) {
  const now = Date.now();
  const ticket: DoorTicketRow = {
    uuid: '0193f5a0-0000-7000-8000-000000000001',
    dateUuid: '0193f5a0-0000-7000-8000-000000000002',
    kind: 'free',
    name: 'Camille Aubry',
    seats: 3,
    categories: [],
    generated: true,
    amountDue: 0,
  };
  const claims: TicketClaims = { t: ticket.uuid, d: ticket.dateUuid, k: 'free', n: 3, x: 1_900_000_000 };
  const { publicKey, privateKey } = await generateKeyPair('ES256', { extractable: true });
  const { x = '', y = '' } = await exportJWK(publicKey);
  const doorData: DoorData = {
    date: doorDate({
      uuid: ticket.dateUuid,
      date: new Date(now + 1_800_000),
      doorsOpenAt: new Date(now - 1_800_000),
      doorsCloseAt: new Date(now + 7_200_000),
    }),
    tickets: [ticket],
    scans: scans.map((fields, rank) => ({
      uuid: `0193f5a0-0000-7000-8000-00000000002${rank}`,
      ticket: ticket.uuid,
      dateUuid: ticket.dateUuid,
      device: 'this',
      deviceName: 'Porte A',
      seq: rank + 1,
      at: new Date(now - 60_000),
      kind: 'entry',
      count: 1,
      by: 'Claire',
      status: 'accepted',
      ...fields,
    })),
    keys: [{ uuid: '0193f5a0-0000-7000-8000-000000000003', kid: '1', x, y }],
  };
  const code = await new CompactSign(new TextEncoder().encode(JSON.stringify(claims)))
    .setProtectedHeader({ alg: 'ES256' })
    .sign(privateKey);
  return { doorData, ticket, code };
}
