import { ApiClient } from '../support/api-client';
import { dateWithOpenDoors } from '../support/box-office';
import { expect, test } from '../support/engines/engine-journey';
import { enterAs, goOffline, goOnline, synchronised } from '../support/engines/tab-visit';

test.use({ size: { width: 390, height: 844 } });

test('the counter sells seats, also while the network is gone, and each sale arrives once', async ({
  tab,
  front,
  server,
}) => {
  const date = await dateWithOpenDoors(server.origin);
  await enterAs(tab, front, 'billetterie@theatre.example', `/bar/billetterie?seance=${date}`);
  await synchronised(tab);
  await tab.press('button', 'Augmenter Plein tarif');
  await tab.press('button', 'Augmenter Plein tarif');
  await tab.press('button', 'Espèces');
  await tab.press('button', /^Encaisser/);
  await tab.sees(/n° 1 à 2/);
  await goOffline(tab, front);
  await tab.press('button', 'Augmenter Enfant');
  await tab.press('button', 'Carte');
  await tab.press('button', /^Encaisser/);
  await tab.sees('Gardée ici, part avec le réseau');
  await goOnline(tab, front);
  const office = await ApiClient.logIn(server.origin, 'billetterie@theatre.example');
  await expect
    .poll(async () => (await office.ordersOf(date)).map(({ firstNumber }) => firstNumber))
    .toEqual([1, 3]);
});
