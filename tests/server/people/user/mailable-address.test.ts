import { is } from 'superstruct';
import { describe, expect, test } from 'vitest';
import { passwordRequest, registration } from '#common/contract/people/account';
import { loginRequest } from '#common/contract/people/session';
import { contactMessage } from '#common/contract/site/contact';
import { write } from '#server/platform/database/transaction';
import { bookingDesk, order, seats } from '../../../support/booking-desk';
import { troupe } from '../../../support/troupe';

const desk = bookingDesk();
const SENTENCE = "L'adesse mail n'est pas correcte\u00a0: il y a un point de trop avant l’@";
const odd = 'jean..martin@x.fr';
const refused = (status: number, body: { readonly fields?: object }) => [status, body.fields];

test.each(['.jean@x.fr', 'jean.@x.fr', odd])(
  'nobody books with %s, which mail servers refuse',
  async (email) => {
    const { status, body } = await desk.book({ email });
    expect(refused(status, body)).toEqual([400, { email: SENTENCE }]);
    const byPhone = await desk.office('POST', '/api/office-bookings', {
      dateUuid: desk.house().date,
      name: 'Martin',
      firstname: 'Jean',
      email,
      seats: seats(1),
    });
    expect(refused(byPhone.status, byPhone.body)).toEqual([400, { email: SENTENCE }]);
  },
);

test('nobody opens an account or writes to the association with one, but whoever has one logs in', () => {
  const account = { name: 'Martin', firstname: 'Jean', email: odd, password: 'Entracte-20!' };
  const message = { name: 'Martin', email: odd, message: 'Bonjour' };
  expect(is(account, registration)).toBe(false);
  expect(is({ ...account, email: 'jean.martin@x.fr' }, registration)).toBe(true);
  expect(is(message, contactMessage)).toBe(false);
  expect(is({ email: odd, password: 'Entracte-20!' }, loginRequest)).toBe(true);
  expect(is({ email: odd }, passwordRequest)).toBe(true);
});

describe('an address that was stored before', () => {
  test('stays that of its booking, whose seats the office changes', async () => {
    const { body } = await desk.book();
    await write(desk.site().database, ({ database }) =>
      database.updateTable('bookings').set({ email: odd }).where('uuid', '=', body.uuid).execute(),
    );
    const change = (fields: object) =>
      desk.office('PUT', `/api/office-bookings/${body.uuid}`, {
        name: body.name,
        firstname: body.firstname,
        version: body.version,
        paid: false,
        ...fields,
      });
    const other = await change({ email: 'marie..martin@x.fr' });
    expect(refused(other.status, other.body)).toEqual([400, { email: SENTENCE }]);
    const kept = await change({ email: odd, seats: seats(1) });
    expect([kept.status, kept.body.email]).toEqual([200, odd]);
  });

  test('stays that of an account, which books with it', async () => {
    const { colette } = troupe;
    const setEmail = (email: string) =>
      write(desk.site().database, ({ database }) =>
        database.updateTable('users').set({ email }).where('uuid', '=', colette.uuid).execute(),
      );
    await setEmail(odd);
    const { status } = await desk.ask('POST', '/api/bookings', {
      by: colette,
      body: order(desk.house().date, { email: odd }),
    });
    await setEmail(colette.email);
    expect(status).toBe(201);
  });
});
