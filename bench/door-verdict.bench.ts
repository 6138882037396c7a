import { SignJWT, exportJWK, generateKeyPair } from 'jose';
import { must } from '#common/base/must';
import type { DoorTicketRow } from '#common/contract/tickets/door';
import { ticketVerdict } from '#common/rules/ticket-verdict';
import { groupScans, indexTickets } from '../src/screens/front-of-house/door-index';
import { readTicket } from '../src/screens/front-of-house/door/read-ticket';
import { figure, milliseconds, percentile } from './support/figure';
import { doorDateOf, doorTicketsOf } from './support/rows';

const at = new Date('2026-11-21T20:00:00+01:00');
const date = doorDateOf(at);
const tickets = doorTicketsOf(date, 10_000);
const { privateKey, publicKey } = await generateKeyPair('ES256', { extractable: true });
const { x, y } = await exportJWK(publicKey);
const keys = [{ uuid: date.uuid, kid: 'a', x: must(x, 'x'), y: must(y, 'y') }];
const codes = await Promise.all(tickets.filter((_, index) => index % 20 === 0).map(codeOf));
const index = indexTickets(tickets);
const scans = groupScans([]);

await figure({
  name: 'Scan: decoded text to verdict, 10,000 tickets, p95',
  unit: 'ms',
  budget: { atMost: 16 },
  measure: async () => {
    const times: number[] = [];
    for (const code of codes) times.push(await milliseconds(() => judge(code)));
    return percentile(times, 0.95);
  },
});

async function judge(code: string): Promise<void> {
  const presented = await readTicket(code, keys);
  const uuid = presented.from === 'qr' ? presented.claims?.t : undefined;
  const ticket = index.find(must(uuid, 'the ticket of the code'));
  const verdict = ticketVerdict({
    presented,
    matches: ticket === undefined ? [] : [ticket],
    scans: scans.get(must(uuid, 'the ticket of the code')) ?? [],
    date,
    direction: 'entry',
    at,
    paid: false,
  });
  if (verdict.code !== 'OK') throw new Error(`Judged ${verdict.code}`);
}

function codeOf(ticket: DoorTicketRow): Promise<string> {
  const claims = {
    t: ticket.uuid,
    d: ticket.dateUuid,
    k: ticket.kind,
    n: ticket.seats,
    x: at.getTime() / 1000 + 86_400,
  };
  return new SignJWT(claims).setProtectedHeader({ alg: 'ES256' }).sign(privateKey);
}
