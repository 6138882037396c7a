import { describe, expect, test } from 'vitest';
import type { NewWrite } from '#worker/api';

interface Told {
  readonly lane: 'free-ticket:1';
  readonly base: null;
  readonly label: 'Place';
}

/** Whether a page may save this: it is the compiler that takes one answer alone. */
const maySave = <Said>(answer: Said & Told extends NewWrite ? true : false) => answer;

interface Sale<At> {
  call: 'createTicketOrder';
  params: {};
  body: { uuid: 'u'; dateUuid: 'd'; total: 12; state: { code: 'PAYEE' }; at: At };
}

interface Booking<Seats> {
  call: 'createBooking';
  params: {};
  body: {
    dateUuid: 'd';
    name: 'Marty';
    firstname: 'Colette';
    email: 'colette@marty.example';
    seats: Seats;
    total: 24;
    terms: true;
  };
}

interface Generating<Body> {
  call: 'updateFreeTicket';
  params: { uuid: 'u' };
  body: Body;
}

describe('a write that a page saves', () => {
  test('says what its call takes, a moment as a date or in its wire form', () => {
    expect(maySave<Sale<Date>>(true)).toBe(true);
    expect(maySave<Sale<string>>(true)).toBe(true);
    expect(maySave<Sale<number>>(false)).toBe(false);
  });

  test('need not say what the server does not look at', () => {
    expect(maySave<Booking<[{ category: { slug: 'adulte' }; count: 2 }]>>(true)).toBe(true);
    expect(maySave<Booking<[{ category: { slug: 'adulte' } }]>>(false)).toBe(false);
  });

  test('has no other body than that of its call', () => {
    expect(maySave<Generating<{ state: { code: 'GENERE' } }>>(true)).toBe(true);
    expect(maySave<Generating<{ state: { code: 'PERDU' } }>>(false)).toBe(false);
    expect(maySave<Generating<{ version: 3 }>>(false)).toBe(false);
    expect(maySave<Generating<null>>(false)).toBe(false);
  });

  test('names its thing as its call does', () => {
    expect(maySave<{ call: 'deleteNews'; params: { slug: 'rideau' }; body: null }>(true)).toBe(true);
    expect(maySave<{ call: 'deleteNews'; params: { uuid: 'u' }; body: null }>(false)).toBe(false);
  });

  test('is of a call that may wait', () => {
    expect(maySave<{ call: 'readSettings'; params: {}; body: null }>(false)).toBe(false);
  });
});
