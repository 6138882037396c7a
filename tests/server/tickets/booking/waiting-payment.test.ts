import { expect, test } from 'vitest';
import { write } from '#server/platform/database/transaction';
import { bookingDesk, seats } from '../../../support/booking-desk';

const desk = bookingDesk();

/** A full house of ten, and a booking that waits. */
async function fullHouse() {
  const { body: first } = await desk.book({ seats: seats(10) });
  const { body: waiting } = await desk.book({ waitingList: true });
  const give = () => desk.office('POST', `/api/office-bookings/${first.uuid}/cancellation`, {});
  return { waiting, give };
}

const mark = ({ uuid, name, firstname, email, version }: Record<string, unknown>) =>
  desk.office('PUT', `/api/office-bookings/${String(uuid)}`, { name, firstname, email, paid: true, version });

const now = async (uuid: string) => (await desk.ask('GET', `/api/bookings/${uuid}`)).body;

test('a booking is not marked as paid before it has its places', async () => {
  const { waiting, give } = await fullHouse();
  const refused = {
    code: 'wrong-state',
    message: 'Cette réservation n’a pas encore ses places\u00a0: elle se paie une fois confirmée.',
  };
  expect((await mark(waiting)).body).toMatchObject(refused);
  await give();
  expect((await mark(await now(waiting.uuid))).body).toMatchObject(refused);
});

test('a booking that another site told as paid while it waited takes its offer, and keeps its seats then', async () => {
  const { waiting, give } = await fullHouse();
  await write(desk.site().database, ({ database }) =>
    database.updateTable('bookings').set({ paid_at: desk.now() }).where('uuid', '=', waiting.uuid).execute(),
  );
  await give();
  const change = (body: object) => desk.ask('PUT', `/api/bookings/${waiting.uuid}`, { body });
  expect((await change({ seats: seats(1), state: { code: 'CONFIRMEE' } })).status).toBe(409);
  expect((await change({ state: { code: 'CONFIRMEE' } })).body.state.code).toBe('CONFIRMEE');
  expect((await change({ seats: seats(1) })).status).toBe(409);
});
