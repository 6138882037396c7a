import { test } from '../support/engines/engine-journey';
import { logIn, synchronised } from '../support/engines/tab-visit';

test('who logs in sees their profile, is known again when the browser opens again, and logs out', async ({
  tab,
}) => {
  await tab.go('/breve');
  await logIn(tab, 'visiteur@theatre.example');
  await tab.go('/utilisateur/profil');
  await tab.sees('Mes appareils');
  await tab.sees('cet appareil');
  await synchronised(tab);
  await tab.reopen();
  await tab.go('/utilisateur/profil');
  await tab.sees('cet appareil');
  await tab.press('button', 'Se déconnecter');
  await tab.sees('Vous allez être déconnecté. Continuer ?');
  await tab.press('button', 'Oui');
  await tab.sees("S'identifier");
});
