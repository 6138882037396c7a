import type { Page } from 'playwright/test';
import { bookElsewhere, choose, expectKept, ownDate } from './support/box-office';
import { tabTo } from './support/focus';
import { expect, test } from './support/journey';
import { synchronised } from './support/visit';

const type = async (page: Page, label: string, text: string) => {
  await tabTo(page, page.getByLabel(label, { exact: true }));
  await page.keyboard.type(text);
};

test('from the front page to a booking with a keyboard alone, with the page at 200 %', async ({ page }) => {
  await page.setViewportSize({ width: 640, height: 422 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/breve');
  await synchronised(page);
  await tabTo(page, page.getByRole('link', { name: /Réserv/ }).first());
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Réservations');
  const evening = page.getByRole('link', { name: /^Réserver pour le/ }).last();
  await tabTo(page, evening);
  await page.keyboard.press('Enter');
  const seats = page.getByRole('textbox', { name: 'Plein tarif' });
  await tabTo(page, seats);
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await expect(seats).toHaveValue('2');
  await expectKept(page);
  await type(page, 'Prénom', 'Hélène');
  await type(page, 'Nom', 'Marchetti');
  await type(page, 'Adresse mail', 'clavier@public.example');
  await tabTo(page, page.getByRole('checkbox', { name: /Conditions Générales/ }));
  await page.keyboard.press('Space');
  await tabTo(page, page.getByRole('button', { name: 'Réserver 2 places' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('C’est réservé.');
  await tabTo(page, page.getByRole('button', { name: 'Annuler la réservation' }));
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('alertdialog').getByRole('button', { name: 'Annuler la réservation' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Réservation annulée.');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('until when seats are kept is said once, whatever others book meanwhile', async ({ page, server }) => {
  const date = await ownDate(server.origin, 20);
  await page.goto(`/reservations/reserver/${date}`);
  await synchronised(page);
  await choose(page, 2);
  await expectKept(page);
  const free = page.getByText(/^\d+ places libres$/);
  const left = async () => Number.parseInt((await free.textContent()) ?? '', 10);
  const before = await left();
  await page.evaluate(writeDownWhatIsSaid);
  // More than the two that are kept here, which may be counted only now.
  expect(await bookElsewhere(server.origin, date, 5)).toBe(true);
  await expect.poll(left).toBeLessThanOrEqual(before - 5);
  expect(await page.evaluate(() => document.documentElement.dataset['said'])).toBeUndefined();
});

/** In the page: what a screen reader would say of the form. */
function writeDownWhatIsSaid(): void {
  const said = document.documentElement.dataset;
  const live = '[role=status], [role=alert], output, [aria-live]';
  new MutationObserver((changes) => {
    const places = changes.map(({ target }) => (target instanceof Element ? target : target.parentElement));
    const heard = places.find((place) => place?.closest(live));
    if (heard) said['said'] = heard.textContent ?? '';
  }).observe(document.querySelector('main') ?? document.body, {
    subtree: true,
    childList: true,
    characterData: true,
  });
}
