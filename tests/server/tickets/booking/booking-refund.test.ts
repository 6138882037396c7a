import { expect, test } from 'vitest';
import { bookingDesk } from '../../../support/booking-desk';
import { bookingPost } from '../../../support/booking-post';
import { bookingTexts } from '../../../support/booking-texts';
import { after, curtain } from '../../../support/door';
import { troupe } from '../../../support/troupe';

const desk = bookingDesk();
const post = bookingPost(desk);
const { textOf } = bookingTexts(desk);

const email = 'remi@public.example';
const badge = async () =>
  (await desk.ask('GET', '/api/counters/badges', { by: troupe.rosalie })).body.adminResa;

/** Rosalie says of Rémi's booking whether it is paid. */
async function mark(uuid: string, fields: { paid: boolean; name?: string }) {
  const { version } = (await desk.ask('GET', `/api/bookings/${uuid}`)).body;
  const holder = { name: 'Castan', firstname: 'Rémi', email };
  return desk.office('PUT', `/api/office-bookings/${uuid}`, { ...holder, ...fields, version });
}

async function paidBooking(): Promise<string> {
  const { uuid } = (await desk.book()).body;
  expect((await mark(uuid, { paid: true })).body.paidAt).toBeDefined();
  return uuid;
}

test('a paid booking that its booker cancels waits for the office, until its refund is recorded', async () => {
  const before = await badge();
  const uuid = await paidBooking();
  expect(await badge()).toBe(before);
  expect((await desk.ask('DELETE', `/api/bookings/${uuid}`)).status).toBe(204);
  expect(await badge()).toBe(before + 1);
  expect(await textOf(uuid, 'booking-cancelled')).toContain(
    'Vous aviez réglé 24,00 € : écrivez à l’association (http://localhost:8080/a-propos-de-nous/contacts) pour être remboursé.',
  );
  expect((await mark(uuid, { paid: false })).body).not.toHaveProperty('paidAt');
  expect(await badge()).toBe(before);
  expect((await mark(uuid, { paid: false })).body).toMatchObject({ code: 'wrong-state' });
});

test('of a cancelled booking the refund alone is recorded, also after the curtain, and written to nobody', async () => {
  const uuid = await paidBooking();
  const { body: gone } = await desk.office('POST', `/api/office-bookings/${uuid}/cancellation`, {});
  expect(gone).toMatchObject({ state: { code: 'ANNULEE' }, paidAt: expect.any(String) });
  await desk.setClock(after(60, curtain));
  expect((await mark(uuid, { paid: true })).body).toMatchObject({ code: 'wrong-state' });
  const { body } = await mark(uuid, { paid: false, name: 'Autre' });
  expect(body).toMatchObject({ name: 'Castan', state: { code: 'ANNULEE' } });
  expect(body).not.toHaveProperty('paidAt');
  const { body: acts } = await desk.office('GET', `/api/office-bookings/${uuid}/history`);
  expect(acts.at(-1)).toMatchObject({ kind: 'unpaid', by: { firstname: 'Rosalie' } });
  expect((await post.written(email)).map(({ kind }) => kind)).not.toContain('booking-changed');
});
