import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { expireOffers } from '#server/tickets/booking/waiting-list-repository';
import { write } from '#server/platform/database/transaction';
import { passwordChangedLetter } from '#server/platform/mail/account-letters';
import { queueMail } from '#server/platform/mail/mail-repository';
import { bookingDesk, seats } from '../../../support/booking-desk';
import { after, curtain } from '../../../support/door';

const desk = bookingDesk();
const start = after(-3 * 24 * 60, curtain);
const at = (hours: number) => after(hours * 60, start);

test('a letter of before an offer, which leaves after it, has not told it', async () => {
  await desk.setClock(at(-1));
  const { uuid: first } = (await desk.book({ seats: seats(10) })).body;
  const email = `${randomUUID()}@public.example`;
  const { uuid } = (await desk.book({ email, seats: seats(10), waitingList: true })).body;
  await desk.setClock(start);
  await desk.ask('DELETE', `/api/bookings/${first}`);
  const { database } = desk.site();
  const to = { uuid: null, email };
  const letter = passwordChangedLetter('Anna', 0);
  await write(database, (transaction) =>
    queueMail(transaction, 'booking-changed', to, letter, { bookingUuid: uuid }),
  );
  await database
    .updateTable('mails')
    .set({ created_at: at(-1), try_after: null, sent_at: at(1) })
    .where('kind', '=', 'booking-changed')
    .execute();
  await desk.setClock(at(12));
  expect(await expireOffers(database)).toBe(1);
  expect((await desk.ask('GET', `/api/bookings/${uuid}`)).body.state.code).toBe('EN_ATTENTE');
});
