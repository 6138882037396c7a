import { expect, test } from '../support/engines/engine-journey';
import { logIn, synchronised } from '../support/engines/tab-visit';

test.use({ size: { width: 390, height: 844 } });

test(
  'the menu of a phone leads to every part, and nothing is wider than the screen',
  { tag: '@soak' },
  async ({ tab }) => {
    await tab.go('/breve');
    await synchronised(tab);
    for (const [link, heading] of [
      ['Archives', /archives/i],
      ['Association', /./],
      ['Réservations', 'Réservations'],
    ] as const) {
      await tab.press('button', 'Menu');
      await tab.press('link', link);
      await tab.isAt(heading);
      expect(await tab.read(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    }
  },
);

test('a member logs in on a phone and generates a ticket', { tag: '@soak' }, async ({ tab }) => {
  await tab.go('/breve');
  await logIn(tab, 'membre@theatre.example');
  await tab.go('/utilisateur/profil');
  await synchronised(tab);
  await tab.press('button', /^Générer/);
  await tab.sees('Généré');
});
