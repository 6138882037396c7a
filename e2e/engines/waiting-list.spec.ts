import { choose, introduce } from '../support/engines/booking-form';
import { test } from '../support/engines/engine-journey';
import { synchronised } from '../support/engines/tab-visit';
import { ownDate, sellOut } from '../support/box-office';

test('a date that fills up while one books has a waiting list', { tag: '@soak' }, async ({ tab, server }) => {
  const date = await ownDate(server.origin, 12);
  await tab.go(`/reservations/reserver/${date}`);
  await synchronised(tab);
  await introduce(tab);
  await sellOut(server.origin, date);
  await choose(tab, 2);
  await tab.press('button', 'S’inscrire sur la liste d’attente');
  await tab.isAt('Vous êtes sur la liste d’attente.');
});
