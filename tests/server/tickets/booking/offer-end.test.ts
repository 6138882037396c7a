import { expect, test } from 'vitest';
import { bookingDesk, seats } from '../../../support/booking-desk';
import { after, curtain } from '../../../support/door';
import { lockWaits } from '../../../support/lock-waits';

const desk = bookingDesk();

test('an offer that ends while its acceptance waits for the date is not taken: others may have its seats', async () => {
  const { database } = desk.site();
  await desk.setClock(after(-3 * 24 * 60, curtain));
  const first = (await desk.book({ seats: seats(10) })).body.uuid;
  const waiting = (await desk.book({ seats: seats(10), waitingList: true })).body.uuid;
  await desk.ask('DELETE', `/api/bookings/${first}`);
  const { answer } = await database.transaction().execute(async (lock) => {
    const { date } = desk.house();
    await lock.selectFrom('show_dates').select('uuid').where('uuid', '=', date).forUpdate().execute();
    const asked = desk.ask('PUT', `/api/bookings/${waiting}`, { body: { state: { code: 'CONFIRMEE' } } });
    await lockWaits(database, 1);
    await desk.setClock(after(-3 * 24 * 60 + 12 * 60 + 1, curtain));
    return { answer: asked };
  });
  expect((await answer).body.message).toBe('Cette proposition a expiré.');
});
