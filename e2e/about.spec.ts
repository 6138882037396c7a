import type { Locator, Page, Route } from 'playwright/test';
import { expect } from './support/journey';
import { test } from './support/mail-journey';
import { goOffline, goOnline, shellStored, synchronised } from './support/visit';
import { expectWelcomeEverywhere } from './support/welcome';

test(
  'the partners are thanked, without a network and without scripts too',
  { tag: '@offline' },
  async ({ page, browser, server }) => {
    await page.goto('/breve');
    await synchronised(page);
    await shellStored(page);
    await goOffline(page);
    const menu = page.getByRole('navigation', { name: 'Explorer' });
    await menu.getByRole('link', { name: 'Partenaires' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nos partenaires');
    await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(4);
    await expect(page.getByRole('link', { name: 'vaubrun.example' })).toHaveAttribute(
      'href',
      'https://vaubrun.example',
    );

    const context = await browser.newContext({ javaScriptEnabled: false });
    const reader = await context.newPage();
    await reader.goto(`${server.origin}/a-propos-de-nous/nos-partenaires`);
    await expect(reader.getByText('quatre cents parts de tarte')).toBeVisible();
    await context.close();
  },
);

test(
  'on a train without network the association tells its story, where it is found and its terms',
  { tag: '@offline' },
  async ({ page }) => {
    await page.goto('/breve');
    await synchronised(page);
    await shellStored(page);
    await goOffline(page);
    const main = page.getByRole('main');
    await page
      .getByRole('navigation', { name: 'Explorer' })
      .getByRole('link', { name: 'Notre histoire' })
      .click();
    await expect(main.getByText('l’arrière-salle du café de la Halle')).toBeVisible();
    const footer = page.getByRole('contentinfo');
    await footer.getByRole('link', { name: 'Contact' }).click();
    await expect(main.getByRole('heading', { name: 'Nous trouver' })).toBeVisible();
    await footer.getByRole('link', { name: 'Conditions générales d’utilisation' }).click();
    await expect(main.getByRole('heading', { name: 'Votre compte' })).toBeVisible();
  },
);

test('a visitor writes to the association, which can answer', async ({ page, post }) => {
  const form = await writeToUs(page);
  await form.getByRole('button', { name: 'Envoyer' }).click();
  await expect(form.getByText('Le message est obligatoire')).toBeVisible();
  await expect(form.getByLabel('Votre message')).toBeFocused();
  await form.getByLabel('Votre message').fill('Jouez-vous encore ce soir ?');
  await page.reload();
  await expect(form.getByLabel('Votre message')).toHaveValue('Jouez-vous encore ce soir ?');
  await form.getByRole('button', { name: 'Envoyer' }).click();
  await expect(form.getByText('Merci ! Votre message est envoyé.')).toBeFocused();
  await expect(form.getByText('La réponse viendra à remi@public.example.')).toBeVisible();
  const mail = await post.next('admin@theatre.example');
  expect(mail.replyTo).toMatchObject([{ address: 'remi@public.example' }]);
  expect(mail.text).toContain('Jouez-vous encore ce soir ?');
  // A notice would be gone by now: who looks up later still reads that it left.
  await expect(form.getByText('Merci ! Votre message est envoyé.')).toBeVisible();
  await form.getByRole('button', { name: 'Écrire un autre message' }).click();
  await expect(form.getByLabel('Votre nom')).toBeFocused();
  await expect(form.getByLabel('Votre message')).toHaveValue('');
});

test('what a visitor types before the code has come stays, and can be sent', async ({ page }) => {
  const held: Route[] = [];
  await page.route(/\/assets\/page-.*\.js/, (route) => void held.push(route));
  await page.goto('/a-propos-de-nous/contacts', { waitUntil: 'commit' });
  const form = page.getByRole('region', { name: 'Écrivez-nous' });
  await form.getByLabel('Votre nom').fill('Rémi Coste');
  await form.getByLabel('Adresse mail').fill('remi@public.example');
  await form.getByLabel('Votre message').fill('Jouez-vous encore ce soir ?');
  await expect.poll(() => held.length).toBeGreaterThan(0);
  for (const route of held) await route.continue();
  await expect(form.getByRole('button', { name: 'Envoyer' })).toBeEnabled();
  await expect(form.getByLabel('Votre message')).toHaveValue('Jouez-vous encore ce soir ?');
});

test(
  'what a visitor writes on a train leaves once when the network is back, even if the page was closed',
  { tag: '@offline' },
  async ({ page, context, post }) => {
    const form = await writeToUs(page);
    await shellStored(page);
    await goOffline(page);
    await expect(form.getByText('Il partira de lui-même.')).toBeVisible();
    await form.getByLabel('Votre message').fill('Il reste un fauteuil pour demain ?');
    await form.getByRole('button', { name: 'Envoyer' }).click();
    await expect(page.getByText(/^Il part dès que possible/)).toBeVisible();
    await page.close();
    const later = await context.newPage();
    await later.goto('/breve');
    await expect(
      later.getByLabel(/^Synchronisation : hors ligne · 1 message à envoyer/).first(),
    ).toBeAttached();
    await goOnline(later);
    expect((await post.next('admin@theatre.example')).text).toContain('Il reste un fauteuil pour demain ?');
    await synchronised(later);
    const came = post.arrived.filter(({ mail }) => mail.text?.includes('Il reste un fauteuil pour demain ?'));
    expect(came).toHaveLength(1);
  },
);

test('what is under construction says what will come, and how to call meanwhile', async ({ page }) => {
  await page.goto('/en-construction');
  await expect(page.getByText(/^Viendront\s: les pièces de l’atelier/)).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'réserver en ligne' })).toBeVisible();
  await expect(page.getByText('4 rue de la Halle')).toBeVisible();
  await expect(page.getByRole('link', { name: '05 36 49 12 84' })).toHaveAttribute(
    'href',
    'tel:+33536491284',
  );
  await expectWelcomeEverywhere(page);
});

/** The form, filled in but for what one has to say. */
async function writeToUs(page: Page): Promise<Locator> {
  await page.goto('/a-propos-de-nous/contacts');
  await synchronised(page);
  const form = page.getByRole('region', { name: 'Écrivez-nous' });
  await form.getByLabel('Votre nom').fill('Rémi Coste');
  await form.getByLabel('Adresse mail').fill('remi@public.example');
  return form;
}
