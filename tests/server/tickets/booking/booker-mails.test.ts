import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { eraseBooker } from '#server/tickets/booking/booker-repository';
import { write } from '#server/platform/database/transaction';
import { bookingDesk } from '../../../support/booking-desk';
import { bookingPost } from '../../../support/booking-post';
import { troupe } from '../../../support/troupe';

const desk = bookingDesk();
const post = bookingPost(desk);

test('letters belong to the account of their address, and go with the bookings of whoever leaves', async () => {
  const { uuid, email } = troupe.marius;
  await desk.book({ email });
  expect((await post.written(email)).map(({ user_uuid }) => user_uuid)).toEqual([uuid]);
  const stranger = `${randomUUID()}@public.example`;
  await desk.book({ email: stranger });
  expect((await post.written(stranger)).map(({ user_uuid }) => user_uuid)).toEqual([null]);
  await write(desk.site().database, (transaction) => eraseBooker(transaction, stranger));
  expect(await post.written(stranger)).toEqual([]);
});
