import type { Tab } from './tab';

/** Chooses seats of the usual tariff. */
export async function choose(tab: Tab, count: number): Promise<void> {
  await tab.fill(/^Plein tarif/, String(count));
  await tab.keys('Tab');
}

/** Fills in all that a visitor is asked for besides the seats. */
export async function introduce(tab: Tab): Promise<void> {
  await tab.fill('Prénom', 'Hélène');
  await tab.fill('Nom', 'Marchetti');
  await tab.fill('Adresse mail', 'helene@public.example');
  await tab.press('checkbox', /Conditions Générales/);
}
