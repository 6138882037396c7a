import type { Page } from 'playwright/test';
import { enterAs } from './support/enter';
import { expect, test } from './support/journey';
import { deskStored, goOffline, goOnline, inAnotherTab, synchronised } from './support/visit';

const list = '/regie/application/texte';

async function administer(page: Page): Promise<void> {
  await enterAs(page, 'admin@theatre.example', list);
  await synchronised(page);
}

const words = (page: Page) => page.getByRole('textbox', { name: 'Texte' });

test(
  'a page of the association is edited on a train, and read by a visitor once the network is back',
  { tag: '@offline' },
  async ({ page, browser, server }) => {
    await administer(page);
    await deskStored(page);
    await goOffline(page);
    await page.getByRole('searchbox', { name: 'Rechercher' }).fill('vestiaire');
    await page.getByRole('link', { name: 'Contacts' }).click();
    // The list names versions too.
    await expect(words(page)).toBeVisible();
    await expect(page.getByText('Version 1')).toBeVisible();

    await words(page).click();
    await page.keyboard.press('Control+End');
    await page.keyboard.type(' Puis entrez.');
    await expect(page.getByText(/^Brouillon sur cet appareil, gardé à/)).toBeVisible();
    await inAnotherTab(page, (tab) => expect(words(tab)).toContainText('Puis entrez.'));
    await page.getByRole('tab', { name: 'Aperçu' }).click();
    await expect(page.getByRole('tabpanel')).toContainText('Frappez trois coups. Puis entrez.');
    await page.goto(list);
    await expect(page.getByRole('listitem').filter({ hasText: 'Contacts' })).toContainText(
      'Brouillon sur cet appareil',
    );

    await page.getByRole('link', { name: 'Contacts' }).click();
    await expect(words(page)).toContainText('Puis entrez.');
    await page.getByRole('button', { name: 'Enregistrer' }).click();
    await expect(page.getByText('Enregistré ici : partira avec le réseau')).toBeVisible();
    await goOnline(page);
    await expect(page.getByText('Tout est enregistré')).toBeVisible();
    await expect(page.getByText('Version 2')).toBeVisible();

    const visitor = await (await browser.newContext()).newPage();
    await visitor.goto(`${server.origin}/a-propos-de-nous/contacts`);
    await expect(visitor.getByText('Frappez trois coups. Puis entrez.')).toBeVisible();
  },
);

test('the words of a mail are written with its variables, and a strange one is told at its field', async ({
  page,
}) => {
  await administer(page);
  await page.getByRole('link', { name: 'Ajouter un texte' }).click();
  await page.getByRole('button', { name: /Type$/ }).click();
  await page.getByRole('option', { name: 'Mail' }).click();
  await page.getByRole('button', { name: /Mail$/ }).click();
  await page.getByRole('option', { name: 'Mot de passe changé' }).click();
  await page.getByRole('textbox', { name: 'Objet' }).fill('Votre mot de passe');
  await words(page).click();
  await page.keyboard.type('Bonjour ');
  await page.getByRole('button', { name: /^Insérer {prenom}/ }).click();
  await page.keyboard.type(' {jour}');
  await expect(page.getByText('Mot entre accolades inconnu : {jour}')).toBeVisible();
  await expect(words(page)).toHaveAttribute('aria-invalid', 'true');
  await expect(words(page)).toHaveAccessibleDescription(/Mot entre accolades inconnu/);
  await page.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(words(page)).toBeFocused();

  for (let typed = 0; typed < ' {jour}'.length; typed += 1) await page.keyboard.press('Backspace');
  await page.getByRole('tab', { name: 'Aperçu' }).click();
  await expect(page.getByRole('region', { name: 'Aperçu du mail' })).toContainText('Bonjour Claire');
  await page.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(page.getByText('Tout est enregistré')).toBeVisible();
  await page.goto(list);
  await expect(page.getByRole('region', { name: 'Mails' })).toContainText('Mot de passe changé');
});
