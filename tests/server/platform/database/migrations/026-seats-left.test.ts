import { expect, test } from 'vitest';
import { seatsLeft } from '#server/platform/database/migrations/026-seats-left';
import { bookingDesk } from '../../../../support/booking-desk';
import { openHouse } from '../../../../support/door';

const desk = bookingDesk();

test('a database of before tells of every date in sight, as if it had always done so', async () => {
  const { database } = desk.site();
  await openHouse(database, { rehearsal: true });
  const told = () =>
    database
      .selectFrom('audience')
      .select(['key', 'scope', 'visible_from', 'visible_until'])
      .where('collection', '=', 'seats-left')
      .orderBy('key')
      .execute();
  const before = await told();
  expect(before).toHaveLength(3);
  await database.deleteFrom('audience').where('collection', '=', 'seats-left').execute();
  await seatsLeft.up(database);
  expect(await told()).toEqual(before);
});
