import { beforeEach, expect, test } from 'vitest';
import { daysLater } from '#common/base/paris-time';
import { write } from '#server/platform/database/transaction';
import { changeUser } from '#server/people/user/user-repository';
import { bookingRoutes } from '#server/tickets/booking/booking-routes';
import { openApi } from '../../../support/api';
import { bookingDesk, seats } from '../../../support/booking-desk';
import { after, curtain } from '../../../support/door';
import { watchStatements } from '../../../support/statements';
import { troupe } from '../../../support/troupe';

const desk = bookingDesk();
const { ulysse, marius } = troupe;

const own = async (by = ulysse) => (await desk.ask('GET', '/api/own-bookings', { by })).body;
const activate = (is_activated: boolean) =>
  write(desk.site().database, (transaction) => changeUser(transaction, ulysse.uuid, { is_activated }));

beforeEach(() => activate(true));

test('whoever is logged in finds what was booked under their address, as its page shows it, and nobody else’s', async () => {
  const { uuid } = (await desk.book({ email: ulysse.email.toUpperCase() })).body;
  await desk.book();
  const page = (await desk.ask('GET', `/api/bookings/${uuid}`)).body;
  // Each signature is another one.
  expect(await own()).toEqual([{ ...page, code: expect.any(String) }]);
  expect(await own(marius)).toEqual([]);
});

test('not before the account is activated: anybody may type an address', async () => {
  await desk.book({ email: ulysse.email });
  expect(await own()).not.toEqual([]);
  await activate(false);
  expect(await own()).toEqual([]);
});

test('until some weeks after the evening', async () => {
  const { uuid } = (await desk.book({ email: ulysse.email })).body;
  const isListed = async () => (await own()).some((booking: { uuid: string }) => booking.uuid === uuid);
  await desk.setClock(daysLater(curtain, 29));
  expect(await isListed()).toBe(true);
  await desk.setClock(daysLater(curtain, 31));
  expect(await isListed()).toBe(false);
});

test('what is to come is never crowded out by what was', async () => {
  const { email } = ulysse;
  await desk.setDate({ max_places: 100 });
  for (let count = 0; count < 50; count += 1) await desk.book({ email, seats: seats(1) });
  const { uuid } = (await desk.book({ email, dateUuid: desk.house().otherDate })).body;
  await desk.setClock(after(1, curtain));
  expect((await own())[0]).toMatchObject({ uuid });
});

test('many are read as one is', async () => {
  const countStatements = async () => {
    const { database, statements } = watchStatements(desk.site().database);
    await openApi(database, bookingRoutes)('GET', '/api/own-bookings', { by: ulysse });
    return statements.length;
  };
  await desk.book({ email: ulysse.email });
  const before = await countStatements();
  await desk.book({ email: ulysse.email });
  expect(await countStatements()).toBe(before);
});
