import { expect, test } from 'vitest';
import { bookingDesk } from '../../../support/booking-desk';
import { troupe } from '../../../support/troupe';

const desk = bookingDesk();
const place = {
  name: 'Salle des fêtes',
  address: '4 rue de la Halle',
  parking: 'Devant',
  access: 'De plain-pied',
};
const payment = { words: 'Par chèque.', link: 'helloasso.example/dindon' };
const stored = async () => {
  const { location, payment } = await desk.readShow();
  return { location, payment };
};

test('a client that does not know of address, access and payment leaves them as they were', async () => {
  await desk.changeShow({ location: place, payment });
  const { payment: _, ...older } = await desk.readShow();
  expect((await desk.saveShow({ ...older, location: { name: 'Salle des fêtes' } })).status).toBe(200);
  expect(await stored()).toEqual({ location: place, payment });
});

test('but not where it names another place, of which they would not be true', async () => {
  await desk.changeShow({ location: place });
  await desk.changeShow({ location: { name: 'Gymnase' } });
  expect((await stored()).location).toEqual({ name: 'Gymnase' });
});

test('each is taken away by saving it empty', async () => {
  await desk.changeShow({ location: place, payment });
  await desk.changeShow({ location: { ...place, address: '', parking: ' ', access: '' }, payment: {} });
  expect(await stored()).toEqual({ location: { name: 'Salle des fêtes' }, payment: undefined });
});

test('what is no address of the web is refused as a link for payment', async () => {
  const { status, body } = await desk.saveShow(
    await desk.changedShow({ payment: { link: 'javascript:alert(1)' } }),
  );
  expect(status).toBe(400);
  expect(Object.keys(body.fields)).toEqual(['payment.link']);
});

test('who has booked is told of another address, and not of a first one', async () => {
  await desk.book();
  const told = async (location: object) =>
    (
      await desk.ask('POST', `/api/shows/${desk.house().show}/telling-preview`, {
        by: troupe.seraphine,
        body: await desk.changedShow({ location }),
      })
    ).body.bookings;
  const { name } = (await stored()).location;
  expect(await told({ name, address: '4 rue de la Halle' })).toBe(0);
  await desk.changeShow({ location: { name, address: '4 rue de la Halle' } });
  expect(await told({ name, address: '4 rue de la Halle', parking: 'Devant' })).toBe(0);
  expect(await told({ name, address: '12 place du Marché' })).toBe(1);
  expect(await told({ name })).toBe(0);
});
