import { choose, introduce } from '../support/engines/booking-form';
import { test } from '../support/engines/engine-journey';
import { goOffline, goOnline, shellStored, synchronised } from '../support/engines/tab-visit';
import { ownDate } from '../support/box-office';

test.use({ size: { width: 390, height: 844 } });

test('seats are booked, and the page of the booking opens without a network and changes it', async ({
  tab,
  front,
  server,
}) => {
  await tab.go(`/reservations/reserver/${await ownDate(server.origin, 20)}`);
  await synchronised(tab);
  await choose(tab, 2);
  await tab.sees('Vos places sont gardées jusqu’à');
  await introduce(tab);
  await tab.press('button', 'Réserver 2 places');
  await tab.isAt('C’est réservé.');
  await shellStored(tab);
  await goOffline(tab, front);
  await tab.reload();
  await tab.isAt('C’est réservé.');
  await tab.sees('À présenter à l’entrée');
  await goOnline(tab, front);
  await tab.press('button', 'Changer les places');
  await choose(tab, 3);
  await tab.press('button', 'Enregistrer');
  await tab.sees('Plein tarif × 3');
});

test(
  'what is booked without a network is sent once there is one',
  { tag: '@soak' },
  async ({ tab, front, server }) => {
    await tab.go(`/reservations/reserver/${await ownDate(server.origin, 20)}`);
    await synchronised(tab);
    await shellStored(tab);
    await goOffline(tab, front);
    await choose(tab, 1);
    await introduce(tab);
    await tab.press('button', 'Réserver 1 place');
    await tab.isAt('Votre réservation attend le réseau.');
    const address = await tab.read(() => location.pathname);
    await tab.reopen();
    await front.comeBack();
    await tab.go(address);
    await tab.isAt('C’est réservé.');
  },
);
