import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ScanResult, VerdictCode } from '#common/contract/door';
import { write } from '#server/database/transaction';
import { disarmDevice } from '#server/device/device-repository';
import { writeTicketCode } from '#server/pdf/ticket-code';
import { readDoorTickets } from '#server/scan/door-ticket-projection';
import { readDoorScans } from '#server/scan/scan-repository';
import { signingKey } from '#server/scan/ticket-key-repository';
import { type Evening, addBooking, addTicket, after, openHouse, scan, send } from '../../support/door';
import { type TestDatabase, openTestDatabase } from '../../support/test-database';
import { troupe, welcomeTroupe } from '../../support/troupe';

let site: TestDatabase;
let evening: Evening;

beforeAll(async () => {
  site = await openTestDatabase();
  await site.setClock(after(10));
  await welcomeTroupe(site.database);
  evening = await openHouse(site.database);
});

afterAll(() => site.close());

const ticket = (fields: Parameters<typeof addTicket>[2] = {}) =>
  addTicket(site.database, evening.date, fields);
const sendOne = async (fields: Parameters<typeof scan>[1]) => {
  const [result] = await send(site.database, scan(evening, fields));
  return result;
};
const stateOf = (uuid: string) =>
  site.database
    .selectFrom('free_tickets')
    .select(['state', 'used_at'])
    .where('uuid', '=', uuid)
    .executeTakeFirstOrThrow();
const stored = (key: string) =>
  site.database.selectFrom('scans').selectAll().where('key', '=', key).executeTakeFirst();

async function codeOf(uuid: string, date = evening.date): Promise<string> {
  const claims = { t: uuid, d: date, k: 'free' as const, n: 1, x: 1_800_000_000 };
  return writeTicketCode(claims, await signingKey(site.database));
}

describe('a ticket that is shown once', () => {
  test('a valid one is let in and counts as used since then', async () => {
    const uuid = await ticket();
    expect(await sendOne({ ticket: uuid, at: after(3) })).toMatchObject({
      status: 'accepted',
      verdict: 'OK',
      ticket: uuid,
    });
    expect(await stateOf(uuid)).toEqual({ state: 'UTILISE', used_at: after(3) });
  });

  const refused: [title: string, verdict: VerdictCode, arrange: () => Promise<Parameters<typeof scan>[1]>][] =
    [
      ['a cancelled one', 'ANNULE', async () => ({ ticket: await ticket({ cancelled_at: after(-60) }) })],
      ['a blocked one', 'BLOQUE', async () => ({ ticket: await ticket({ blocked_at: after(-60) }) })],
      ['a replaced one', 'REMPLACE', async () => ({ ticket: await ticket({ replaced_by: randomUUID() }) })],
      [
        'one not generated',
        'NON_GENERE',
        async () => ({ ticket: await ticket({ state: 'A_GENERER', generated_at: null }) }),
      ],
      [
        'one of another date',
        'AUTRE_SEANCE',
        async () => ({ ticket: await addTicket(site.database, evening.otherDate) }),
      ],
      [
        'one second before the doors open',
        'TROP_TOT',
        async () => ({ ticket: await ticket(), at: new Date('2026-11-21T19:44:59+01:00') }),
      ],
      [
        'one second after the doors close',
        'TROP_TARD',
        async () => ({ ticket: await ticket(), at: new Date('2026-11-21T23:30:01+01:00') }),
      ],
      ['a uuid that nobody knows', 'INCONNU', async () => ({ ticket: randomUUID() })],
      ['text that is no ticket', 'INCONNU', async () => ({ code: 'https://theatre.example/menu' })],
      [
        'a booking that owes its seats',
        'A_ENCAISSER',
        async () => ({ ticket: await addBooking(site.database, evening.date) }),
      ],
      [
        'a cancelled booking',
        'ANNULE',
        async () => ({ ticket: await addBooking(site.database, evening.date, { state: 'ANNULEE' }) }),
      ],
      [
        'a booking on the waiting list',
        'INCONNU',
        async () => ({ ticket: await addBooking(site.database, evening.date, { state: 'EN_ATTENTE' }) }),
      ],
      ['nothing at all', 'INCONNU', async () => ({})],
    ];
  test.each(refused)('%s is refused as %s', async (_, verdict, arrange) => {
    const fields = await arrange();
    const sent = scan(evening, fields);
    const [result] = await send(site.database, sent);
    expect(result).toMatchObject({ status: 'refused', verdict });
    expect(await stored(sent.key)).toMatchObject({ status: 'refused', verdict });
    if (fields.ticket !== undefined) expect(await isUsed(fields.ticket)).toBe(false);
  });

  const isUsed = async (uuid: string) =>
    (
      await site.database
        .selectFrom('free_tickets')
        .select('state')
        .where('uuid', '=', uuid)
        .executeTakeFirst()
    )?.state === 'UTILISE';

  test('at the very second at which the doors open it is let in', async () => {
    expect(
      await sendOne({ ticket: await ticket(), at: new Date('2026-11-21T19:45:00+01:00') }),
    ).toMatchObject({ verdict: 'OK' });
  });
});

describe('a code', () => {
  test('signed by us lets its ticket in', async () => {
    const uuid = await ticket();
    expect(await sendOne({ code: await codeOf(uuid) })).toMatchObject({ status: 'accepted', ticket: uuid });
  });

  test('signed by us lets in even a ticket that a restored database has lost', async () => {
    const lost = randomUUID();
    expect(await sendOne({ code: await codeOf(lost) })).toMatchObject({
      status: 'accepted',
      verdict: 'OK',
      ticket: lost,
    });
    expect(await sendOne({ code: await codeOf(lost), at: after(5) })).toMatchObject({
      status: 'duplicate',
      verdict: 'DOUBLE',
    });
  });

  test('with one byte of its signature changed is refused, and what it claims is not believed', async () => {
    const code = await codeOf(await ticket());
    const end = code.endsWith('A') ? 'B' : 'A';
    const middle = code.length - 40;
    const forged = `${code.slice(0, middle)}${code[middle] === end ? 'C' : end}${code.slice(middle + 1)}`;
    const result = await sendOne({ code: forged });
    expect(result).toMatchObject({ status: 'refused', verdict: 'ALTERE' });
    expect(result).not.toHaveProperty('ticket');
  });

  test('of a ticket that was replaced is refused though its signature is good', async () => {
    expect(await sendOne({ code: await codeOf(await ticket({ replaced_by: randomUUID() })) })).toMatchObject({
      verdict: 'REMPLACE',
    });
  });

  test('of another date is refused as such', async () => {
    expect(await sendOne({ code: await codeOf(randomUUID(), evening.otherDate) })).toMatchObject({
      verdict: 'AUTRE_SEANCE',
    });
  });
});

describe('the same key', () => {
  test('is accepted again when it comes again, and stands in one row with its first time', async () => {
    const sent = scan(evening, { ticket: await ticket(), at: after(1) });
    const first = await send(site.database, sent);
    expect(await send(site.database, { ...sent, at: after(9) })).toEqual(first);
    expect(await stored(sent.key)).toMatchObject({ at: after(1), status: 'accepted' });
  });

  test('twice in one request gets two equal results', async () => {
    const sent = scan(evening, { ticket: await ticket() });
    const [one, other] = await send(site.database, sent, sent);
    expect(other).toEqual(one);
  });

  test('from two requests at the same moment gets two equal results', async () => {
    const sent = scan(evening, { ticket: await ticket() });
    const [one, other] = await Promise.all([send(site.database, sent), send(site.database, sent)]);
    expect(one).toMatchObject([{ status: 'accepted' }]);
    expect(other).toEqual(one);
  });
});

test('the time of the scan is kept as it was sent', async () => {
  const sent = scan(evening, { ticket: await ticket(), at: after(-7) });
  await send(site.database, sent);
  expect(await stored(sent.key)).toMatchObject({ at: after(-7), received_at: after(10) });
});

test('of five scans the refused third does not hold up the others', async () => {
  const scans = [
    scan(evening, { ticket: await ticket() }),
    scan(evening, { ticket: await ticket() }),
    scan(evening, { ticket: await ticket({ cancelled_at: after(-60) }) }),
    scan(evening, { ticket: await ticket() }),
    scan(evening, { ticket: await ticket() }),
  ];
  const results = await send(site.database, ...scans);
  expect(results.map(({ status }) => status)).toEqual([
    'accepted',
    'accepted',
    'refused',
    'accepted',
    'accepted',
  ]);
  expect(results.map(({ key }) => key)).toEqual(scans.map(({ key }) => key));
});

describe('two entries', () => {
  test('of one ticket at two phones: the earlier wins, though it arrives later, and both phones are told', async () => {
    const uuid = await ticket();
    const late = scan(evening, { ticket: uuid, device: evening.phoneB, at: after(4) });
    const early = scan(evening, { ticket: uuid, at: after(2) });
    expect(await send(site.database, late)).toMatchObject([{ status: 'accepted' }]);
    const before = await revOf(late.key);
    expect(await send(site.database, early)).toMatchObject([{ status: 'accepted', verdict: 'OK' }]);
    expect(await stored(late.key)).toMatchObject({ status: 'duplicate', verdict: 'DOUBLE' });
    expect(await revOf(late.key)).toBeGreaterThan(before);
    expect(await revOf(early.key)).toBe(await revOf(late.key));
    expect((await stateOf(uuid)).used_at).toEqual(after(2));
    expect(await send(site.database, late)).toMatchObject([{ status: 'duplicate', verdict: 'DOUBLE' }]);
  });

  test('with an exit between them both stand', async () => {
    const uuid = await ticket();
    const results = await send(
      site.database,
      scan(evening, { ticket: uuid, at: after(1) }),
      scan(evening, { ticket: uuid, at: after(60), kind: 'exit' }),
      scan(evening, { ticket: uuid, at: after(70) }),
    );
    expect(results.map(({ status }) => status)).toEqual(['accepted', 'accepted', 'accepted']);
    expect((await stateOf(uuid)).used_at).toEqual(after(1));
  });

  test('with an exit between them do not stand where nobody may come back', async () => {
    const strict = await openHouse(site.database, { re_entry: false });
    const uuid = await addTicket(site.database, strict.date);
    const results = await send(
      site.database,
      scan(strict, { ticket: uuid, at: after(1) }),
      scan(strict, { ticket: uuid, at: after(60), kind: 'exit' }),
      scan(strict, { ticket: uuid, at: after(70) }),
    );
    expect(results.map(({ status }) => status)).toEqual(['accepted', 'accepted', 'duplicate']);
  });

  const revOf = async (key: string) => {
    const { rev } = await site.database
      .selectFrom('change_log')
      .select((is) => is.fn.max('rev').as('rev'))
      .where('key', '=', key)
      .where('collection', '=', 'door-scans')
      .executeTakeFirstOrThrow();
    return rev;
  };
});

describe('a group', () => {
  test('of three comes in as two and one, and a fourth is one too many', async () => {
    const uuid = await addBooking(site.database, evening.date, { paid_at: after(-600) });
    const results = await send(
      site.database,
      scan(evening, { ticket: uuid, at: after(1), count: 2 }),
      scan(evening, { ticket: uuid, at: after(2) }),
      scan(evening, { ticket: uuid, at: after(3) }),
    );
    expect(results.map(({ status }) => status)).toEqual(['accepted', 'accepted', 'duplicate']);
  });
});

describe('money', () => {
  test('confirmed as taken lets the booking in, and it owes nothing any more', async () => {
    const uuid = await addBooking(site.database, evening.date);
    expect(await owed(uuid)).toBe(32.5);
    expect(await sendOne({ ticket: uuid, count: 3, paid: true })).toMatchObject({ status: 'accepted' });
    expect(await owed(uuid)).toBe(0);
  });

  test('is owed again when the entry that brought it is undone', async () => {
    const uuid = await addBooking(site.database, evening.date);
    const entry = scan(evening, { ticket: uuid, count: 3, paid: true });
    await send(site.database, entry);
    await sendOne({ kind: 'undo', undoes: entry.key, at: after(2) });
    expect(await owed(uuid)).toBe(32.5);
  });

  test('is not taken where the door takes none', async () => {
    const strict = await openHouse(site.database, { pay_at_door: false });
    const uuid = await addBooking(site.database, strict.date);
    const results = await send(site.database, scan(strict, { ticket: uuid, count: 3, paid: true }));
    expect(results).toMatchObject([{ status: 'refused', verdict: 'A_ENCAISSER' }]);
  });

  test('that the office has is not asked for at the door', async () => {
    const uuid = await addBooking(site.database, evening.date, { paid_at: after(-600) });
    expect(await sendOne({ ticket: uuid, count: 3 })).toMatchObject({ status: 'accepted' });
  });

  test('an unpaid entry that came first is accepted once an earlier, paid one arrives', async () => {
    const uuid = await addBooking(site.database, evening.date);
    const unpaid = scan(evening, { ticket: uuid, at: after(5), count: 1 });
    expect(await send(site.database, unpaid)).toMatchObject([{ status: 'refused', verdict: 'A_ENCAISSER' }]);
    await sendOne({ ticket: uuid, at: after(1), count: 2, paid: true });
    expect(await stored(unpaid.key)).toMatchObject({ status: 'accepted', verdict: 'OK' });
  });

  const owed = async (uuid: string) => (await readDoorTickets(site.database, [uuid])).get(uuid)?.amountDue;
});

describe('an undo', () => {
  const entered = async () => {
    const uuid = await ticket();
    const entry = scan(evening, { ticket: uuid, at: after(0) });
    await send(site.database, entry);
    return { uuid, entry };
  };
  const undo = (undoes: string, at: Date, fields: Parameters<typeof scan>[1] = {}) =>
    sendOne({ kind: 'undo', undoes, at, ...fields });

  test('within fifteen minutes makes the ticket good again', async () => {
    const { uuid, entry } = await entered();
    expect(await undo(entry.key, after(15))).toMatchObject({ status: 'accepted', ticket: uuid });
    expect(await stateOf(uuid)).toEqual({ state: 'GENERE', used_at: null });
    expect(await sendOne({ ticket: uuid, at: after(16) })).toMatchObject({ status: 'accepted' });
  });

  test('after that is refused with the reason', async () => {
    const { uuid, entry } = await entered();
    const result: ScanResult | undefined = await undo(entry.key, new Date(after(15).getTime() + 1000));
    expect(result).toMatchObject({ status: 'refused', verdict: 'TROP_TARD' });
    expect(result?.message).toContain('administrateur');
    expect((await stateOf(uuid)).state).toBe('UTILISE');
  });

  test('after that by an administrator holds', async () => {
    const { uuid, entry } = await entered();
    expect(await undo(entry.key, after(90), { by: troupe.agathe.uuid })).toMatchObject({
      status: 'accepted',
    });
    expect((await stateOf(uuid)).state).toBe('GENERE');
  });

  test('from the other phone holds', async () => {
    const { uuid, entry } = await entered();
    await undo(entry.key, after(3), { device: evening.phoneB });
    expect((await stateOf(uuid)).state).toBe('GENERE');
  });

  test('that names no scan takes back the last one of that ticket by that phone', async () => {
    const { uuid } = await entered();
    expect(await sendOne({ kind: 'undo', ticket: uuid, at: after(3) })).toMatchObject({ status: 'accepted' });
    expect((await stateOf(uuid)).state).toBe('GENERE');
  });

  test('that arrives before its entry holds once the entry is there', async () => {
    const uuid = await ticket();
    const entry = scan(evening, { ticket: uuid, at: after(1) });
    const early = scan(evening, { kind: 'undo', undoes: entry.key, at: after(2), device: evening.phoneB });
    expect(await send(site.database, early)).toMatchObject([{ status: 'refused' }]);
    await send(site.database, entry);
    expect(await stored(early.key)).toMatchObject({ status: 'accepted', ticket_uuid: uuid });
    expect((await stateOf(uuid)).state).toBe('GENERE');
  });

  test('lets the double of the undone entry win', async () => {
    const { uuid, entry } = await entered();
    const double = scan(evening, { ticket: uuid, device: evening.phoneB, at: after(5) });
    expect(await send(site.database, double)).toMatchObject([{ status: 'duplicate' }]);
    await undo(entry.key, after(6));
    expect(await stored(double.key)).toMatchObject({ status: 'accepted' });
    expect((await stateOf(uuid)).used_at).toEqual(after(5));
  });
});

describe('a phone or a person whose time is over', () => {
  test('a disarmed phone still brings in what it scanned, marked', async () => {
    const phone = (await openHouse(site.database)).phoneA;
    await write(site.database, (transaction) => disarmDevice(transaction, phone));
    const sent = scan(evening, { ticket: await ticket(), device: phone });
    expect(await send(site.database, sent)).toMatchObject([{ status: 'accepted' }]);
    expect(await stored(sent.key)).toMatchObject({ mark: 'device-over' });
  });

  test('someone without the role still has their scans taken, marked', async () => {
    const sent = scan(evening, { ticket: await ticket(), by: troupe.marius.uuid });
    expect(await send(site.database, sent)).toMatchObject([{ status: 'accepted' }]);
    expect(await stored(sent.key)).toMatchObject({ mark: 'role-lost', by_uuid: troupe.marius.uuid });
  });

  test('a phone that was never armed is marked too', async () => {
    const sent = scan(evening, { ticket: await ticket(), device: randomUUID() });
    await send(site.database, sent);
    expect(await stored(sent.key)).toMatchObject({ mark: 'device-unknown' });
  });
});

test('phones read which door and who, and neither mail nor phone number of a booking', async () => {
  const uuid = await addBooking(site.database, evening.date, { paid_at: after(-600) });
  const sent = scan(evening, { ticket: uuid, count: 3 });
  await send(site.database, sent);
  expect((await readDoorScans(site.database, [sent.key])).get(sent.key)).toMatchObject({
    deviceName: 'Porte A',
    by: 'Bertrand Calvet',
    count: 3,
    status: 'accepted',
  });
  const row = (await readDoorTickets(site.database, [uuid])).get(uuid);
  expect(row).toEqual({
    uuid,
    dateUuid: evening.date,
    kind: 'booking',
    name: 'Rémi Castan',
    seats: 3,
    categories: [
      { name: 'Plein tarif', count: 2 },
      { name: 'Tarif réduit', count: 1 },
    ],
    generated: true,
    amountDue: 0,
  });
});
