import { beforeAll, describe, expect, test } from 'vitest';
import { must } from '#common/base/must';
import { shortCodeOf } from '#common/rules/short-code';
import { listFreeTickets } from '#server/tickets/free-ticket/free-ticket-list';
import { addTicket, after, openHouse } from '../../../support/door';
import { doorStage } from '../../../support/door-stage';
import { troupe } from '../../../support/troupe';

const stage = doorStage();

beforeAll(async () => {
  const { date, otherDate } = stage.evening;
  await addTicket(stage.database, date, { name: 'Hélène Marchal' });
  await addTicket(stage.database, date, { name: 'Émile Marchal', state: 'A_GENERER', generated_at: null });
  await addTicket(stage.database, otherDate, { name: 'Zoé Pons', state: 'UTILISE', used_at: after(1) });
  await addTicket(stage.database, date, { name: 'Hélène d’Arcy', owner_uuid: troupe.colette.uuid });
});

const names = async (
  ...args: Parameters<typeof listFreeTickets> extends [unknown, ...infer Rest] ? Rest : never
) => (await listFreeTickets(stage.database, ...args)).data.map(({ name }) => name);

describe('free tickets', () => {
  test('come with the latest date first, then by name, blind to accents', async () => {
    expect(await names({}, null)).toEqual(['Zoé Pons', 'Émile Marchal', 'Hélène d’Arcy', 'Hélène Marchal']);
  });

  test('can be limited to one’s own', async () => {
    expect(await names({}, troupe.colette.uuid)).toEqual(['Hélène d’Arcy']);
  });

  test('are found by the beginnings of words in any order, without accents', async () => {
    expect(await names({ name: 'march hel' }, null)).toEqual(['Hélène Marchal']);
    expect(await names({ name: 'arcy' }, null)).toEqual(['Hélène d’Arcy']);
    expect(await names({ name: 'lene' }, null)).toEqual([]);
    expect(await names({ name: '%' }, null)).toHaveLength(4);
  });

  test('are found by the code on them', async () => {
    const { data } = await listFreeTickets(stage.database, { name: 'zoe' }, null);
    const code = shortCodeOf(must(data[0], 'a ticket').uuid);
    for (const typed of [code, code.toLowerCase().replace('-', ' '), `Code : ${code}.`])
      expect(await names({ name: typed }, null)).toEqual(['Zoé Pons']);
    expect(await names({ name: code }, troupe.colette.uuid)).toEqual([]);
  });

  test('are found by state and by show', async () => {
    expect(await names({ state: 'A_GENERER' }, null)).toEqual(['Émile Marchal']);
    const other = await openHouse(stage.database);
    await addTicket(stage.database, other.date, { name: 'Ailleurs' });
    const show = `le-dindon-${other.show.slice(0, 8)}`;
    expect(await names({ show }, null)).toEqual(['Ailleurs']);
  });

  test('are counted as they are, whatever becomes of them', async () => {
    const totalOf = async (query: Parameters<typeof listFreeTickets>[1]) =>
      (await listFreeTickets(stage.database, query, null)).metadata.total;
    const [all, used] = [await totalOf({}), await totalOf({ state: 'UTILISE' })];
    const uuid = await stage.ticket();
    await stage.sendOne({ ticket: uuid });
    expect([await totalOf({}), await totalOf({ state: 'UTILISE' })]).toEqual([all + 1, used + 1]);
    expect(await totalOf({ name: 'marchal' })).toBe(
      (await names({ name: 'marchal', limit: 200 }, null)).length,
    );
  });

  test('come in pages with their place in the whole', async () => {
    const page = await listFreeTickets(stage.database, { page: 2, limit: 1 }, troupe.marius.uuid);
    expect(page.data).toHaveLength(1);
    expect(page.metadata).toMatchObject({ currentPage: 2, offsetStart: 2, offsetEnd: 2 });
  });
});
