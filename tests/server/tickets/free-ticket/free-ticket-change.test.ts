import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { write } from '#server/platform/database/transaction';
import { changeFreeTicket } from '#server/tickets/free-ticket/free-ticket-change';
import { ofAnyone } from '#server/tickets/free-ticket/free-ticket-repository';
import { addTicket, after, openHouse } from '../../../support/door';
import { doorStage } from '../../../support/door-stage';
import { seatsTaken } from '../../../support/seats-taken';
import { troupe } from '../../../support/troupe';

const stage = doorStage();

const waiting = { state: 'A_GENERER', generated_at: null } as const;

function change(
  uuid: string,
  code: 'A_GENERER' | 'GENERE' | 'UTILISE',
  name?: string,
  base: string | null = null,
) {
  const wanted = { state: { code }, ...(name !== undefined && { name }) };
  return write(stage.database, (transaction) =>
    changeFreeTicket(transaction, troupe.seraphine, ofAnyone(uuid), wanted, base),
  );
}

describe('generating a ticket', () => {
  test('takes a seat and the next number of its date, under a new version', async () => {
    const house = await openHouse(stage.database);
    const first = await change(await addTicket(stage.database, house.date, waiting), 'GENERE');
    const second = await change(await addTicket(stage.database, house.date, waiting), 'GENERE');
    expect(first).toMatchObject({ state: 'GENERE', generated_at: after(10), ticket_number: 1 });
    expect(second.ticket_number).toBe(2);
    expect(second.version).not.toBe('first');
    expect((await seatsTaken(stage.database, house.date)).booked).toBe(2);
  });

  test('twice changes nothing the second time', async () => {
    const uuid = await stage.ticket(waiting);
    const generated = await change(uuid, 'GENERE');
    expect(await change(uuid, 'GENERE', undefined, 'first')).toEqual(generated);
  });

  test('fifty at once never take more seats than there are, and number them without a gap', async () => {
    const house = await openHouse(stage.database, { max_places: 20 });
    const tickets: string[] = [];
    for (let rank = 0; rank < 50; rank += 1)
      tickets.push(await addTicket(stage.database, house.date, waiting));
    const results = await Promise.allSettled(tickets.map((uuid) => change(uuid, 'GENERE')));
    const generated = results.flatMap((result) =>
      result.status === 'fulfilled' ? [result.value.ticket_number] : [],
    );
    const refused = results.flatMap((result) => (result.status === 'rejected' ? [result.reason] : []));
    expect(generated.sort((one, other) => (one ?? 0) - (other ?? 0))).toEqual(
      Array.from({ length: 20 }, (_, rank) => rank + 1),
    );
    expect(refused).toHaveLength(30);
    expect(
      refused.every(
        ({ code, message }) => code === 'wrong-state' && message === 'Cette séance est complète.',
      ),
    ).toBe(true);
    expect((await seatsTaken(stage.database, house.date)).booked).toBe(20);
  });

  test('the seat of a cancelled ticket may be taken again', async () => {
    const house = await openHouse(stage.database, { max_places: 1 });
    await addTicket(stage.database, house.date, { cancelled_at: after(-60) });
    expect(await change(await addTicket(stage.database, house.date, waiting), 'GENERE')).toMatchObject({
      state: 'GENERE',
    });
  });

  test('tells its owner and the ticket office', async () => {
    const uuid = await stage.ticket(waiting);
    await change(uuid, 'GENERE');
    const log = await stage.database
      .selectFrom('change_log')
      .select('collection')
      .where('key', 'in', [uuid, stage.evening.date])
      .where((is) =>
        is(
          'rev',
          '=',
          is.selectFrom('revs').select((is) => is.fn.max('rev').as('rev')),
        ),
      )
      .orderBy('collection')
      .execute();
    expect(log.map(({ collection }) => collection)).toEqual([
      'door-dates',
      'door-tickets',
      'my-tickets',
      'seats-left',
    ]);
  });
});

describe('a change that is refused', () => {
  const cases: [
    title: string,
    fields: Parameters<typeof stage.ticket>[0],
    to: 'A_GENERER' | 'GENERE' | 'UTILISE',
    name?: string,
  ][] = [
    ['taking a generated ticket back', {}, 'A_GENERER'],
    ['using a ticket by hand', {}, 'UTILISE'],
    ['using a ticket that is not generated', waiting, 'UTILISE'],
    ['generating a used ticket', { state: 'UTILISE', used_at: after(1) }, 'GENERE'],
    ['renaming a used ticket', { state: 'UTILISE', used_at: after(1) }, 'UTILISE', 'Zoé Pons'],
    ['generating a cancelled ticket', { ...waiting, cancelled_at: after(-60) }, 'GENERE'],
    ['generating a blocked ticket', { ...waiting, blocked_at: after(-60) }, 'GENERE'],
    ['generating a replaced ticket', { ...waiting, replaced_by: randomUUID() }, 'GENERE'],
  ];
  test.each(cases)('%s', async (_, fields, to, name) => {
    await expect(change(await stage.ticket(fields), to, name)).rejects.toMatchObject({ code: 'wrong-state' });
  });

  test('generating a ticket when the evening is over', async () => {
    const past = await openHouse(stage.database, { doors_close_at: after(-1) });
    await expect(change(await addTicket(stage.database, past.date, waiting), 'GENERE')).rejects.toMatchObject(
      {
        code: 'wrong-state',
        message: 'Cette séance est passée.',
      },
    );
  });

  test('one that was made on an older version', async () => {
    const uuid = await stage.ticket();
    await change(uuid, 'GENERE', 'Hélène M.', 'first');
    await expect(change(uuid, 'GENERE', 'H. Marchal', 'first')).rejects.toMatchObject({
      code: 'stale-version',
    });
  });

  test('one of a ticket that does not exist', async () => {
    await expect(change(randomUUID(), 'GENERE')).rejects.toMatchObject({ code: 'not-found' });
  });
});

test('the name on a ticket may change until it is used, and lists find the new one', async () => {
  const uuid = await stage.ticket();
  expect(await change(uuid, 'GENERE', '  Zoé Écalle  ')).toMatchObject({
    name: 'Zoé Écalle',
    name_folded: 'zoe ecalle',
  });
});
