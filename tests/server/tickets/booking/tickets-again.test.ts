import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { bookingDesk, seats } from '../../../support/booking-desk';
import { after, curtain } from '../../../support/door';
import { type PostOffice, openPostOffice } from '../../../support/post-office';

const desk = bookingDesk();
let post: PostOffice;
let email: string;

beforeEach(async () => {
  post = await openPostOffice(desk);
  await desk.site().database.deleteFrom('mails').execute();
  email = `${randomUUID()}@public.example`;
});
afterEach(() => post.close());

const again = (body: object) => desk.ask('POST', '/api/ticket-mails', { body });
const book = async (fields: object = {}): Promise<string> =>
  (await desk.book({ email, ...fields })).body.uuid;

/** The letters that an address has got, without those that told it first that it booked. */
async function asked(to = email): Promise<readonly string[]> {
  await post.deliver();
  return (await post.outcomes(to)).flatMap(([kind, outcome]) =>
    kind === 'booking-again' ? [outcome ?? ''] : [],
  );
}

test('the ticket is sent once more, with its papers, to the address of the booking, however it was typed', async () => {
  await book();
  await post.deliver();
  await post.sink.next(email);
  await desk.tick();
  expect((await again({ email: email.toUpperCase() })).status).toBe(204);
  expect(await asked()).toEqual(['left']);
  const letter = await post.sink.next(email);
  expect(letter.subject).toMatch(/^Votre billet – Le Dindon/);
  expect(letter.attachments).toHaveLength(2);
});

test('who knows an address, or a booking of somebody else, learns nothing and sends nothing elsewhere', async () => {
  const uuid = await book();
  const stranger = `${randomUUID()}@public.example`;
  const known = await again({ email });
  const unknown = await again({ email: stranger });
  const others = await again({ email: stranger, uuid });
  for (const answer of [unknown, others])
    expect([answer.status, answer.body]).toEqual([known.status, known.body]);
  expect([await asked(), await asked(stranger)]).toEqual([['left'], []]);
});

test('about one booking, or about all of dates to come that stand', async () => {
  const uuid = await book();
  await book({ dateUuid: desk.house().otherDate });
  const cancelled = await book();
  await desk.ask('DELETE', `/api/bookings/${cancelled}`);
  await again({ email, uuid });
  expect(await asked()).toEqual(['left']);
  await desk.tick();
  await again({ email });
  expect(await asked()).toEqual(['left', 'left', 'left']);
  await desk.setClock(after(-1, curtain));
  await again({ email, uuid });
  await desk.setClock(after(1, curtain));
  await again({ email, uuid });
  expect(await asked()).toHaveLength(4);
});

test('who waits for seats is told how it stands, without a ticket', async () => {
  await book({ seats: seats(10), email: `${randomUUID()}@public.example` });
  await book({ waitingList: true });
  await post.deliver();
  await post.sink.next(email);
  await desk.tick();
  await again({ email });
  expect(await asked()).toEqual(['left']);
  const letter = await post.sink.next(email);
  expect(letter.text).toContain('aucune place ne vous est encore attribuée');
  expect(letter.attachments).toEqual([]);
});

test('a mailbox is not filled: after a few times a day it is refused, booked or not', async () => {
  await book();
  const stranger = `${randomUUID()}@public.example`;
  for (const to of [email, stranger]) {
    const statuses = [];
    for (let times = 0; times < 6; times += 1) statuses.push((await again({ email: to })).status);
    expect(statuses).toEqual([204, 204, 204, 204, 204, 429]);
  }
  expect(await asked()).toHaveLength(5);
});
