import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { bookingDesk, seats } from '../../../support/booking-desk';
import { after, curtain } from '../../../support/door';
import { type PostOffice, openPostOffice } from '../../../support/post-office';

const desk = bookingDesk();
let post: PostOffice;

beforeEach(async () => {
  post = await openPostOffice(desk);
  await desk.site().database.deleteFrom('mails').execute();
});
afterEach(() => post.close());

const somebody = () => `${randomUUID()}@public.example`;
const book = async (email: string, fields: object = {}): Promise<string> =>
  (await desk.book({ email, ...fields })).body.uuid;
const read = async (uuid: string) => (await desk.ask('GET', `/api/bookings/${uuid}`)).body;
const correct = (uuid: string, email: string) =>
  desk.ask('PUT', `/api/bookings/${uuid}/email`, { body: { email } });
const deliver = async () => {
  await post.deliver();
  await desk.tick();
};

describe('the page of a booking says of its letter', () => {
  test('that it waits to leave, and then that it has left', async () => {
    const uuid = await book(somebody());
    expect((await read(uuid)).isMailSent).toBe(false);
    await deliver();
    expect((await read(uuid)).isMailSent).toBe(true);
  });

  test('that it was refused', async () => {
    const email = somebody();
    const uuid = await book(email);
    post.sink.refuseAddress(email);
    await deliver();
    expect(await read(uuid)).toMatchObject({ isMailRefused: true });
    expect((await read(uuid)).isMailSent).toBeUndefined();
  });
});

describe('a wrong address', () => {
  test('is put right, and the ticket goes there', async () => {
    const [wrong, right] = [somebody(), somebody()];
    const uuid = await book(wrong);
    post.sink.refuseAddress(wrong);
    await deliver();
    expect((await read(uuid)).canCorrectEmail).toBe(true);
    const answer = await correct(uuid, right);
    expect([answer.status, answer.body]).toMatchObject([200, { email: right, isMailSent: false }]);
    await deliver();
    expect((await post.sink.next(right)).attachments).toHaveLength(2);
    const shown = await read(uuid);
    expect([shown.isMailRefused, shown.isMailSent]).toEqual([undefined, true]);
    const history = (await desk.office('GET', `/api/office-bookings/${uuid}/history`)).body;
    expect(history.at(-1)).toMatchObject({ kind: 'holder', office: false });
  });

  test('is not written to any more, if its letter had not left', async () => {
    const [wrong, right] = [somebody(), somebody()];
    const uuid = await book(wrong);
    await desk.tick();
    await correct(uuid, right);
    await deliver();
    expect(await post.outcomes(wrong)).toEqual([['booking-confirmed', 'address-changed']]);
    expect(await post.outcomes(right)).toEqual([['booking-confirmed', 'left']]);
  });

  test('that no offer reached is put right, and the seats are offered to its booker again', async () => {
    const [wrong, right] = [somebody(), somebody()];
    const first = await book(somebody(), { seats: seats(10) });
    const uuid = await book(wrong, { seats: seats(10), waitingList: true });
    post.sink.refuseAddress(wrong);
    await desk.tick();
    await desk.ask('DELETE', `/api/bookings/${first}`);
    await deliver();
    expect((await read(uuid)).state.code).toBe('EN_ATTENTE');
    expect((await correct(uuid, right)).body.state.code).toBe('PROPOSEE');
    await deliver();
    expect(await post.outcomes(right)).toEqual([['booking-offer', 'left']]);
  });

  describe('whose offer is over, and no letter had left', () => {
    let uuid: string;
    beforeEach(async () => {
      const first = await book(somebody(), { seats: seats(10) });
      uuid = await book(somebody(), { seats: seats(10), waitingList: true });
      await desk.tick();
      await desk.ask('DELETE', `/api/bookings/${first}`);
    });
    const byOffice = async (email: string) => {
      const { name, firstname, version } = await read(uuid);
      const change = { name, firstname, email, paid: false, version };
      return desk.office('PUT', `/api/office-bookings/${uuid}`, change);
    };

    test.each([
      ['its booker', (email: string) => correct(uuid, email)],
      ['the office', byOffice],
    ])('has its turn again, put right by %s', async (_, putRight) => {
      const right = somebody();
      await desk.setClock(after(-11 * 60, curtain));
      expect((await putRight(right)).body.state.code).toBe('PROPOSEE');
      expect(await post.outcomes(right)).toEqual([['booking-offer', 'waits']]);
    });

    test.each([
      ['its booker', (email: string) => correct(uuid, email), 'booking-again'],
      ['the office', byOffice, 'booking-changed'],
    ])('is told that it waits, put right by %s once booking has ended', async (_, putRight, letter) => {
      const right = somebody();
      await desk.setDate({ closing_date: after(-10 * 60, curtain) });
      await desk.setClock(after(-9 * 60, curtain));
      expect((await putRight(right)).body.state.code).toBe('EN_ATTENTE');
      expect(await post.outcomes(right)).toEqual([[letter, 'waits']]);
    });
  });

  test('is put right once; typed once more as it is, it is no correction', async () => {
    const email = somebody();
    const uuid = await book(email);
    expect((await correct(uuid, email)).status).toBe(200);
    expect((await correct(uuid, somebody())).status).toBe(200);
    const again = await correct(uuid, somebody());
    expect([again.status, again.body.code]).toEqual([409, 'wrong-state']);
    expect((await read(uuid)).canCorrectEmail).toBeUndefined();
  });

  test('is not put right by one that mail does not reach', async () => {
    const answer = await correct(await book(somebody()), 'jérôme@orange.example');
    expect([answer.status, answer.body.fields]).toMatchObject([
      400,
      { email: expect.stringContaining('jerome@orange.example') },
    ]);
  });

  test('stays, once the booking is cancelled or its evening has begun', async () => {
    const [cancelled, begun] = [await book(somebody()), await book(somebody())];
    await desk.ask('DELETE', `/api/bookings/${cancelled}`);
    expect((await correct(cancelled, somebody())).body.code).toBe('wrong-state');
    await desk.setClock(after(1, curtain));
    expect((await correct(begun, somebody())).body.code).toBe('wrong-state');
  });
});
