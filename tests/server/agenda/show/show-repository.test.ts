import { expect, test } from 'vitest';
import { write } from '#server/platform/database/transaction';
import { readDoorDates } from '#server/agenda/show/door-date-projection';
import { moveShowDate } from '#server/agenda/show/show-repository';
import { addBookedTicket, addTicket, after, curtain, openHouse, scan, send } from '../../../support/door';
import { doorStage } from '../../../support/door-stage';

const stage = doorStage();

const windows = (keys: readonly string[]) =>
  stage.database
    .selectFrom('audience')
    .select(['collection', 'visible_until'])
    .where('key', 'in', keys)
    .where('scope', '=', 'billetterie')
    .orderBy('collection')
    .execute();

test('ticket staff see a date, its tickets and its scans until twelve hours after it begins, wherever it moves', async () => {
  const house = await openHouse(stage.database);
  const ticket = await addTicket(stage.database, house.date);
  const booking = await addBookedTicket(stage.database, house.date);
  const entry = scan(house, { ticket });
  await send(stage.database, entry);
  const keys = [house.date, ticket, booking, entry.key];
  const all = (until: Date) =>
    ['door-dates', 'door-scans', 'door-tickets', 'door-tickets'].map((collection) => ({
      collection,
      visible_until: until,
    }));
  expect(await windows(keys)).toEqual(all(after(12 * 60, curtain)));

  const tomorrow = after(24 * 60, curtain);
  await write(stage.database, (transaction) => moveShowDate(transaction, house.date, tomorrow));
  expect(await windows(keys)).toEqual(all(after(12 * 60, tomorrow)));
  expect((await readDoorDates(stage.database, [house.date])).get(house.date)).toMatchObject({
    date: tomorrow,
    doorsOpenAt: after(-45, tomorrow),
    doorsCloseAt: after(180, tomorrow),
  });
});

test('a ticket that is added while its date moves is seen as long as the date is', async () => {
  const house = await openHouse(stage.database);
  const tomorrow = after(24 * 60, curtain);
  const [ticket] = await Promise.all([
    addTicket(stage.database, house.date),
    write(stage.database, (transaction) => moveShowDate(transaction, house.date, tomorrow)),
  ]);
  expect(await windows([ticket])).toEqual([
    { collection: 'door-tickets', visible_until: after(12 * 60, tomorrow) },
  ]);
});

test('the owner of a free ticket is told of the new hour', async () => {
  const house = await openHouse(stage.database);
  const ticket = await addTicket(stage.database, house.date);
  const told = async () =>
    (
      await stage.database
        .selectFrom('change_log')
        .select('rev')
        .where('key', '=', ticket)
        .where('collection', '=', 'my-tickets')
        .execute()
    ).length;
  const before = await told();
  await write(stage.database, (transaction) => moveShowDate(transaction, house.date, after(60, curtain)));
  expect(await told()).toBe(before + 1);
});
