import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import type { VerdictCode } from '#common/contract/tickets/door';
import { findTicketsOf } from '#server/tickets/booking/booking-repository';
import { addBooking, addTicket, after } from '../../../support/door';
import { doorStage } from '../../../support/door-stage';

const stage = doorStage(after(60));

describe('a ticket that is shown once', () => {
  test('a valid one is let in and counts as used since then', async () => {
    const uuid = await stage.ticket();
    expect(await stage.sendOne({ ticket: uuid, at: after(3) })).toMatchObject({
      status: 'accepted',
      verdict: 'OK',
      ticket: uuid,
    });
    expect(await stage.stateOf(uuid))?.toEqual({ state: 'UTILISE', used_at: after(3) });
  });

  type Arrange = () => Promise<Parameters<typeof stage.scan>[0]>;

  test.each<[title: string, verdict: VerdictCode, arrange: Arrange]>([
    ['a cancelled one', 'ANNULE', async () => ({ ticket: await stage.ticket({ cancelled_at: after(-60) }) })],
    ['a blocked one', 'BLOQUE', async () => ({ ticket: await stage.ticket({ blocked_at: after(-60) }) })],
    [
      'a replaced one',
      'REMPLACE',
      async () => ({ ticket: await stage.ticket({ replaced_by: randomUUID() }) }),
    ],
    [
      'one of another date',
      'AUTRE_SEANCE',
      async () => ({ ticket: await addTicket(stage.database, stage.evening.otherDate) }),
    ],
    [
      'one second before the doors open',
      'TROP_TOT',
      async () => ({ ticket: await stage.ticket(), at: new Date('2026-11-21T19:44:59+01:00') }),
    ],
    ['a booking that owes its seats', 'A_ENCAISSER', async () => ({ ticket: await stage.bookedTicket() })],
    [
      'a cancelled booking',
      'ANNULE',
      async () => ({ ticket: await stage.bookedTicket({ state: 'ANNULEE' }) }),
    ],
  ])('%s that a phone let in counts, marked as %s', async (_, verdict, arrange) => {
    const fields = await arrange();
    const sent = stage.scan(fields);
    const [result] = await stage.send(sent);
    expect(result).toMatchObject({ status: 'accepted', verdict, message: expect.any(String) });
    expect(await stage.stored(sent.key)).toMatchObject({ status: 'accepted', verdict });
  });

  test.each<[title: string, verdict: VerdictCode, arrange: Arrange]>([
    ['a uuid that nobody knows', 'INCONNU', async () => ({ ticket: randomUUID() })],
    ['text that is no ticket', 'INCONNU', async () => ({ code: 'https://theatre.example/menu' })],
    [
      'a booking on the waiting list',
      'INCONNU',
      async () => ({ ticket: await stage.bookedTicket({ state: 'EN_ATTENTE' }) }),
    ],
    ['nothing at all', 'INCONNU', async () => ({})],
    [
      'a ticket of an evening that is days ahead',
      'TROP_TOT',
      async () => ({ ticket: await stage.ticket(), at: after(-2 * 24 * 60) }),
    ],
  ])('%s is refused as %s', async (_, verdict, arrange) => {
    const fields = await arrange();
    const sent = stage.scan(fields);
    const [result] = await stage.send(sent);
    expect(result).toMatchObject({ status: 'refused', verdict });
    expect(await stage.stored(sent.key)).toMatchObject({ status: 'refused', verdict });
    if (fields.ticket !== undefined) expect(await isUsed(fields.ticket)).toBe(false);
  });

  const isUsed = async (uuid: string) =>
    (
      await stage.database
        .selectFrom('free_tickets')
        .select('state')
        .where('uuid', '=', uuid)
        .executeTakeFirst()
    )?.state === 'UTILISE';

  test('at the very second at which the doors open it is let in', async () => {
    expect(
      await stage.sendOne({ ticket: await stage.ticket(), at: new Date('2026-11-21T19:45:00+01:00') }),
    ).toMatchObject({ verdict: 'OK' });
  });
});

test('a phone that still names the booking lets its ticket in', async () => {
  const booking = await addBooking(stage.database, stage.evening.date, { paid_at: after(-600) });
  const ticket = (await findTicketsOf(stage.database, [booking])).get(booking);
  expect(await stage.sendOne({ ticket: booking, count: 3 })).toMatchObject({ status: 'accepted', ticket });
  expect(await stage.sendOne({ ticket: ticket ?? '', count: 3 })).toMatchObject({ status: 'duplicate' });
});

describe('the same key', () => {
  test('is accepted again when it comes again, and stands in one row with its first time', async () => {
    const sent = stage.scan({ ticket: await stage.ticket(), at: after(1) });
    const first = await stage.send(sent);
    expect(await stage.send({ ...sent, at: after(9) })).toEqual(first);
    expect(await stage.stored(sent.key)).toMatchObject({ at: after(1), status: 'accepted' });
  });

  test('twice in one request gets two equal results', async () => {
    const sent = stage.scan({ ticket: await stage.ticket() });
    const [one, other] = await stage.send(sent, sent);
    expect(other).toEqual(one);
  });

  test('from two requests at the same moment gets two equal results', async () => {
    const sent = stage.scan({ ticket: await stage.ticket() });
    const [one, other] = await Promise.all([stage.send(sent), stage.send(sent)]);
    expect(one).toMatchObject([{ status: 'accepted' }]);
    expect(other).toEqual(one);
  });
});

test('the time of the scan is kept as it was sent', async () => {
  const sent = stage.scan({ ticket: await stage.ticket(), at: after(-7) });
  await stage.send(sent);
  expect(await stage.stored(sent.key)).toMatchObject({ at: after(-7), received_at: after(60) });
});

test('of five scans the refused third does not hold up the others', async () => {
  const scans = [
    stage.scan({ ticket: await stage.ticket() }),
    stage.scan({ ticket: await stage.ticket() }),
    stage.scan({ ticket: randomUUID() }),
    stage.scan({ ticket: await stage.ticket() }),
    stage.scan({ ticket: await stage.ticket() }),
  ];
  const results = await stage.send(...scans);
  expect(results.map(({ status }) => status)).toEqual([
    'accepted',
    'accepted',
    'refused',
    'accepted',
    'accepted',
  ]);
  expect(results.map(({ key }) => key)).toEqual(scans.map(({ key }) => key));
});
