import { describe, expect, test } from 'vitest';
import { must } from '#common/base/must';
import { readTicketCode } from '#common/rules/ticket-signature';
import { ticketVerdict } from '#common/rules/ticket-verdict';
import { readDoorTickets } from '#server/tickets/scan/door-ticket-projection';
import { verifyingKeys } from '#server/tickets/ticket-code/ticket-key-repository';
import { after, scan, send } from '../../../support/door';
import { otherDateDesk } from '../../../support/other-date-desk';

const desk = otherDateDesk();
const { database, bookSeats: book, read, change, ticketOf, doorDate, movedAway } = desk;

describe('at the door', () => {
  test('the old code is for another date at the former one, and good at the new one', async () => {
    const { uuid } = await book();
    const old = (await read(uuid)).code;
    await change(uuid);
    const { date, otherDate } = desk.house();
    const { code: fresh } = await read(uuid);
    expect(fresh).not.toBe(old);
    expect(await verdictAt(date, old)).toBe('AUTRE_SEANCE');
    expect(await verdictAt(date, fresh)).toBe('AUTRE_SEANCE');
    expect(await verdictAt(otherDate, old)).toBe('OK');
    expect(await verdictAt(otherDate, fresh)).toBe('OK');
    expect(await movedAway(date)).toEqual([{ ticket: await ticketOf(uuid), dateUuid: otherDate }]);
  });

  test('whom a phone without a network let in at the former date counts there, with a mark', async () => {
    const { uuid } = await book();
    const { code } = await read(uuid);
    await change(uuid);
    await desk.setClock(after(5));
    const [result] = await send(database(), scan(desk.house(), { code, count: 2, at: after(4) }));
    expect(result).toMatchObject({ status: 'accepted', verdict: 'AUTRE_SEANCE' });
    expect((await read(uuid)).arrived).toBeUndefined();
  });
});

/** What a phone at the door of a date says, which has the tickets of that date alone. */
async function verdictAt(dateUuid: string, code: string) {
  const date = await doorDate(dateUuid);
  const presented = await readTicketCode(code, await verifyingKeys(database()));
  const ticket = must(presented.claims, 'claims').t;
  const known = (await readDoorTickets(database(), [ticket])).get(ticket);
  const matches = known?.dateUuid === dateUuid ? [known] : [];
  const at = date.date;
  return ticketVerdict({ presented, matches, scans: [], date, direction: 'entry', at, paid: true }).code;
}
